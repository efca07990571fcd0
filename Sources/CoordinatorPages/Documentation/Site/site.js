// A page of the site: light or dark, and search in all pages. Without this script the pages read as well.

(() => {
  "use strict";

  const appearances = ["system", "light", "dark"];
  const key = "coordviz-appearance";
  const root = document.documentElement;

  /** What the reader chose last time; pages from files may not remember. */
  const remembered = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const setAppearance = name => {
    root.dataset.appearance = appearances.includes(name) ? name : "system";
    const button = document.getElementById("appearance");
    if (!button) return;
    const label = `${button.dataset.name}: ${button.dataset[root.dataset.appearance]}`;
    button.setAttribute("aria-label", label);
    button.title = label;
  };

  // Before the page is drawn, so that nothing flashes.
  setAppearance(remembered());

  const nextAppearance = () => {
    const next = appearances[(appearances.indexOf(root.dataset.appearance) + 1) % appearances.length];
    setAppearance(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // Then it holds for this page.
    }
  };

  /** The names of all pages, loaded when they are first asked for. */
  let index = null;
  const loadIndex = () => {
    index ??= new Promise(done => {
      const script = document.createElement("script");
      script.src = `${document.body.dataset.root}assets/search.js`;
      script.onload = () => done(window.coordvizIndex);
      script.onerror = () => done({kinds: {}, entries: []});
      document.head.append(script);
    });
    return index;
  };

  /** The lower the better; nothing where a name has nothing of what is looked for. */
  const rank = (name, query) => {
    const small = name.toLowerCase();
    if (small === query) return 0;
    if (small.startsWith(query)) return 1;
    if (name.replace(/[^\p{Lu}]/gu, "").toLowerCase().startsWith(query) && query.length > 1) return 2;
    const place = small.indexOf(query);
    if (place < 0) return null;
    return /[^\p{Ll}]/u.test(name[place]) ? 3 : 4;
  };

  const search = ({entries}, query) =>
    entries.map(entry => ({entry, rank: rank(entry[0], query) ?? (entry[3].toLowerCase().includes(query) ? 5 : null)}))
      .filter(found => found.rank !== null)
      .sort((a, b) => a.rank - b.rank || a.entry[0].length - b.entry[0].length)
      .slice(0, 12);

  const element = (name, attributes, ...content) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...content);
    return made;
  };

  const startSearch = (query, list) => {
    let [current, request] = [-1, 0];
    const options = () => [...list.querySelectorAll("[role=option]")];

    const choose = number => {
      const all = options();
      current = all.length ? (number + all.length) % all.length : -1;
      all.forEach((option, place) => option.setAttribute("aria-selected", String(place === current)));
      if (current < 0) return query.removeAttribute("aria-activedescendant");
      query.setAttribute("aria-activedescendant", all[current].id);
      all[current].scrollIntoView({block: "nearest"});
    };

    const close = () => {
      list.hidden = true;
      query.setAttribute("aria-expanded", "false");
      query.removeAttribute("aria-activedescendant");
    };

    const option = (index, {entry: [name, kind, page, detail]}, place) => {
      const link = element("a", {href: document.body.dataset.root + page, tabindex: "-1"},
        element("span", {class: "name"}, name),
        element("span", {class: "of"}, [index.kinds[kind], detail].filter(Boolean).join(" · ")));
      return element("li", {role: "option", id: `found-${place}`, class: kind, "aria-selected": "false"}, link);
    };

    const show = async () => {
      const words = query.value.trim().toLowerCase();
      const number = ++request;
      if (!words) return close();
      const index = await loadIndex();
      if (number !== request) return;
      const found = search(index, words).map((each, place) => option(index, each, place));
      list.replaceChildren(...(found.length ? found : [element("li", {class: "nothing"}, query.dataset.nothing)]));
      list.hidden = false;
      query.setAttribute("aria-expanded", "true");
      choose(found.length ? 0 : -1);
      root.dataset.found = String(found.length);
    };

    const keys = {
      ArrowDown: () => choose(current + 1),
      ArrowUp: () => choose(current - 1),
      Enter: () => options()[current]?.querySelector("a").click(),
      Escape: () => { query.value = ""; close(); },
    };
    query.addEventListener("focus", loadIndex);
    query.addEventListener("input", show);
    query.addEventListener("keydown", event => {
      if (!keys[event.key] || event.isComposing) return;
      event.preventDefault();
      keys[event.key]();
    });
    query.addEventListener("blur", () => setTimeout(close, 150));
    document.addEventListener("keydown", event => {
      if (event.key !== "/" || event.target.closest?.("input, textarea, select")) return;
      event.preventDefault();
      query.focus();
    });
  };

  addEventListener("DOMContentLoaded", () => {
    const button = document.getElementById("appearance");
    setAppearance(root.dataset.appearance);
    button.hidden = false;
    button.addEventListener("click", nextAppearance);
    startSearch(document.getElementById("query"), document.getElementById("found"));
    root.dataset.site = "ready";
  });
})();

// Light or dark: as the system has it, unless the reader says otherwise.

const appearances = ["system", "light", "dark"];
const appearanceKey = "coordviz-appearance";

/** What the reader chose last time; pages from files may not remember. */
function rememberedAppearance() {
  try {
    return localStorage.getItem(appearanceKey) ?? "system";
  } catch {
    return "system";
  }
}

function setAppearance(name) {
  const known = appearances.includes(name) ? name : "system";
  document.documentElement.dataset.appearance = known;
  called(document.querySelector("[data-do=appearance]"), say("appearance", say(known)));
  try {
    localStorage.setItem(appearanceKey, known);
  } catch {
    // Then it holds for this visit.
  }
}

function nextAppearance() {
  const now = appearances.indexOf(document.documentElement.dataset.appearance);
  setAppearance(appearances[(now + 1) % appearances.length]);
}

#!/bin/bash
# Builds coordviz as it is released, and prints its path.
#
#   Scripts/build-release.sh
#
# On Linux, the command contains Swift's libraries, so it runs on machines without Swift. On macOS, set ARCHS to build for
# several processors: ARCHS="arm64 x86_64" Scripts/build-release.sh
set -euo pipefail

project=$(cd "$(dirname "$0")/.." && pwd)
libraries=$project/.build/libraries

# A folder that the linker searches first. The compiler's own folder also holds the shared library, which it would prefer.
add_static_cxx() {
  local archive
  archive=$(clang -print-file-name=libstdc++.a 2>/dev/null || true)
  [[ ! -f $archive ]] || ln -sf "$archive" "$libraries/"
}

# A libcurl whose functions only stop the program. Foundation needs libcurl for downloads. coordviz downloads nothing, and
# many machines do not have libcurl.
add_empty_curl() {
  local foundation
  foundation=$(dirname "$(command -v swiftc)")/../lib/swift_static/linux/lib_CFURLSessionInterface.a
  nm -u "$foundation" | sed -n 's/^ *U \(curl_[a-z_]*\)$/void \1(void) { __builtin_trap(); }/p' | sort -u \
    | clang -x c -c -fPIC -Wno-everything -o "$libraries/curl.o" -
  ar rcs "$libraries/libcurl.a" "$libraries/curl.o"
}

options=(-c release --package-path "$project")
if [[ $(uname) == Linux ]]; then
  mkdir -p "$libraries"
  add_static_cxx
  add_empty_curl
  # The two other options let the command start sooner: the compiler looks up no types by their names, and the command
  # exports no functions.
  options+=(
    --static-swift-stdlib
    -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
    -Xlinker --no-export-dynamic -Xlinker "-L$libraries"
  )
else
  for arch in ${ARCHS:-}; do options+=(--arch "$arch"); done
fi

swift build --quiet "${options[@]}" --product "coordviz" >&2
echo "$(swift build "${options[@]}" --show-bin-path)/coordviz"

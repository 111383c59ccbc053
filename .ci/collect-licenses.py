#!/usr/bin/env python3
"""Writes the licenses of everything that a build has linked, and fails if a part of it has none.

usage: collect-licenses.py BUILD CHECKOUTS TOOLCHAIN copyright   the copyright file of a Debian package
       collect-licenses.py BUILD CHECKOUTS TOOLCHAIN full        the same with every text in full

BUILD is the folder of the product, as .build/release; its Objects.LinkFileList says which modules are linked, and what the
compiler has written beside the objects, from which package each of them is. TOOLCHAIN holds Swift's own license, because
its libraries are linked too.
"""
import re
import sys
from pathlib import Path

APACHE_END = "limitations under the License."
NAMES = re.compile(r"(LICEN[CS]E|COPYING|NOTICE)S?(\.(txt|md))?", re.IGNORECASE)

OWN = """Pushwright, with the themes in share/pushwright/themes.
Copyright the Pushwright authors. The repository names no license.

It contains data of Unicode (CLDR, ICU and the character database):
Copyright 1991 Unicode, Inc. and others, under the Unicode License V3,
https://www.unicode.org/license.txt
"""


def linked_packages(build, checkouts):
    """The checkouts that the linked objects were compiled from."""
    lists = list(Path(build).glob("pushwright.product/Objects.LinkFileList"))
    if not lists:
        sys.exit(f"{build} has no pushwright.product: build the product first")
    modules = set()
    for line in lists[0].read_text().splitlines():
        match = re.search(r"([^/'\"\s]+)\.build/", line)
        if match:
            modules.add(match.group(1))
    packages = set()
    for module in sorted(modules):
        source = first_source(Path(build) / f"{module}.build")
        if source is None:
            sys.exit(f"{module} is linked, and nothing says where its sources are")
        match = re.search(r"/checkouts/([^/]+)/", source)
        if match:
            packages.add(match.group(1))
    return packages


def first_source(folder):
    """The first source file of a module: Swift's have a list, and the others a file beside each object."""
    sources = folder / "sources"
    if sources.is_file():
        return sources.read_text().splitlines()[0].strip("'\"")
    for file in sorted(folder.rglob("*.d")):
        words = file.read_text(errors="replace").replace("\\\n", " ").split()
        paths = [word for word in words if not word.endswith(":") and not word.endswith(".o")]
        if paths and paths[0] != ":":
            return paths[0]
        if len(paths) > 1:
            return paths[1]
    return None


def license_files(folder):
    """Those of the package, and of what it carries from elsewhere."""
    top = [path for path in sorted(folder.iterdir()) if path.is_file() and NAMES.fullmatch(path.name)]
    if not any(re.match("licen|copying", path.name, re.IGNORECASE) for path in top):
        sys.exit(f"{folder.name} has no license: nothing that is linked may lack one")
    below = [
        path for path in sorted(folder.rglob("*"))
        if path.is_file() and NAMES.fullmatch(path.name) and path.parent != folder
        and "Sources" in path.relative_to(folder).parts
    ]
    headers = [path for path in sorted(folder.glob("Sources/**/toml.hpp"))]
    return top + below + headers


def text_of(path):
    text = path.read_text(errors="replace")
    if path.suffix == ".hpp":
        # The license is in the comment that the file begins with.
        lines = []
        for line in text.splitlines():
            if not line.startswith("//"):
                break
            lines.append(line.lstrip("/-").strip())
        text = "\n".join(lines)
    return re.sub(r"\n{3,}", "\n\n", text).strip() + "\n"


def shortened(text):
    """Debian has one copy of the Apache License; what a package adds to it stays."""
    if "Apache License" not in text or "TERMS AND CONDITIONS" not in text:
        return text
    rest = text.split(APACHE_END)[-1].strip()
    reference = "Apache License, Version 2.0; on Debian systems its text is in\n/usr/share/common-licenses/Apache-2.0\n"
    return reference + (f"\n{rest}\n" if rest else "")


def main(build, checkouts, toolchain, form):
    parts = [("Pushwright", OWN)]
    swift = Path(toolchain) / "share/swift/LICENSE.txt"
    if not swift.is_file():
        sys.exit(f"{toolchain} has no share/swift/LICENSE.txt: name the usr folder of a Swift toolchain")
    parts.append(("Swift, with its standard library, Foundation, Dispatch and ICU", text_of(swift)))
    packages = linked_packages(build, checkouts)
    if not packages:
        sys.exit("no linked package was found")
    for name in sorted(packages, key=str.lower):
        folder = Path(checkouts) / name
        parts.append((name, "\n".join(text_of(path) for path in license_files(folder))))
    for name, text in parts:
        shown = shortened(text) if form == "copyright" else text
        print(f"{name}\n{'-' * len(name)}\n\n{shown}\n")


if __name__ == "__main__":
    if len(sys.argv) != 5 or sys.argv[4] not in ("copyright", "full"):
        sys.exit(__doc__)
    main(*sys.argv[1:])

"""How near a learned feature comes to the one that the team wrote: paths, declarations, lines, references."""
import collections
import re
import subprocess
import tempfile
import os

DECLARATION = re.compile(
    r"^((?:@\w+(?:\([^)]*\))?\s+|(?:public|private|fileprivate|internal|open|final|indirect|nonisolated|package)\s+)*)"
    r"(class|struct|enum|protocol|actor|extension|func|let|var|typealias)\s+([\w.]+)([^{]*)")


def f1(hits, planned, wanted):
    return 2 * hits / (planned + wanted) if planned + wanted else 1.0


def plain(text):
    """The code without comments, and with empty string literals."""
    text = re.sub(r'"""(.|\n)*?"""', '""', text)
    text = re.sub(r'"(\\.|[^"\\\n])*"', '""', text)
    text = re.sub(r"/\*(.|\n)*?\*/", "", text)
    return re.sub(r"//[^\n]*", "", text)


def declarations(text):
    """Top-level declarations: kind, name, attributes, inheritance."""
    found = collections.Counter()
    depth = 0
    attributes = []
    for line in plain(text).split("\n"):
        if depth == 0:
            if re.fullmatch(r"@\w+(\([^)]*\))?", line.strip()):
                attributes.append(line.strip())
            match = DECLARATION.match(line)
            if match:
                before, kind, name, rest = match.groups()
                marks = attributes + re.findall(r"@\w+(?:\([^)]*\))?", before)
                inherited = []
                if kind in ("class", "struct", "enum", "protocol", "actor", "extension") and ":" in rest:
                    clause = rest.split(":", 1)[1].split(" where ")[0]
                    inherited = [part.strip() for part in clause.split(",") if part.strip()]
                found[(kind, name, tuple(sorted(marks)), tuple(sorted(inherited)))] += 1
                attributes = []
        depth += line.count("{") - line.count("}")
    return found


def lines(text):
    """The lines that say something, without those of the head comment."""
    body = text.split("\n")
    while body and (body[0].strip().startswith("//") or not body[0].strip()):
        body.pop(0)
    return collections.Counter(l.strip() for l in body if len(l.strip()) > 1)


def words(text):
    return set(re.findall(r"[A-Za-z_]\w*", plain(text)))


def types(text):
    pattern = r"\b(?:class|struct|enum|protocol|actor|typealias|associatedtype)\s+([A-Z]\w*)"
    return set(re.findall(pattern, plain(text)))


def members(text):
    return set(re.findall(r"\b(?:func|var|let|case)\s+`?(\w+)", plain(text))) | {
        m for group in re.findall(r"\bcase\s+([^\n:={]+)", plain(text)) for m in re.findall(r"\w+", group)}


def bears(word, stem):
    """Whether a name bears the feature's at a border of words."""
    return re.search(rf"(?<![A-Z]){re.escape(stem)}(?![a-z0-9])", word) is not None


def parses(files):
    """The files that the compiler's parser has an error for."""
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        for index, (path, text) in enumerate(sorted(files.items())):
            name = os.path.join(folder, f"f{index}.swift")
            open(name, "w").write(text)
            done = subprocess.run(["swiftc", "-frontend", "-parse", name], capture_output=True, text=True)
            if done.returncode:
                wrong.append((path, done.stderr.strip().split("\n")[0]))
    return wrong


def dangling(files, stem, declared):
    """Types that bear the feature's name and that neither the files nor the project declare.

    What is imported is a module: the feature's own is declared by its package's manifest.
    """
    known = set(declared).union(*(types(t) for t in files.values())) if files else set(declared)
    missing = set()
    for path, text in files.items():
        for word in words(re.sub(r"(?m)^.*\bimport .*$", "", text)):
            if word[0].isupper() and bears(word, stem) and word not in known:
                missing.add((path, word))
    return missing


def dangling_members(files, stem, particular):
    """Members called on variables of the feature's own types that none of its files declares.

    `particular` are the members that other features' files declare: what none does is a framework's.
    """
    known = set().union(*(members(t) for t in files.values())) if files else set()
    own = set().union(*(types(t) for t in files.values())) if files else set()
    missing = set()
    for path, text in files.items():
        code = plain(text)
        bases = {n for n, t in re.findall(r"\b(?:let|var)\s+(\w+)\s*:\s*([A-Z]\w*)", code) if t in own and bears(t, stem)}
        for base, name in re.findall(r"\b(\w+)[?!]?\.(\w+)", code):
            if base in bases and name not in known and name in particular:
                missing.add((path, f"{base}.{name}"))
    return missing

"""Reads the code of Swift files, without what compilers skip."""

import re

# Strings come first, because an address in one has two slashes.
PARTS = re.compile(r'"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/', re.DOTALL)


def without_comments(text):
    """Returns code without its comments. Each line keeps its number."""
    return PARTS.sub(lambda match: match[0] if match[0].startswith('"') else "\n" * match[0].count("\n"), text)


def without_strings(text):
    """Returns code without its comments, and with empty strings."""
    return PARTS.sub(lambda match: '""' if match[0].startswith('"') else "", text)

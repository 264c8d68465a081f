// What the other files share. The server puts those that every page needs together into one script, in the
// order that ClientPart.swift says, after a line that declares `vocabulary`: the tables it has in common with
// them. The others are scripts of their own, which come when the page has something for them; all share one
// scope. Documentation/wire-protocol.md explains the format.

const { templates, facets, resets, atoms, schemes, codes } = vocabulary;
// Where the scripts, the socket and pictures are.
const home = document.currentScript.src;
const root = document.getElementById('b0');
const nodes = new Map([[0, root]]);
const decoder = new TextDecoder();
const encoder = new TextEncoder();
const svg = 'http://www.w3.org/2000/svg';

// What the other files share. The server puts them together into one module, in the order that
// Assets.swift says, after a line that declares `vocabulary`: the tables it has in common with them.
// Documentation/wire-protocol.md explains the format.

const { templates, facets, resets, atoms, schemes, codes } = vocabulary;
const root = document.getElementById('b0');
const nodes = new Map([[0, root]]);
const decoder = new TextDecoder();
const encoder = new TextEncoder();
const svg = 'http://www.w3.org/2000/svg';

// Declarations shared by the other files. The server joins the files that every page needs into one script,
// in the order of ClientPart.swift, after a line that declares `vocabulary`: the tables shared with the
// server. The others are scripts of their own, which load when the page needs them; all share one scope.
// Documentation/wire-protocol.md explains the format.

const { templates, facets, resets, atoms, schemes, codes } = vocabulary;
// The address that the scripts, the socket, and pictures are relative to.
const home = document.currentScript.src;
const root = document.getElementById('b0');
const nodes = new Map([[0, root]]);
const decoder = new TextDecoder();
const encoder = new TextEncoder();
const svg = 'http://www.w3.org/2000/svg';
// 1 where an element is read from left to right, -1 from right to left.
const wayOf = (element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);

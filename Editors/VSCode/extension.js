'use strict';
// The commands: run a program with its page beside the text, stop it, and let the editor complete its code.

const { execFile } = require('child_process');
const path = require('path');
const vscode = require('vscode');
const { Program } = require('./program');
const { Relay } = require('./relay');

let running = null;
let output;
let diagnostics;

function activate(context) {
  output = vscode.window.createOutputChannel('Banyan');
  diagnostics = vscode.languages.createDiagnosticCollection('banyan');
  context.subscriptions.push(
    output, diagnostics, { dispose: stop },
    vscode.commands.registerCommand('banyan.run', (uri) => run(pathOf(uri))),
    vscode.commands.registerCommand('banyan.runFolder', (uri) => run(pathOf(uri))),
    vscode.commands.registerCommand('banyan.stop', stop),
    vscode.commands.registerCommand('banyan.complete', (uri) => complete(programOf(pathOf(uri)))),
    // The tool compiles what was saved, and prints what is wrong with it then.
    vscode.workspace.onDidSaveTextDocument(({ languageId }) => {
      if (languageId === 'swift') running?.program.forget();
    }));
}

const setting = (name) => vscode.workspace.getConfiguration('banyan').get(name);

function pathOf(uri) {
  const { fsPath } = uri ?? vscode.window.activeTextEditor?.document.uri ?? vscode.workspace.workspaceFolders?.[0]?.uri ?? {};
  return fsPath;
}

// A file in a package belongs to it: the folder with the manifest.
function programOf(file) {
  if (!file) return file;
  for (let folder = file; path.dirname(folder) !== folder; folder = path.dirname(folder)) {
    if (require('fs').existsSync(path.join(folder, 'Package.swift'))) return folder;
  }
  return file;
}

// Running

function run(file) {
  if (!file) return vscode.window.showInformationMessage('Open a Swift file or a folder to run.');
  stop();
  const words = [programOf(file), ...setting('arguments')];
  output.clear();
  output.appendLine(`banyan run ${words.join(' ')}`);
  const panel = vscode.window.createWebviewPanel(
    'banyan.app', path.basename(words[0]), { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
    // The app runs scripts in its frame. The page around it has none, as its policy says.
    { enableScripts: true, retainContextWhenHidden: true });
  panel.webview.html = waitingPage('Compiling…');
  const run = { panel, relay: null };
  run.program = new Program(setting('path'), words, {
    print: (line) => output.appendLine(line),
    report: show,
    listen: (origin) => present(run, origin),
    end: (result) => end(run, result),
  });
  running = run;
  vscode.commands.executeCommand('setContext', 'banyan.isRunning', true);
  panel.onDidDispose(() => {
    run.isClosed = true;
    if (running === run) stop();
  });
}

async function present(run, origin) {
  if (run.relay || run !== running) return;
  run.relay = new Relay(origin);
  const address = await run.relay.start();
  // A remote window's editor is on another machine, which reaches this one by a port that is passed on.
  const reached = await vscode.env.asExternalUri(vscode.Uri.parse(address));
  if (run === running) run.panel.webview.html = appPage(String(reached));
}

function end(run, result) {
  if (run !== running) return;
  const words = typeof result === 'string' ? result : run.program.problems.length ? 'The program does not compile.' : 'The program has ended.';
  output.appendLine(words);
  if (!run.isClosed) run.panel.webview.html = waitingPage(`${words} The output “Banyan” says more.`);
  leave(run);
}

function stop() {
  const run = running;
  if (!run) return;
  leave(run);
  run.program.stop();
  if (!run.isClosed) run.panel.dispose();
  show([]);
}

function leave(run) {
  running = null;
  run.relay?.stop();
  vscode.commands.executeCommand('setContext', 'banyan.isRunning', false);
}

// Shows problems at their lines.
function show(problems) {
  diagnostics.clear();
  const files = new Map();
  for (const { file, line, column, kind, text } of problems) {
    const place = new vscode.Range(line - 1, column - 1, line - 1, column);
    const severity = kind === 'error' ? vscode.DiagnosticSeverity.Error : vscode.DiagnosticSeverity.Warning;
    const diagnostic = new vscode.Diagnostic(place, text, severity);
    diagnostic.source = 'banyan';
    files.set(file, [...(files.get(file) ?? []), diagnostic]);
  }
  for (const [file, list] of files) diagnostics.set(vscode.Uri.file(file), list);
}

// The page beside the text

const escaped = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const pageOf = (policy, body) => `<!DOCTYPE html><html lang="en"><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'${policy}">
<style>html, body { height: 100%; margin: 0; padding: 0 } iframe { display: block; width: 100%; height: 100%; border: 0 } p { padding: 1em }</style>${body}`;

const waitingPage = (words) => pageOf('', `<p>${escaped(words)}</p>`);

const appPage = (address) => pageOf(`; frame-src ${escaped(new URL(address).origin)}`,
  `<iframe src="${escaped(address)}" title="App" allow="clipboard-read; clipboard-write"></iframe>`);

// Completion

function complete(file) {
  if (!file) return vscode.window.showInformationMessage('Open a Swift file or a folder first.');
  return vscode.window.withProgress(
    { location: vscode.ProgressLocation.Notification, title: 'Banyan builds what the editor needs to know' },
    () => new Promise((done) => {
      execFile(setting('path'), ['lsp', file], (error, printed, problems) => {
        done();
        if (error) {
          output.appendLine(problems || String(error));
          return vscode.window.showErrorMessage('The program cannot be built. The output “Banyan” says why.');
        }
        restartServer(printed);
      });
    }));
}

// Swift's own extension runs the language server, sourcekit-lsp.
async function restartServer(printed) {
  if (!vscode.extensions.getExtension('swiftlang.swift-vscode')) {
    return vscode.window.showInformationMessage('Install Swift’s extension, which completes and explains code with what was built.');
  }
  await vscode.commands.executeCommand('swift.restartLSPServer');
  const [, folder] = /^Open (.+) in an editor\.$/m.exec(printed) ?? [];
  const opened = vscode.workspace.workspaceFolders?.some(({ uri }) => uri.fsPath === folder);
  if (folder && !opened) vscode.window.showInformationMessage(`Open the folder ${folder} to complete this program’s code.`);
}

module.exports = { activate, deactivate: stop };

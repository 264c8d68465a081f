'use strict';
// A program that `banyan run` runs: its address, its problems and its output.

const { spawn } = require('child_process');
const { lineReader, problemIn } = require('./problems');

class Program {
  // - handlers: `print(line)`, `listen(origin)`, `report(problems)` and `end(code)`. Each report has all problems since the last
  //   version of the program.
  constructor(tool, words, handlers) {
    this.problems = [];
    this.handlers = handlers;
    this.process = spawn(tool, ['run', ...words, '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', lineReader((line) => this.read(line)));
    }
    this.process.on('error', (error) => this.finish(error.code === 'ENOENT' ? `There is no ${tool}. Install Banyan, or set banyan.path.` : String(error)));
    this.process.on('close', (code) => this.finish(code));
  }

  stop() { this.process.kill(); }

  // A new compilation has no problems until they are printed.
  forget() {
    this.problems = [];
    this.handlers.report([]);
  }

  read(line) {
    this.handlers.print(line);
    const problem = problemIn(line);
    if (problem) {
      this.problems.push(problem);
      return this.handlers.report(this.problems);
    }
    const [, origin] = /^Listening on (http:\/\/\S+?)\/?$/.exec(line) ?? [];
    if (origin) this.handlers.listen(origin);
  }

  finish(result) {
    if (this.isOver) return;
    this.isOver = true;
    this.handlers.end(result);
  }
}

module.exports = { Program };

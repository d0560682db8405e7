// A program as pages see it, the planner or what judges: ask(name, text) promises an
// answer.
"use strict";

// A worker's memory never shrinks: one that has grown past this is replaced.
const mostMemory = 150 << 20;

// notLoaded says that a file of the site did not come, and why.
function notLoaded(name, why) {
  return new Error(`${name} did not load (${why}): see that the network is there, and ask again`);
}

function otherFacts() {
  return new Error("the program and the page are of different facts: load the page anew");
}

class Planner {
  constructor(base, program = "explorer.bin") {
    this.base = base;
    this.program = program;
    this.waiting = new Map(); // id → what is to be done with the answer
    this.last = 0;
    this.facts = null; // version and digest, once the program runs
    this.newest = null; // the question that is asked when the worker is free
    this.busy = false;
    this.begin();
  }

  // begin loads the program and starts a worker with it.
  begin() {
    this.parts = []; // of the packed program, as they came
    this.complete = false;
    this.starting = null;
    this.script = this.fetched("worker.js").then((response) => response.text());
    this.loaded = this.load(this.parts);
    this.loaded.catch(() => {}); // the worker that waits for it says so
    this.launch();
  }

  // launch starts a worker, and remembers where that fails: the next question begins anew.
  launch() {
    this.failed = false;
    this.ready = this.start();
    this.ready.catch(() => { this.failed = true; });
  }

  async fetched(name) {
    const response = await fetch(this.base + name).catch((error) => { throw notLoaded(name, error.message); });
    if (!response.ok) throw notLoaded(name, response.status);
    return response;
  }

  // load keeps the packed program in parts, and hands it on to a worker that waits for
  // it, unless the program has been begun anew since.
  async load(parts) {
    const reader = (await this.fetched(this.program)).body.getReader();
    while (parts === this.parts && !this.complete) {
      const { done, value } = await reader.read().catch((error) => { throw notLoaded(this.program, error.message); });
      if (parts === this.parts) this.add(value || new Uint8Array(0), done);
    }
  }

  add(part, last) {
    this.complete = last;
    this.parts.push(part);
    if (this.starting) this.starting.postMessage({ part, last });
  }

  // start begins a worker out of a blob: such a one keeps to the page's policy, one
  // that is loaded from an address does not. It unpacks and compiles the program while
  // that is on its way.
  async start() {
    const address = URL.createObjectURL(new Blob([await this.script], { type: "text/javascript" }));
    const worker = new Worker(address);
    const running = new Promise((resolve, reject) => {
      this.loaded.catch(reject);
      worker.onerror = (event) => reject(new Error(event.message || "the worker did not start"));
      worker.onmessage = ({ data }) => {
        if (data.ready) resolve();
        else if (data.failed) reject(new Error(data.failed));
        else this.answered(data);
      };
    });
    this.parts.forEach((part, i) => worker.postMessage({ part, last: this.complete && i === this.parts.length - 1 }));
    this.starting = worker;
    try {
      await running;
      this.worker = worker;
      this.facts = JSON.parse(await this.send({ name: "about", text: "" }));
      if (this.facts.digest !== document.documentElement.dataset.facts) throw otherFacts();
    } catch (error) {
      worker.terminate();
      throw error;
    } finally {
      URL.revokeObjectURL(address);
    }
  }

  answered({ id, result, memory }) {
    const done = this.waiting.get(id);
    this.waiting.delete(id);
    if (memory > mostMemory && this.waiting.size === 0) {
      this.worker.terminate();
      this.launch();
    }
    done(result);
  }

  // ask promises the text of an answer, or an error. A program that did not load is
  // loaded anew.
  async ask(name, text) {
    if (this.failed) this.begin();
    await this.ready;
    return this.send({ name, text });
  }

  async send(message) {
    const id = ++this.last;
    const result = await new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.worker.postMessage({ ...message, id });
    });
    if (result.error !== undefined) throw new Error(result.error);
    return result.text;
  }

  // latest asks as soon as the worker is free, unless a newer question has come
  // until then: nobody waits for the answer of one that is past.
  latest(name, text, done) {
    this.newest = { name, text, done };
    if (!this.busy) this.next();
  }

  async next() {
    this.busy = true;
    try {
      while (this.newest) {
        const { name, text, done } = this.newest;
        this.newest = null;
        const answer = await this.ask(name, text).then((text) => ({ text }), (error) => ({ error: error.message }));
        if (!this.newest) done(answer);
      }
    } finally {
      this.busy = false;
    }
  }
}

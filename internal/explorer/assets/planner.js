// A program as pages see it, the planner or what judges: ask(name, text) promises an
// answer.
"use strict";

// A worker's memory never shrinks: one that has grown past this is replaced.
const mostMemory = 150 << 20;

// unpacking returns a stream that unpacks zstd, which browsers do not by themselves.
function unpacking() {
  let unpack;
  return new TransformStream({
    start: (to) => { unpack = new fzstd.Decompress((part) => to.enqueue(part)); },
    transform: (part) => unpack.push(part),
    flush: () => unpack.push(new Uint8Array(0), true),
  });
}

class Planner {
  constructor(base, program = "explorer.bin") {
    this.base = base;
    this.program = program;
    this.waiting = new Map(); // id → what is to be done with the answer
    this.last = 0;
    this.newest = null; // the question that is asked when the worker is free
    this.busy = false;
    this.module = this.compile();
    this.ready = this.start();
  }

  // compile unpacks the program while it is on its way.
  async compile() {
    const response = await fetch(this.base + this.program);
    if (!response.ok) throw new Error(this.program + ": " + response.status);
    const unpacked = response.body.pipeThrough(unpacking());
    return WebAssembly.compileStreaming(new Response(unpacked, { headers: { "Content-Type": "application/wasm" } }));
  }

  // start begins a worker out of a blob: such a one keeps to the page's policy, one
  // that is loaded from an address does not.
  async start() {
    const base = new URL(this.base, document.baseURI).href;
    const text = ["wasm_exec.js", "worker.js"].map((name) => `importScripts(${JSON.stringify(base + name)});`).join("\n");
    const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    const worker = new Worker(address);
    const module = await this.module;
    await new Promise((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message || "the worker did not start"));
      worker.onmessage = ({ data }) => (data.ready ? resolve() : this.answered(data));
      worker.postMessage({ module });
    });
    URL.revokeObjectURL(address);
    this.worker = worker;
  }

  answered({ id, result, memory }) {
    const done = this.waiting.get(id);
    this.waiting.delete(id);
    if (memory > mostMemory && this.waiting.size === 0) {
      this.worker.terminate();
      this.ready = this.start();
    }
    done(result);
  }

  // ask promises the text of an answer, or an error.
  async ask(name, text) {
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
    while (this.newest) {
      const { name, text, done } = this.newest;
      this.newest = null;
      const answer = await this.ask(name, text).then((text) => ({ text }), (error) => ({ error: error.message }));
      if (!this.newest) done(answer);
    }
    this.busy = false;
  }
}

// The planner in a worker of its own: it takes a compiled module, says when it is
// ready, and answers questions one after the other.
"use strict";

let go;

self.envsolveReady = () => self.postMessage({ ready: true });

self.onmessage = async ({ data }) => {
  if (data.module) {
    go = new Go();
    const instance = await WebAssembly.instantiate(data.module, go.importObject);
    go.run(instance);
    return;
  }
  if (data.fetch) { // a test of the page's policy: nothing but the site itself can be asked
    const got = await fetch(data.fetch).then(() => "fetched", () => "blocked");
    self.postMessage({ id: data.id, result: { text: got }, memory: 0 });
    return;
  }
  const result = self.envsolveCall(data.name, data.text);
  self.postMessage({ id: data.id, result, memory: go.mem.buffer.byteLength });
};

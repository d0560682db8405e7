// The program in a worker of its own: it takes the packed program part by part, says
// when it runs or why it does not, and answers questions one after the other.
"use strict";

let go;
let unpack; // what the parts of the packed program are given to
let written; // where the unpacked program goes

self.envsolveReady = () => self.postMessage({ ready: true });

// start compiles the program while it is on its way, and runs it. It is packed by zstd,
// which browsers do not unpack by themselves.
async function start() {
  go = new Go();
  const program = new ReadableStream({ start: (to) => { written = to; } });
  unpack = new fzstd.Decompress((part) => written.enqueue(part));
  const response = new Response(program, { headers: { "Content-Type": "application/wasm" } });
  const { instance } = await WebAssembly.instantiateStreaming(response, go.importObject);
  go.run(instance);
}

function take(part, last) {
  try {
    unpack.push(part, last);
    if (last) written.close();
  } catch (error) {
    written.error(error);
  }
}

// call returns the program's answer; one that has ended is replaced as one that has
// grown is.
function call(name, text) {
  try {
    return { result: self.envsolveCall(name, text), memory: go.mem.buffer.byteLength };
  } catch (error) {
    return { result: { error: "the planner ended: " + error.message }, memory: Infinity };
  }
}

self.onmessage = async ({ data }) => {
  if (data.part) return take(data.part, data.last);
  if (data.fetch) { // a test of the page's policy: nothing but the site itself can be asked
    const got = await fetch(data.fetch).then(() => "fetched", () => "blocked");
    return self.postMessage({ id: data.id, result: { text: got }, memory: 0 });
  }
  self.postMessage({ id: data.id, ...call(data.name, data.text) });
};

start().catch((error) => self.postMessage({ failed: error.message }));

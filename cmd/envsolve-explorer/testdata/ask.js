// Plans the questions of a file and prints the answers: node ask.js WASM_EXEC PROGRAM FILE
"use strict";
const fs = require("fs");
const [runner, program, file] = process.argv.slice(2);
require(runner);
const go = new Go();
globalThis.envsolveReady = () => {
  const addresses = JSON.parse(fs.readFileSync(file, "utf8"));
  const answers = addresses.map((address) => globalThis.envsolveCall("plan", address));
  process.stdout.write(JSON.stringify(answers), () => process.exit(0));
};
WebAssembly.instantiate(fs.readFileSync(program), go.importObject).then(({ instance }) => go.run(instance));

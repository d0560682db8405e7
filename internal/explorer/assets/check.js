// The page that judges what is pasted, and explains the errors in it. The readers of
// files are large: they are loaded when there is something to read.
"use strict";

const html = document.documentElement;
const planner = new Planner("./");
const flags = ["gpu", "driver", "os", "python"];
let judge = null; // the program that judges, once it is needed
let chosen = null; // the file that was chosen, while the box shows it unchanged
let shown = null; // the verdict that is on the page

const words = { works: "It works", fails: "It fails", unproven: "It is unproven" };

// base64 promises bytes as JSON has them.
function base64(blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(",") + 1));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

// question promises what is asked: one source, and what is known of the machine.
async function question() {
  const unchanged = chosen && chosen.text === byId("paste").value;
  const bytes = await base64(unchanged ? chosen.file : new Blob([byId("paste").value]));
  const name = byId("name").value.trim().split(/[\\/]/).pop(), given = {};
  for (const flag of flags) {
    const value = byId(flag).value.trim();
    if (value) given[flag] = flag === "gpu" || flag === "driver" ? [value] : value;
  }
  if (!byId("paste").value.trim()) return { flags: given };
  return name ? { sources: [name], files: { [name]: bytes }, flags: given } : { sources: ["-"], stdin: bytes, flags: given };
}

async function submitted() {
  byId("busy").textContent = judge ? "Judging…" : "Loading the readers, once…";
  byId("judge").disabled = true;
  delete html.dataset.judged;
  judge = judge || new Planner("./", "judge.bin");
  try {
    const [verdict, errors] = await Promise.all([
      judge.ask("check", JSON.stringify(await question())).then((text) => JSON.parse(text), (error) => error),
      judge.ask("explain", byId("paste").value).then((text) => JSON.parse(text)),
    ]);
    if (verdict instanceof Error) drawError(verdict.message, errors.findings.length > 0);
    else draw(verdict);
    drawFindings(errors);
  } finally {
    byId("busy").textContent = "";
    byId("judge").disabled = false;
    html.dataset.judged = "true";
  }
}

function begin(status, verdict) {
  html.dataset.status = status;
  byId("answer").hidden = false;
  byId("verdict").textContent = verdict;
  byId("verdict").className = { works: "ok", fails: "conflict", unproven: "warned" }[status] || "error";
  byId("body").replaceChildren();
  byId("copies").hidden = status === "error";
  byId("copied").textContent = "";
}

// drawError says why there is no verdict, without the flags that the command line
// would name.
function drawError(text, explained) {
  shown = null;
  begin("error", explained ? "No verdict, but errors that are known" : "This cannot be judged");
  const nothing = text.startsWith("there is nothing to judge");
  byId("body").append(element("p", { class: "plain" },
    nothing ? "There is nothing to judge in it: it names no framework, and no package that loads CUDA." : text));
}

function draw(answer) {
  const doc = JSON.parse(answer.document);
  if (doc.matrices.digest !== html.dataset.facts) return drawError("the program and the page are of different facts: load it anew", false);
  shown = { ...answer, patch: "" };
  begin(doc.verdict, words[doc.verdict]);
  doc.judged.forEach((j) => drawJudged(j, doc.judged.length > 1));
  const body = byId("body");
  if (doc.readings.length > 0)
    body.append(element("h3", {}, "Taken for"), rows(doc.readings.map((r) => [r.text.replace(/^--/, ""), r.taken])));
  if (doc.not_judged.length > 0)
    body.append(element("h3", {}, "Not judged"), rows(doc.not_judged.map((n) => [n.name, n.why])));
  byId("copies").querySelector("[data-copy=patch]").hidden = !shown.patch;
}

function drawJudged(j, several) {
  const body = byId("body"), on = [j.gpu, j.driver && "driver " + j.driver].filter((text) => text).join(", ");
  if (several) body.append(element("h3", {}, words[j.verdict] + (on ? " on " + on : "")));
  if (j.conflict) [j.conflict, ...(j.conflict.others || [])].forEach((c, i) => {
    body.append(element("p", {}, i === 0 ? "These cannot hold together:" : "And these:"),
      element("ul", {}, ...c.rules.map(drawRule)));
  });
  if (j.missing) {
    body.append(element("p", {}, j.missing.why),
      element("p", {}, "To settle it, look up " + j.missing.observe + (j.missing.command ? ": " : "."),
        j.missing.command ? element("code", {}, j.missing.command) : null));
  }
  j.fixes.forEach(drawFix);
  if (j.conflict && j.conflict.note) body.append(element("p", { class: "note" }, j.conflict.note));
  j.warnings.forEach((w) => body.append(element("p", { class: "note" }, w.text, " ", factButtons(w.facts))));
  if (j.stack && j.verdict !== "fails") body.append(element("h3", {}, "The stack as it is taken to be"), rows(stackRows(j.stack)));
}

function stackRows(stack) {
  return [
    ["driver", stack.driver.given || stack.driver.floor && stack.driver.floor + " or newer"], ["CUDA", stack.cuda.version],
    ["cuDNN", stack.cudnn], ["NCCL", stack.nccl], ["Python", stack.python], ["system", stack.os], ["platform", stack.platform],
    ...Object.entries(stack.packages || {}),
    ...stack.gpus.map((g) => [g.name, "compute capability " + g.compute_capability + ", runs by " + g.runs_by]),
  ];
}

// drawFix shows a change, and how the file says it.
function drawFix(fix) {
  const body = byId("body");
  body.append(element("p", { class: "fix-text" }, "Change: " + fix.text));
  const patch = fix.patch || "", hands = fix.by_hand || [];
  if (patch) {
    shown.patch = shown.patch || patch;
    body.append(element("pre", { class: "patch", tabindex: "0" }, patch));
  }
  hands.forEach((hand) => body.append(element("p", { class: "note" }, "By hand: " + hand)));
  if (!patch && !byId("name").value.trim() && hands.length > 0)
    body.append(element("p", { class: "note" }, "Say the file's name above, and the change comes as a patch of it."));
}

function drawFindings(doc) {
  const found = byId("found");
  found.replaceChildren();
  for (const f of doc.findings) {
    found.append(element("h2", {}, element("a", { href: "error/" + encodeURIComponent(f.id) + ".html" }, f.id)),
      element("p", { class: "plain" }, `line ${f.line}: ${f.text}`));
    for (const c of f.causes) {
      found.append(element("h3", {}, c.cause));
      if (c.confirm) found.append(element("p", { class: "plain" }, "Confirm: " + c.confirm));
      found.append(element("p", { class: "plain" }, "Fix: " + c.fix));
    }
  }
  if (doc.advice) {
    found.append(element("h2", {}, "What the planner says of it"), element("pre", {}, doc.advice.command));
    const { plan, verdict } = doc.advice;
    for (const judged of verdict ? verdict.judged : [])
      found.append(element("p", {}, words[judged.verdict] + (judged.missing ? ": " + judged.missing.why : "")),
        element("ul", {}, ...(judged.conflict ? judged.conflict.rules : []).map(drawRule)),
        element("ul", {}, ...judged.fixes.map((fix) => element("li", {}, fix.text))));
    if (!plan) return;
    if (plan.conflict) {
      found.append(element("ul", {}, ...plan.conflict.rules.map(drawRule)),
        element("ul", {}, ...plan.conflict.fixes.map((fix) => element("li", {}, fix.text))));
    } else found.append(rows(stackRows(plan.stack)));
  }
}

async function opened() {
  const file = byId("file").files[0];
  if (!file) return;
  byId("name").value = file.name;
  byId("paste").value = await file.text();
  chosen = { file, text: byId("paste").value };
}

async function main() {
  byId("form").addEventListener("submit", (event) => { event.preventDefault(); submitted(); });
  byId("file").addEventListener("change", opened);
  byId("copies").addEventListener("click", (event) => event.target.dataset.copy && copy(shown[event.target.dataset.copy]));
  if (location.protocol === "file:") throw new Error("opened as a file, which browsers let load no program: run \"envsolve serve\"");
  const facts = JSON.parse(await planner.ask("about", ""));
  if (facts.digest !== html.dataset.facts) throw new Error("the program and the page are of different facts: load it anew");
  byId("form").hidden = false;
  byId("loading").hidden = true;
  html.dataset.ready = "true";
}

main().catch((error) => {
  byId("loading").textContent = "The planner did not start: " + error.message;
  html.dataset.failed = error.message;
});

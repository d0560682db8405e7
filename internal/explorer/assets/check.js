// The page that judges what is pasted, and explains the errors in it. The readers of
// files are large: they are loaded when there is something to read.
"use strict";

const html = document.documentElement;
const planner = new Planner("./");
const flags = ["gpu", "driver", "os", "python"];
let judge = null; // the program that judges, once it is needed
let chosen = null; // the file that was chosen, while the box shows it unchanged
let judging = false; // a verdict is on its way
let shown = null; // the verdict that is on the page

const words = { works: "It works", fails: "It fails", unproven: "It is unproven" };
const looks = { works: "ok", fails: "conflict", unproven: "warned" };

// base64 promises bytes as JSON has them.
function base64(blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(",") + 1));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

// known is what the fields say of the machine.
function known() {
  const given = {};
  for (const flag of flags) {
    const value = byId(flag).value.trim();
    if (value) given[flag] = flag === "gpu" || flag === "driver" ? [value] : value;
  }
  return given;
}

async function submitted() {
  if (judging) return;
  judging = true;
  byId("busy").textContent = judge && judge.facts ? "Judging…" : "Loading the readers, once…";
  byId("judge").setAttribute("aria-disabled", "true"); // so it keeps the focus
  delete html.dataset.judged;
  drawNothing();
  byId("found").replaceChildren();
  try {
    await judged();
  } catch (error) {
    drawError(error.message, false);
  } finally {
    judging = false;
    byId("busy").textContent = "";
    byId("judge").removeAttribute("aria-disabled");
    html.dataset.judged = "true";
  }
}

// judged draws the verdict on what there is, and the errors in it.
async function judged() {
  const name = byId("name").value.trim().split(/[\\/]/).pop(), text = byId("paste").value, given = known();
  const file = chosen && chosen.text === text ? chosen.file : new Blob([text]);
  judge = judge || new Planner("./", "judge.bin");
  const bytes = await base64(file);
  const named = name ? { sources: [name], files: { [name]: bytes } } : { sources: ["-"], stdin: bytes };
  const source = text.trim() ? named : {};
  const [verdict, errors] = await Promise.all([
    judge.ask("check", JSON.stringify({ ...source, flags: given })).then((text) => JSON.parse(text), (error) => error),
    judge.ask("explain", bytes).then((text) => JSON.parse(text)),
  ]);
  if (verdict instanceof Error) drawError(verdict.message, errors.findings.length > 0);
  else if (verdict.unjudged) drawUnjudged(JSON.parse(verdict.document), errors.findings.length > 0);
  else draw(verdict, name);
  drawFindings(errors);
}

// drawError says why there is no verdict.
function drawError(text, explained) {
  shown = null;
  begin("error", explained ? "No verdict, but errors that are known" : "This cannot be judged");
  byId("body").append(element("p", { class: "plain" }, text));
}

// drawUnjudged says that there is nothing to judge, without the flags that the command
// line would name, and what was read all the same.
function drawUnjudged(doc, explained) {
  drawError("There is nothing to judge in it: " + doc.missing.why + ".", explained);
  byId("body").append(lookUp(doc.missing));
  drawRead(doc);
}

function draw(answer, name) {
  const doc = JSON.parse(answer.document);
  shown = { ...answer, name, patch: "" };
  begin(doc.verdict, words[doc.verdict] + inferred(doc.judged.every((j) => j.inferred)), looks[doc.verdict]);
  doc.judged.forEach((j) => drawJudged(j, doc.judged.length > 1));
  drawRead(doc);
  byId("copies").querySelector("[data-copy=patch]").hidden = !shown.patch;
}

// inferred marks what rests on what is known of something near.
function inferred(yes) {
  return yes ? " (inferred)" : "";
}

// drawRead shows what was read besides: what was taken for what, and what is not judged.
function drawRead(doc) {
  const body = byId("body");
  if (doc.readings.length > 0)
    body.append(element("h3", {}, "Taken for"), rows(doc.readings.map((r) => [r.text.replace(/^--/, ""), r.taken])));
  if (doc.not_judged.length > 0)
    body.append(element("h3", {}, "Not judged"), rows(doc.not_judged.map((n) => [n.name, n.why])));
}

// lookUp says what settles what is not known.
function lookUp(missing) {
  return element("p", {}, "To settle it, look up " + missing.observe + (missing.command ? ": " : "."),
    missing.command ? element("code", {}, missing.command) : null);
}

function drawJudged(j, several) {
  const body = byId("body"), on = [j.gpu, j.driver && "driver " + j.driver].filter((text) => text).join(", ");
  if (several || j.container) body.append(element("h3", {},
    (j.container ? j.container + ": " : "") + words[j.verdict] + (on ? " on " + on : "") + inferred(j.inferred)));
  if (j.conflict) [j.conflict, ...(j.conflict.others || [])].forEach((c, i) => {
    body.append(element("p", {}, i === 0 ? "These cannot hold together:" : "And these:"),
      element("ul", {}, ...c.rules.map(drawRule)));
  });
  if (j.inferred_from) body.append(element("p", {}, "Inferred: " + j.inferred_from.join("; ") + "."));
  if (j.missing) body.append(element("p", {}, j.missing.why), lookUp(j.missing));
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
  if (!patch && !shown.name && hands.length > 0)
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

// opened takes the file that was chosen. One that cannot be read leaves nothing behind
// that could be taken for it.
async function opened() {
  const file = byId("file").files[0];
  if (!file) return;
  const text = await textOf(file).catch((error) => error);
  if (file !== byId("file").files[0]) return; // another one has been chosen meanwhile
  const unread = text instanceof Error;
  byId("name").value = unread ? "" : file.name;
  byId("paste").value = unread ? "" : text;
  chosen = unread ? null : { file, text: byId("paste").value };
  byId("busy").textContent = unread ? file.name + " cannot be read: " + text.message : "";
}

// textOf promises the text of a file as people are shown it: UTF-8, or UTF-16 with its
// mark. The readers are given the file itself.
async function textOf(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mark = bytes[0] << 8 | bytes[1];
  return new TextDecoder({ 0xfffe: "utf-16le", 0xfeff: "utf-16be" }[mark]).decode(bytes);
}

byId("form").addEventListener("submit", (event) => { event.preventDefault(); submitted(); });
byId("file").addEventListener("change", opened);
byId("copies").addEventListener("click", (event) => event.target.dataset.copy && copy(shown[event.target.dataset.copy]));
load(async () => {
  await planner.ask("about", "");
  byId("form").hidden = false;
});

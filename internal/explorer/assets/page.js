// The page that asks for a stack: its fields make an address, the address is the
// question, and the answer is drawn as text alone.
"use strict";

const html = document.documentElement;
const planner = new Planner("./");
const offered = fetch("./choices.json"); // what the fields offer
const listFields = ["gpu", "driver", "with"];
const textFields = ["cuda", "cudnn", "nccl", "python", "os", "platform"];
const kept = { "assume-like": [], "forward-compat": [], toolkit: [] }; // what links ask and no field does
let moreFrameworks = [];
let facts = { version: "" };
let choices = { gpus: [], frameworks: [], packages: [] };
let shown = null; // the answer that is on the page
let writer = null; // what writes for other tools, once it is needed

// --- the fields

function chips(field) {
  return [...byId(field + "-chips").querySelectorAll("button")].map((b) => b.dataset.value);
}

function addChip(field, value) {
  const known = field === "gpu" ? choices.gpus.find((g) => g.id === value) : null;
  const remove = element("button", {
    type: "button", "data-value": value, title: "remove",
    onclick: () => { remove.parentElement.remove(); byId(field).focus(); changed(); },
  }, known ? known.name : value, " ×");
  byId(field + "-chips").append(element("li", {}, remove));
}

// take moves what is typed into the list of a field.
function take(field) {
  const value = byId(field).value.trim();
  if (!value) return;
  byId(field).value = "";
  const known = choices.gpus.find((g) => g.name === value);
  addChip(field, field === "gpu" && known ? known.id : value);
}

// question returns the address of what the fields ask.
function question() {
  const parts = [];
  const add = (name, value) => parts.push([name, value]);
  const list = (field) => [...chips(field), byId(field).value.trim()].filter((value) => value);
  for (const field of ["gpu", "driver"]) list(field).forEach((value) => add(field, value));
  const name = byId("framework").value, version = byId("version").value.trim();
  if (name) add("framework", name + (version && !/^[=<>!~]/.test(version) ? "==" + version : version));
  moreFrameworks.forEach((value) => add("framework", value));
  list("with").forEach((value) => add("with", value));
  for (const field of textFields) if (byId(field).value.trim()) add(field, byId(field).value.trim());
  for (const [field, values] of Object.entries(kept)) values.forEach((value) => add(field, value));
  return parts.map(([key, value]) => key + "=" + escaped(value)).join("&");
}

// escaped writes a value as the planner writes addresses: = stays readable.
function escaped(value) {
  return new URLSearchParams({ v: value }).toString().slice(2).replaceAll("%3D", "=").replaceAll("*", "%2A");
}

// fill puts an address into the fields.
function fill(address) {
  const given = new URLSearchParams(address);
  for (const field of listFields) {
    byId(field + "-chips").replaceChildren();
    byId(field).value = "";
    given.getAll(field).forEach((value) => addChip(field, value));
  }
  const [first, ...more] = given.getAll("framework");
  moreFrameworks = more;
  const [, name, version] = /^([^=<>!~]*)(.*)$/s.exec(first || "");
  byId("framework").value = name.trim();
  byId("version").value = version.replace(/^==(?!=)/, "");
  listVersions();
  for (const field of textFields) byId(field).value = given.get(field) || "";
  for (const field of Object.keys(kept)) kept[field] = given.getAll(field);
  byId("more").open = textFields.some((field) => byId(field).value);
}

function listVersions() {
  const framework = choices.frameworks.find((f) => f.id === byId("framework").value);
  byId("versions").replaceChildren(...(framework ? framework.releases : []).map((v) => element("option", { value: v })));
}

// --- questions and answers

function changed() {
  const address = question();
  history.replaceState(null, "", "#" + address + (address && facts.version ? "&facts=" + facts.version : ""));
  asked(address);
}

function asked(address) {
  html.dataset.asking = address;
  if (!address) return drawNothing();
  planner.latest("answer", address, (answer) => {
    if (answer.error !== undefined) drawError(answer.error);
    else draw(JSON.parse(answer.text));
    html.dataset.answered = address;
    if (performance.getEntriesByName("answered").length === 0) performance.mark("answered"); // for the benchmark
  });
}

// follow goes to another question, as a link would.
function follow(address) {
  history.pushState(null, "", "#" + address + (facts.version ? "&facts=" + facts.version : ""));
  opened();
  byId("verdict").focus();
}

function opened() {
  const address = location.hash.slice(1);
  fill(address);
  asked(address);
}

function drawNothing() {
  shown = null;
  byId("answer").hidden = true;
  delete html.dataset.status;
}

function begin(status, verdict) {
  html.dataset.status = status;
  byId("answer").hidden = false;
  byId("verdict").textContent = verdict;
  byId("verdict").className = status;
  byId("body").replaceChildren();
  byId("copies").hidden = status === "error";
  byId("copied").textContent = "";
}

function drawError(text) {
  shown = null;
  begin("error", "This cannot be answered yet");
  byId("body").append(element("p", { class: "plain" }, text));
}

function draw(answer) {
  const plan = JSON.parse(answer.document).plans[0];
  shown = { ...answer, image: plan.stack && plan.stack.platform.startsWith("linux/") };
  if (plan.stack) drawStack(answer, plan);
  else drawConflict(answer, plan.conflict);
  if (answer.other_facts) {
    byId("body").prepend(element("p", { class: "note" },
      `The link was made with the facts of ${answer.other_facts}; this answer is by those of ${facts.version}.`));
  }
  for (const button of byId("copies").querySelectorAll("button")) button.hidden = !copied(button.dataset.copy);
}

function version(f) {
  return f.version + (f.variant ? " (" + f.variant + ")" : "");
}

function drawStack(answer, plan) {
  const stack = plan.stack, name = choices.frameworks.find((f) => f.id === stack.framework.name);
  const called = stack.framework.name ? (name ? name.name : stack.framework.name) + " " + version(stack.framework) : "a stack";
  const doubt = plan.warnings.length > 0;
  begin(doubt ? "warned" : "ok", doubt ? "Works, with warnings: " + called : "Works: " + called);
  const body = byId("body");
  if (answer.install.length > 0) body.append(element("pre", { tabindex: "0" }, answer.install.join("\n")));
  plan.warnings.forEach((w) => body.append(element("p", { class: "note" }, w.text, " ", factButtons(w.facts))));
  (plan.horizon || []).forEach((h) => body.append(element("p", { class: "note" }, h.text, " ", factButtons(h.facts))));
  body.append(element("h3", {}, "The stack"), rows([
    ["driver", (stack.driver.floor || "any") + (stack.driver.floor ? " or newer" : "")],
    ["CUDA", stack.cuda.version ? stack.cuda.version + ", from the " + stack.cuda.delivery.replace("-", " ") : ""],
    ["cuDNN", stack.cudnn], ["NCCL", stack.nccl], ["Python", stack.python], ["system", stack.os],
    ["platform", stack.platform], ["base image", stack.base_image],
    ...Object.entries(stack.packages),
    ...stack.gpus.map((g) => [g.name, "compute capability " + g.compute_capability + ", runs by " + g.runs_by]),
  ]));
  body.append(element("h3", {}, "Why"), rows(plan.reasons.map((r) => [r.part, r.text, factButtons(r.facts)])));
}

function drawConflict(answer, conflict) {
  begin("conflict", "No stack does this");
  const body = byId("body");
  [conflict, ...(conflict.others || [])].forEach((c, i) => {
    body.append(element("p", {}, i === 0 ? "These rules cannot hold together:" : "And these:"));
    body.append(element("ul", {}, ...c.rules.map(drawRule)));
  });
  if (conflict.fixes.length > 0) {
    body.append(element("h3", {}, conflict.fixes.length === 1 ? "What works instead" : "What works instead, one of"));
    body.append(element("ul", { class: "fixes" }, ...conflict.fixes.map((fix, i) => element("li", {},
      element("button", { type: "button", class: "fix", onclick: () => follow(answer.fixes[i]) }, fixWords(fix))))));
  }
  if (conflict.note) body.append(element("p", { class: "note" }, conflict.note));
}

// fixWords says a way out in words instead of flags: what is asked for then, and,
// in brackets, what else comes of it.
function fixWords(fix) {
  const [, more] = /(\([^()]*\))$/.exec(fix.text) || ["", ""];
  const words = fix.change.map((c) => {
    if (!c.to) return `without ${c.part} ${c.from}`;
    const known = c.part === "framework" && choices.frameworks.find((f) => f.id === c.from.split(" ")[0]);
    return c.part === "framework" ? `${known ? known.name : "framework"} ${c.to}` : `${c.part.replaceAll("_", " ")} ${c.to}`;
  });
  return words.join(", ") + (more ? " " + more : "");
}

// --- what can be copied

function copied(what) {
  switch (what) {
    case "link": return location.href;
    case "install": return shown.install.join("\n");
    case "badge": return badge();
    case "dockerfile": return shown.image;
    case "markdown": return shown.markdown + "\n[the same, with sources](" + location.href + ")\n";
    default: return shown[what];
  }
}

function copyWhat(what) {
  return what === "dockerfile" ? dockerfile() : copy(copied(what));
}

// dockerfile asks the program that writes for other tools, which is loaded then.
async function dockerfile() {
  byId("copied").textContent = "Loading what writes Dockerfiles…";
  writer = writer || new Planner("./", "judge.bin");
  try {
    await copy(await writer.ask("emit", "dockerfile " + shown.address));
  } catch (error) {
    byId("copied").textContent = error.message;
  }
}

function badge() {
  const works = html.dataset.status !== "conflict";
  const image = new URL(works ? "badge/works.svg" : "badge/conflict.svg", location.href).href;
  return `[![GPU stack: ${works ? "works" : "conflict"}](${image})](${location.href.replaceAll("(", "%28").replaceAll(")", "%29")})`;
}

// --- the beginning

async function main() {
  byId("form").addEventListener("input", () => { listVersions(); changed(); });
  byId("form").addEventListener("submit", (event) => event.preventDefault());
  for (const field of listFields) {
    byId(field).addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === ",") { event.preventDefault(); take(field); changed(); }
    });
    byId(field).addEventListener("change", () => { take(field); changed(); });
  }
  byId("copies").addEventListener("click", (event) => event.target.dataset.copy && copyWhat(event.target.dataset.copy));
  window.addEventListener("hashchange", opened);
  window.addEventListener("popstate", opened);
  if (location.protocol === "file:") throw new Error("opened as a file, which browsers let load no program: run \"envsolve serve\"");
  choices = await (await offered).json();
  byId("gpus").replaceChildren(...choices.gpus.map((g) => element("option", { value: g.name }, g.id)));
  byId("packages").replaceChildren(...choices.packages.map((name) => element("option", { value: name })));
  byId("framework").replaceChildren(element("option", { value: "" }, "any"),
    ...choices.frameworks.map((f) => element("option", { value: f.id }, f.name)));
  const address = location.hash.slice(1);
  fill(address);
  byId("form").hidden = false; // what is asked before the planner is there waits for it
  facts = JSON.parse(await planner.ask("about", ""));
  if (facts.digest !== html.dataset.facts || choices.facts !== facts.digest)
    throw new Error("the program and the page are of different facts: load it anew");
  byId("loading").hidden = true;
  html.dataset.ready = "true";
  if (address && html.dataset.asking === undefined) asked(address);
  else if (!address) planner.ask("answer", "gpu=rtx-4090&framework=" + choices.frameworks[0].id).catch(() => {}); // warms the engine up
}

main().catch((error) => {
  byId("loading").textContent = "The planner did not start: " + error.message;
  html.dataset.failed = error.message;
});

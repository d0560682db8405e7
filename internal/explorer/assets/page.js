// The page that asks for a stack: its fields make an address, the address is the
// question, and the answer is drawn as text alone.
"use strict";

const html = document.documentElement;
const planner = new Planner("./");
const offered = fetchOffered(); // what the fields offer
const listFields = ["gpu", "driver", "with"];
const textFields = ["cuda", "cudnn", "nccl", "python", "os", "platform"];
let choices = { version: "", gpus: [], frameworks: [], packages: [] };
let shown = null; // the answer that is on the page
let writer = null; // what writes for other tools, once it is needed

// --- the fields

function chips(field) {
  return [...byId(field + "-chips").querySelectorAll("button")].map((b) => b.dataset.value);
}

// addChip adds a value to a list; who removes it is taken to the field of the list.
function addChip(list, value, field = byId(list)) {
  const known = list === "gpu" ? choices.gpus.find((g) => g.id === value) : null;
  const remove = element("button", {
    type: "button", "data-value": value, title: "remove",
    onclick: () => { remove.parentElement.remove(); field.focus(); changed(); },
  }, known ? known.name : value, " ×");
  byId(list + "-chips").append(element("li", {}, remove));
}

// entries splits what is typed at the commas between entries. Those of a range, as in
// vllm>=0.6,<0.7, and those of extras, as in ray[default,tune], belong to one.
function entries(text) {
  const found = text.match(/(?:\[[^\]]*\]?|,\s*[=<>!~]|[^,[])+/g) || [];
  return found.map((entry) => entry.trim()).filter((entry) => entry);
}

// take moves what is typed into the list of a field; while somebody types, without the
// last entry, of which more may come.
function take(field, typing = false) {
  const list = entries(byId(field).value);
  if (typing && list.length < 2) return;
  byId(field).value = typing ? list.pop() : "";
  for (const value of list) {
    const known = field === "gpu" && choices.gpus.find((g) => g.name === value);
    addChip(field, known ? known.id : value);
  }
}

// question returns the address of what the fields ask.
function question() {
  const parts = [];
  const add = (name, value) => parts.push([name, value]);
  const list = (field) => [...chips(field), ...entries(byId(field).value)];
  for (const field of ["gpu", "driver"]) list(field).forEach((value) => add(field, value));
  const name = byId("framework").value, version = byId("version").value.trim();
  if (name || version) add("framework", name + (version && !/^[=<>!~]/.test(version) ? "==" + version : version));
  chips("framework").forEach((value) => add("framework", value));
  list("with").forEach((value) => add("with", value));
  for (const field of textFields) if (byId(field).value.trim()) add(field, byId(field).value.trim());
  for (const part of chips("kept")) {
    const at = part.indexOf("=");
    add(part.slice(0, at), part.slice(at + 1));
  }
  return parts.map(([key, value]) => key + "=" + escaped(value)).join("&");
}

// escaped writes a value as the planner writes addresses: = stays readable.
function escaped(value) {
  const text = new URLSearchParams({ v: value }).toString().slice(2);
  return text.replaceAll("%3D", "=").replaceAll("%7E", "~").replaceAll("*", "%2A");
}

// fill puts an address into the fields. What no field asks is kept below them.
function fill(address) {
  const given = new URLSearchParams(address);
  for (const field of listFields) {
    byId(field + "-chips").replaceChildren();
    byId(field).value = "";
    given.getAll(field).forEach((value) => addChip(field, value));
  }
  const [first, ...more] = given.getAll("framework");
  byId("framework-chips").replaceChildren();
  more.forEach((value) => addChip("framework", value));
  const [, name, version] = /^([^=<>!~]*)(.*)$/s.exec(first || "");
  chooseFramework(name.trim());
  byId("version").value = version.replace(/^==(?!=)/, "");
  listVersions();
  for (const field of textFields) byId(field).value = given.get(field) || "";
  byId("kept-chips").replaceChildren();
  const others = [...given].filter(([part]) => ![...listFields, "framework", ...textFields, "facts"].includes(part));
  const twice = textFields.flatMap((field) => given.getAll(field).slice(1).map((value) => [field, value]));
  for (const [part, value] of [...others, ...twice]) addChip("kept", part + "=" + value, byId("version"));
  byId("more").open = textFields.some((field) => byId(field).value);
}

// chooseFramework chooses a framework by its name, however that is spelled. One that is
// not offered becomes a choice of its own: it stays in the question until another is made.
function chooseFramework(name) {
  const field = byId("framework"), id = name.toLowerCase().replace(/[-_.]+/g, "-");
  field.querySelectorAll("[data-unknown]").forEach((option) => option.remove());
  const known = [...field.options].some((option) => option.value === id);
  if (!known) field.append(element("option", { value: name, "data-unknown": "" }, name));
  field.value = known ? id : name;
}

function listVersions() {
  const framework = choices.frameworks.find((f) => f.id === byId("framework").value);
  byId("versions").replaceChildren(...(framework ? framework.releases : []).map((v) => element("option", { value: v })));
}

// --- questions and answers

function changed() {
  const address = question();
  history.replaceState(null, "", linkTo(address));
  asked(address);
}

// linkTo is the end of a link to a question: it says by which facts it was made.
function linkTo(address) {
  return "#" + address + (address ? "&facts=" + choices.version : "");
}

// asked has a question answered; until then what is on the page is marked as that of
// the one before.
function asked(address) {
  html.dataset.asking = address;
  html.classList.toggle("waiting", address !== "");
  if (!address) return drawNothing();
  if (html.dataset.failed !== undefined) load(needed);
  if (!byId("framework").value && byId("version").value.trim())
    return answered(address, { error: "There is a version, and no framework that it is of: " +
      "choose one, or leave it out." });
  planner.latest("answer", address, (answer) => answered(address, answer));
}

// answered draws an answer, unless something else has been asked meanwhile.
function answered(address, answer) {
  if (html.dataset.asking !== address) return;
  html.classList.remove("waiting");
  if (answer.error !== undefined) drawError(answer.error);
  else draw(JSON.parse(answer.text));
  html.dataset.answered = address;
  if (performance.getEntriesByName("answered").length === 0) performance.mark("answered"); // for the benchmark
}

// follow goes to another question, as a link would.
function follow(address) {
  history.pushState(null, "", linkTo(address));
  opened();
  byId("verdict").focus();
}

function opened() {
  const address = location.hash.slice(1);
  fill(address);
  asked(address);
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
      `The link was made with the facts of ${answer.other_facts}; this answer is by those of ${choices.version}.`));
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

// copied is what can be copied of the answer that is shown, whatever is being typed.
function copied(what) {
  const link = location.href.replace(/#.*/s, "") + linkTo(shown.address);
  switch (what) {
    case "link": return link;
    case "install": return shown.install.join("\n");
    case "badge": return badge(link);
    case "dockerfile": return shown.image;
    case "markdown": return shown.markdown + "\n[the same, with sources](" + link + ")\n";
    default: return shown[what];
  }
}

function copyWhat(what) {
  return what === "dockerfile" ? dockerfile() : copy(copied(what));
}

// dockerfile asks the program that writes for other tools, which is loaded then.
async function dockerfile() {
  const { address } = shown;
  byId("copied").textContent = "Loading what writes Dockerfiles…";
  writer = writer || new Planner("./", "judge.bin");
  const written = await writer.ask("emit", "dockerfile " + address).catch((error) => error);
  if (!shown || shown.address !== address) return; // another answer is shown meanwhile
  if (written instanceof Error) byId("copied").textContent = written.message;
  else await copy(written);
}

function badge(link) {
  const works = html.dataset.status !== "conflict";
  const image = new URL(works ? "badge/works.svg" : "badge/conflict.svg", location.href).href;
  return `[![GPU stack: ${works ? "works" : "conflict"}](${image})](${link.replaceAll("(", "%28").replaceAll(")", "%29")})`;
}

// --- the beginning

async function main() {
  byId("form").addEventListener("input", () => { listVersions(); changed(); });
  byId("form").addEventListener("submit", (event) => event.preventDefault());
  for (const field of listFields) {
    byId(field).addEventListener("input", () => take(field, true));
    byId(field).addEventListener("keydown", (event) => {
      if (event.key === "Enter") { event.preventDefault(); take(field); changed(); }
    });
    byId(field).addEventListener("change", () => { take(field); changed(); });
  }
  byId("copies").addEventListener("click", (event) => event.target.dataset.copy && copyWhat(event.target.dataset.copy));
  window.addEventListener("hashchange", opened);
  window.addEventListener("popstate", opened);
  await load(needed);
}

function fetchOffered() {
  return planner.fetched("choices.json").then((response) => response.json());
}

// needed promises what the fields offer, and the planner. What is asked before that is
// there waits for it.
async function needed() {
  if (byId("form").hidden) {
    choices = await offered.catch(fetchOffered);
    if (choices.facts !== html.dataset.facts) throw otherFacts();
    offer();
    fill(location.hash.slice(1));
    byId("form").hidden = false;
  }
  await planner.ask("about", "");
  const address = html.dataset.asking ?? location.hash.slice(1);
  if (address && !shown && !planner.busy) asked(address);
  else if (!address) planner.ask("answer", "gpu=rtx-4090&framework=" + choices.frameworks[0].id).catch(() => {}); // warms the engine up
}

function offer() {
  byId("gpus").replaceChildren(...choices.gpus.map((g) => element("option", { value: g.name }, g.id)));
  byId("packages").replaceChildren(...choices.packages.map((name) => element("option", { value: name })));
  byId("framework").replaceChildren(element("option", { value: "" }, "any"),
    ...choices.frameworks.map((f) => element("option", { value: f.id }, f.name)));
}

main();

// The page that explains a pasted log. What it shows is set as text alone.
"use strict";

const html = document.documentElement;
const planner = new Planner("./");
const byId = (id) => document.getElementById(id);

function add(to, name, text, attributes) {
  const e = document.createElement(name);
  e.textContent = text;
  Object.entries(attributes || {}).forEach(([key, value]) => e.setAttribute(key, value));
  to.append(e);
  return e;
}

function draw(doc) {
  const found = byId("found");
  found.replaceChildren();
  if (doc.findings.length === 0) add(found, "h2", "None of the errors that the facts know is in it", { class: "error" });
  for (const f of doc.findings) {
    add(add(found, "h2", ""), "a", f.id, { href: "error/" + encodeURIComponent(f.id) + ".html" });
    add(found, "p", `line ${f.line}: ${f.text}`, { class: "plain" });
    for (const c of f.causes) {
      add(found, "h3", c.cause);
      if (c.confirm) add(found, "p", "Confirm: " + c.confirm, { class: "plain" });
      add(found, "p", "Fix: " + c.fix, { class: "plain" });
    }
  }
  if (doc.advice) {
    add(found, "h2", "What the planner says of it");
    add(found, "pre", doc.advice.command);
    const plan = doc.advice.plan;
    if (plan.conflict) plan.conflict.rules.forEach((r) => add(found, "p", r.text));
    if (plan.conflict) plan.conflict.fixes.forEach((fix) => add(found, "p", "change: " + fix.text));
    if (plan.stack) (plan.stack.frameworks || [plan.stack.framework]).forEach((f) => add(found, "p", `${f.name} ${f.version} ${f.variant}`));
  }
  html.dataset.found = doc.findings.map((f) => f.id).join(" ");
}

async function main() {
  await planner.ask("about", "");
  byId("ask").hidden = false;
  byId("loading").hidden = true;
  byId("explain").addEventListener("click", async () => {
    delete html.dataset.found;
    draw(JSON.parse(await planner.ask("explain", byId("log").value)));
  });
  html.dataset.ready = "true";
}

main().catch((error) => { byId("loading").textContent = "The planner did not start: " + error.message; });

// What pages that answer draw alike; all of it is set as text. The page has the
// planner, by which facts are looked up, and the answer that is shown.
"use strict";

const byId = (id) => document.getElementById(id);

// element makes an element; its children are elements or texts.
function element(name, attributes, ...children) {
  const e = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (key.startsWith("on")) e.addEventListener(key.slice(2), value);
    else e.setAttribute(key, value);
  }
  e.append(...children.filter((child) => child !== null && child !== undefined));
  return e;
}

// link is a link where the address is one of the web's, else its text.
function link(address, text) {
  if (!/^https?:\/\//.test(address)) return document.createTextNode(text);
  return element("a", { href: address, rel: "noreferrer" }, text);
}

function rows(list) {
  return element("table", { class: "parts" }, element("tbody", {}, ...list.filter((row) => row[1]).map(
    ([name, value, more]) => element("tr", {}, element("th", { scope: "row" }, name), element("td", {}, value, " ", more)))));
}

function drawRule(rule) {
  const evidence = rule.evidence;
  const text = rule.kind === "requirement" ? rule.text.replace(/^--(\S+) '?(.*?)'?$/s, "you ask for $1 $2") : rule.text;
  return element("li", {}, text, " ",
    evidence ? element("span", { class: "evidence" }, "[", link(evidence.url || "", evidence.class + ", " + evidence.date), "] ") : null,
    factButtons(rule.facts));
}

// factButtons open facts where they stand.
function factButtons(list) {
  const span = element("span", { class: "facts" });
  for (const ref of list || []) {
    const button = element("button", {
      type: "button", class: "fact", "aria-expanded": "false", onclick: () => openFact(button, ref),
    }, ref);
    span.append(button, " ");
  }
  return span;
}

async function openFact(button, ref) {
  if (button.getAttribute("aria-expanded") === "true") {
    button.nextElementSibling.remove();
    button.setAttribute("aria-expanded", "false");
    return;
  }
  button.setAttribute("aria-expanded", "true");
  const box = element("span", { class: "opened" });
  button.after(box);
  try {
    const fact = JSON.parse(await planner.ask("fact", ref));
    fact.notes.forEach((note) => box.append(element("span", { class: "cell" }, "Note: " + note)));
    if (fact.page) box.append(element("span", { class: "cell" }, element("a", { href: fact.page }, "its page")));
    fact.cells.forEach((c) => box.append(element("span", { class: "cell" }, c.name + ": " + c.value)));
    fact.sources.forEach((s) => box.append(element("span", { class: "cell" }, s.class + ", " + s.date + ": ", link(s.url, s.title))));
  } catch (error) {
    box.append(error.message);
  }
}

// load promises what a page needs before it can be asked anything, and says how that
// stands. Where it fails, the page offers to try again.
async function load(needed) {
  byId("loading").hidden = false;
  byId("loading").textContent = "Loading the planner…";
  delete html.dataset.failed;
  try {
    if (location.protocol === "file:")
      throw new Error("opened as a file, which browsers let load no program: run \"envsolve serve\"");
    await needed();
  } catch (error) {
    byId("loading").replaceChildren("The planner did not start: " + error.message + " ",
      element("button", { type: "button", onclick: () => load(needed) }, "Try again"));
    html.dataset.failed = error.message;
    return;
  }
  byId("loading").hidden = true;
  html.dataset.ready = "true";
}

// begin begins an answer: its verdict, which is announced, and nothing below it.
function begin(status, verdict, look = status) {
  html.dataset.status = status;
  byId("answer").hidden = byId("verdict").hidden = false;
  byId("verdict").textContent = verdict;
  byId("verdict").className = look;
  byId("body").replaceChildren();
  byId("copies").hidden = status === "error";
  byId("copied").textContent = "";
}

// drawNothing takes the answer off the page.
function drawNothing() {
  shown = null;
  byId("answer").hidden = byId("verdict").hidden = true;
  delete html.dataset.status;
}

// copy copies a text, and shows it where the browser does not let it.
async function copy(text) {
  html.dataset.copied = text;
  try {
    await navigator.clipboard.writeText(text);
    byId("copied").textContent = "copied";
  } catch {
    const lines = Math.min(text.split("\n").length, 20);
    const box = element("textarea", { readonly: "", rows: lines, "aria-label": "what is to be copied" }, text);
    byId("copied").replaceChildren("the browser does not let pages copy; here it is:", box);
    box.focus();
    box.select();
  }
}

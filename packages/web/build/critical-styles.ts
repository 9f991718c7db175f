import { Window } from 'happy-dom';
import type { Container, Root, Rule } from 'postcss';
import { parse } from 'postcss';

type Html = ReturnType<InstanceType<Window['DOMParser']>['parseFromString']>;

/** Nobody touches a sketch, and nothing in it can be opened, filled in or chosen. */
const touched =
  /:(?:hover|active|focus|disabled|checked|open|invalid|user-|popover|target|autofill|placeholder|-)/;
/** Questions to the browser that few answer with yes; their styles come with the sheet. */
const rare = /\b(?:print|forced-colors|hover)\b/;
/** The language is known in the browser only, and what stands before or after an element is not in the html. */
const unknown = /:lang\([^)]*\)|::?(?:before|after)|::[\w-]+/g;
/** Written by the script of the html, with any value. */
const changing = /\[data-goods-colour=[^\]]*\]/g;
const variable = /--[\w-]+/g;
const variableName = /^--/;

/** Those rules of a style sheet that can apply to a piece of html, with those variables that they use. */
export function criticalStyles(css: string, html: string): string {
  const root = parse(css);
  keepMatching(root, '', documentOf(html));
  dropIdleVariables(root);
  dropEmpty(root);
  return root.toString();
}

function documentOf(html: string): Html {
  const { DOMParser } = new Window();
  const drawn = html.replaceAll(/<\/?template[^>]*>/g, '');
  return new DOMParser().parseFromString(`<body><div id="shop">${drawn}</div></body>`, 'text/html');
}

/** `outer` is the selector of the rule around, '' where there is none. */
function keepMatching(container: Container, outer: string, document: Html): void {
  container.each((node) => {
    if (node.type === 'rule') keepRule(node, outer, document);
    else if (node.type !== 'atrule' || node.name.endsWith('keyframes')) return;
    else if (node.name === 'media' && rare.test(node.params)) node.remove();
    else if (node.nodes !== undefined) keepMatching(node, outer, document);
  });
}

function keepRule(rule: Rule, outer: string, document: Html): void {
  const kept = rule.selectors.filter(
    (selector) => !touched.test(selector) && matches(within(outer, selector), document),
  );
  if (kept.length === 0) {
    rule.remove();
    return;
  }
  rule.selectors = kept;
  keepMatching(rule, kept.map((selector) => within(outer, selector)).join(','), document);
}

function within(outer: string, selector: string): string {
  if (outer === '') return selector;
  return selector.includes('&') ? selector.replaceAll('&', `:is(${outer})`) : `:is(${outer}) ${selector}`;
}

function matches(selector: string, document: Html): boolean {
  const plain = selector.replaceAll(changing, '[data-goods-colour]').replaceAll(unknown, '');
  try {
    return document.querySelector(plain.trim() === '' ? '*' : plain) !== null;
  } catch {
    // What this document cannot read may apply.
    return true;
  }
}

/** Without variables that nothing reads, and those that only such variables read. */
function dropIdleVariables(root: Root): void {
  const used = new Set<string>();
  const values = new Map<string, string>();
  root.walkDecls(({ prop, value }) => {
    if (variableName.test(prop)) values.set(prop, `${values.get(prop) ?? ''} ${value}`);
    else for (const [name] of value.matchAll(variable)) used.add(name);
  });
  // A set that grows while it is walked: what a used variable names is used, too.
  for (const name of used) {
    for (const [other] of (values.get(name) ?? '').matchAll(variable)) used.add(other);
  }
  root.walkDecls(variableName, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

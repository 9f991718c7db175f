const className = /\._\w+/g;
const attribute = /\[([\w-]+)(?:[~|^$*]?=(?:"([^"]*)"|'([^']*)'|([^\]\s]+)))?[^\]]*\]/g;
const tag = /(?:^|[\s>+~(])([a-z][a-z\d]*)(?=$|[\s>+~.:[)#])/g;
/** Nobody touches a sketch, and nothing in it can be opened, filled in or chosen. */
const touched =
  /:(?:hover|active|focus|disabled|checked|open|invalid|user-|popover|target|autofill|placeholder|-)/;
/** Questions to the browser that few answer with yes; their styles come with the sheet. */
const rare = /\b(?:print|forced-colors|hover)\b/;
const variable = /--[\w-]+/g;
const declared =
  /(--[\w-]+):((?:[^;{}()"']|"[^"]*"|'[^']*'|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)(;|(?=\}|$))/g;
/** Written by the script of the html. */
const changing: ReadonlySet<string> = new Set(['data-goods-colour']);

/** What a piece of html has. */
interface Present {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  /** Names, and names with values. */
  readonly attributes: ReadonlySet<string>;
}

/** Those rules of a style sheet that can apply to a piece of html, with those variables that they use. */
export function criticalStyles(css: string, html: string): string {
  return withoutIdle(keep(css, presentIn(html)));
}

function presentIn(html: string): Present {
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const tags = [...html.matchAll(/<([a-z][a-z\d]*)/gi)].map(([, name = '']) => name.toLowerCase());
  const attributes = [...html.matchAll(/ ([\w-]+)="([^"]*)"/g)].flatMap(([, name = '', value]) => [
    name,
    `${name}=${value}`,
  ]);
  return {
    classes: new Set(classes.map((name) => `.${name}`)),
    tags: new Set([...tags, 'html', 'body']),
    attributes: new Set(attributes),
  };
}

function keep(css: string, present: Present): string {
  let kept = '';
  for (const { head, body } of rulesOf(css)) {
    if (body === null) kept += `${head};`;
    else if (/^@(?:layer|media|supports|container)/.test(head)) {
      const inside = rare.test(head) ? '' : keep(body, present);
      if (inside !== '') kept += `${head}{${inside}}`;
    } else if (mayApply(head, present)) kept += `${head}{${keepInside(body, present)}}`;
  }
  return kept;
}

/** What a rule says, and those rules within it that can apply. */
function keepInside(body: string, present: Present): string {
  let kept = '';
  let rest = body;
  for (const rule of rulesOf(body)) {
    if (rule.body === null) continue;
    const before = rest.slice(0, rest.indexOf(`{${rule.body}}`));
    const head = before.slice(before.lastIndexOf(';') + 1);
    kept += before.slice(0, before.length - head.length);
    const isKept = head.startsWith('@') ? !rare.test(head) : mayApply(head.replaceAll('&', ''), present);
    if (isKept) {
      const inside = keepInside(rule.body, present);
      if (inside !== '') kept += `${head}{${inside}}`;
    }
    rest = rest.slice(before.length + rule.body.length + 2);
  }
  return kept + rest;
}

/** Whether one of the selectors of a rule names nothing that is absent. */
function mayApply(head: string, present: Present): boolean {
  if (head.startsWith('@')) return true;
  return selectorsOf(head).some((selector) => {
    if (touched.test(selector)) return false;
    // What must not be there may be absent.
    const plain = selector.replaceAll(/:not\([^)]*\)/g, '');
    if (/:(?:is|where|has)\(/.test(plain)) return classesApply(plain.replaceAll(/\([^)]*\)/g, ''), present);
    return classesApply(plain, present) && attributesApply(plain, present) && tagsApply(plain, present);
  });
}

function selectorsOf(head: string): string[] {
  return head.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}

function classesApply(selector: string, { classes }: Present): boolean {
  return (selector.match(className) ?? []).every((name) => classes.has(name));
}

function attributesApply(selector: string, { attributes }: Present): boolean {
  return [...selector.matchAll(attribute)].every(([, name = '', quoted, single, bare]) => {
    const value = quoted ?? single ?? bare;
    return changing.has(name) || attributes.has(value === undefined ? name : `${name}=${value}`);
  });
}

function tagsApply(selector: string, { tags }: Present): boolean {
  const bare = selector.replaceAll(attribute, '').replaceAll(/::?[\w-]+(?:\([^)]*\))?/g, '');
  return [...bare.matchAll(tag)].every(([, name = '']) => tags.has(name));
}

/** Without variables that nothing reads, and those that only such variables read. */
function withoutIdle(css: string): string {
  const used = new Set([...css.replaceAll(declared, '').matchAll(variable)].map(([name]) => name));
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(declared)) {
    values.set(name, `${values.get(name) ?? ''} ${value}`);
  }
  // A set that grows while it is walked: what a used variable names is used, too.
  for (const name of used) {
    for (const [other] of (values.get(name) ?? '').matchAll(variable)) used.add(other);
  }
  return css.replaceAll(declared, (match, name: string) => (used.has(name) ? match : ''));
}

interface Rule {
  readonly head: string;
  /** null for a statement without a block. */
  readonly body: string | null;
}

/** The rules of a minified style sheet, one level deep. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  let depth = 0;
  let open = 0;
  for (let place = 0; place < css.length; place += 1) {
    const sign = css[place];
    if (sign === '{') {
      if (depth === 0) open = place;
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth === 0) {
        rules.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, place) });
        start = place + 1;
      }
    } else if (sign === ';' && depth === 0) {
      rules.push({ head: css.slice(start, place).trim(), body: null });
      start = place + 1;
    }
  }
  return rules;
}

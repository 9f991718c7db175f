const className = /\._\w+/g;

/** Those rules of a style sheet that can apply to a piece of html: a rule that names only classes of others is left out. */
export function criticalStyles(css: string, html: string): string {
  const used = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' ').map((name) => `.${name}`),
    ),
  );
  return keep(css, used);
}

function keep(css: string, used: ReadonlySet<string>): string {
  let kept = '';
  for (const { head, body } of rulesOf(css)) {
    if (body === null) kept += `${head};`;
    else if (/^@(?:layer|media|supports|container)/.test(head)) {
      const inside = keep(body, used);
      if (inside !== '') kept += `${head}{${inside}}`;
    } else if (mayApply(head, used)) kept += `${head}{${body}}`;
  }
  return kept;
}

/** Whether one of the selectors of a rule names no class that is absent. */
function mayApply(head: string, used: ReadonlySet<string>): boolean {
  if (head.startsWith('@')) return true;
  return head
    .split(',')
    .some((selector) => (selector.match(className) ?? []).every((name) => used.has(name)));
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

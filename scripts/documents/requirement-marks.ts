import { parseSync, Visitor } from 'vite';

/** The title of a test or a story that names the requirements it proves. */
export interface MarkedTitle {
  readonly ids: readonly string[];
  /** Without its marks; "…" replaces the values of a parametrized test. */
  readonly title: string;
}

const markPattern = /^((?:\[[A-Z][^\]\n]*\] ?)+)(.*)$/s;
const id = /^[A-Z][A-Z0-9]*-?\d+$/;

/**
 * Titles in a source file that start with marks; a mark can contain several ids.
 * @example markedTitles('cart.test.ts', "test('[CART-07 C09] saves', …)") // [{ ids: ['CART-07', 'C09'], title: 'saves' }]
 */
export function markedTitles(path: string, source: string): readonly MarkedTitle[] {
  return textsIn(path, source).flatMap((text) => {
    const [, marks = '', title = ''] = markPattern.exec(text) ?? [];
    const ids = marks.split(/[[\] ]+/).filter((mark) => id.test(mark));
    return ids.length > 0 ? [{ ids, title: withoutPlaceholders(title) }] : [];
  });
}

function textsIn(path: string, source: string): readonly string[] {
  const texts: string[] = [];
  const visitor = new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateLiteral: ({ quasis }) => void texts.push(quasis.map(({ value }) => value.cooked).join('…')),
  });
  visitor.visit(parseSync(path, source).program);
  return texts;
}

/** Vitest fills in `%s`, `%.40s` and `$page.name` when it runs the test. */
function withoutPlaceholders(title: string): string {
  return title.replaceAll(/%[.\d]*[sdifjoOc#$]|\$[a-z][\w.]*/gi, '…');
}

/** Ids and meanings from the rows of a list's tables. */
export function listedRequirements(list: string): ReadonlyMap<string, string> {
  const rows = [...list.matchAll(/^\| ([A-Z][A-Z0-9-]*) \| (.+) \|$/gm)];
  return new Map(rows.map(([, number = '', meaning = '']) => [number, meaning]));
}

/** A test or a story that says which requirements it proves. */
export interface MarkedTitle {
  readonly ids: readonly string[];
  /** Without its marks. */
  readonly title: string;
}

const title = /(['"`])((?:\[[A-Z][^\]\n]*\] ?)+)((?:\\.|(?!\1)[^\\\n])*)\1/g;
const id = /^[A-Z][A-Z0-9]*-?\d+$/;

/**
 * Titles in a source file that begin with marks; a mark may hold several numbers.
 * @example markedTitles("test('[CART-07 C09] saves', …)") // [{ ids: ['CART-07', 'C09'], title: 'saves' }]
 */
export function markedTitles(source: string): readonly MarkedTitle[] {
  return [...source.matchAll(title)]
    .map(([, , marks = '', rest = '']) => ({
      ids: marks.split(/[[\] ]+/).filter((mark) => id.test(mark)),
      title: rest.replaceAll(/\\(.)/g, '$1'),
    }))
    .filter(({ ids }) => ids.length > 0);
}

/** The numbers of a list and what they mean, from the rows of its tables. */
export function listedRequirements(list: string): ReadonlyMap<string, string> {
  const rows = [...list.matchAll(/^\| ([A-Z][A-Z0-9-]*) \| (.+) \|$/gm)];
  return new Map(rows.map(([, number = '', meaning = '']) => [number, meaning]));
}

const maxEdits = 3;

/** The candidate with the smallest edit distance; null when none is close enough. */
export function nearest(word: string, candidates: readonly string[]): string | null {
  const allowed = Math.min(maxEdits, Math.max(1, Math.floor(word.length / 2)));
  let best: { readonly candidate: string; readonly edits: number } | null = null;
  for (const candidate of candidates) {
    const edits = editsBetween(word.toLowerCase(), candidate.toLowerCase());
    if (edits <= allowed && (best === null || edits < best.edits)) best = { candidate, edits };
  }
  return best?.candidate ?? null;
}

/** The candidates, sorted by edit distance (stable). */
export function nearestFirst(word: string, candidates: readonly string[]): readonly string[] {
  const edits = new Map(candidates.map((one) => [one, editsBetween(word.toLowerCase(), one.toLowerCase())]));
  return candidates.toSorted((one, other) => (edits.get(one) ?? 0) - (edits.get(other) ?? 0));
}

/** " Did you mean X?", or nothing. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const candidate = nearest(word, candidates);
  return candidate === null ? '' : ` Did you mean ${candidate}?`;
}

/** The sentence for a value that is none of the choices. */
export function notAChoice(name: string, value: string, choices: readonly string[]): string {
  const allowed = choices.join(', ').replace(/, ([^,]*)$/, ' or $1');
  return `${name} takes ${allowed}; not "${value}".${didYouMean(value, choices)}`;
}

/** The edit distance of two words: letters inserted, deleted, substituted or transposed (Damerau–Levenshtein). */
function editsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}

export interface StoryTree {
  readonly story: string;
  /** The accessibility tree, one node per line. */
  readonly tree: string;
}

interface StoryText {
  readonly story: string;
  readonly lines: readonly string[];
}

/** A state that shares at least this fraction of lines with another is written as a diff. */
const worthComparing = 0.5;

/**
 * Writes the accessibility trees of a file's stories as a text to review. The first tree, and every tree that
 * is unlike the others, is written in full; a similar one is written as a diff of removed (`-`) and added (`+`)
 * lines.
 */
export function treesText(trees: readonly StoryTree[]): string {
  const stories: StoryText[] = [];
  let text = '';
  for (const { story, tree } of trees) {
    const lines = tree.split('\n');
    const [nearest] = stories
      .map((base) => ({ base, changes: changesBetween(base.lines, lines) }))
      .sort((one, other) => one.changes.length - other.changes.length);
    if (nearest === undefined || nearest.changes.length > lines.length * worthComparing) {
      stories.push({ story, lines });
      text += entry(`${story}:`, lines);
    } else if (nearest.changes.length === 0) {
      text += entry(`${story}: as ${nearest.base.story}`, []);
    } else {
      text += entry(`${story}: as ${nearest.base.story}, but`, nearest.changes);
    }
  }
  return text;
}

function entry(head: string, lines: readonly string[]): string {
  return [head, ...lines.map((line) => `  ${line}`), ''].join('\n');
}

/** Returns the removed and added lines in order, based on a longest common subsequence. */
function changesBetween(before: readonly string[], after: readonly string[]): readonly string[] {
  const common = commonLengths(before, after);
  const changes: string[] = [];
  let [old, fresh] = [0, 0];
  while (old < before.length || fresh < after.length) {
    if (old < before.length && fresh < after.length && before[old] === after[fresh]) {
      old += 1;
      fresh += 1;
    } else if (lengthAt(common, old + 1, fresh) >= lengthAt(common, old, fresh + 1) && old < before.length) {
      changes.push(`- ${before[old]}`);
      old += 1;
    } else {
      changes.push(`+ ${after[fresh]}`);
      fresh += 1;
    }
  }
  return changes;
}

/** Returns the length of the longest common subsequence of the remaining lines, for each pair of indexes. */
function commonLengths(before: readonly string[], after: readonly string[]): readonly Uint16Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let old = before.length - 1; old >= 0; old -= 1) {
    for (let fresh = after.length - 1; fresh >= 0; fresh -= 1) {
      const length =
        before[old] === after[fresh]
          ? lengthAt(lengths, old + 1, fresh + 1) + 1
          : Math.max(lengthAt(lengths, old + 1, fresh), lengthAt(lengths, old, fresh + 1));
      lengths[old]?.fill(length, fresh, fresh + 1);
    }
  }
  return lengths;
}

function lengthAt(lengths: readonly Uint16Array[], old: number, fresh: number): number {
  return lengths[old]?.[fresh] ?? 0;
}

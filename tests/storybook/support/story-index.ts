import { inject } from 'vitest';

export interface StoryEntry {
  readonly id: string;
  readonly exportName: string;
  /** The path of its file, `./packages/ui/src/…`. */
  readonly importPath: string;
  readonly title: string;
  readonly tags: readonly string[];
}

interface IndexEntry extends StoryEntry {
  readonly type: 'story' | 'docs';
  readonly subtype?: 'story' | 'test';
}

/** Returns the tested stories by file, in the order of the sidebar. */
export async function storiesByFile(): Promise<ReadonlyMap<string, readonly StoryEntry[]>> {
  const answer = await fetch(new URL('index.json', inject('storybookUrl')));
  const index: { readonly entries: Record<string, IndexEntry> } = await answer.json();
  const stories = Object.values(index.entries).filter(
    ({ subtype, tags }) => subtype === 'story' && tags.includes('test'),
  );
  return Map.groupBy(stories, ({ importPath }) => importPath);
}

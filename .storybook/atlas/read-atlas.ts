import type { LiveLinks } from '@signal-shop/ui/stories/live-links.ts';
import type { AtlasEntry, IndexEntry, ScreenKnowledge } from './atlas-entries.ts';
import { atlasEntries } from './atlas-entries.ts';

const placeModules = import.meta.glob<Record<string, LiveLinks>>('../../packages/ui/src/**/*.live.ts', {
  eager: true,
});
const treeModules = import.meta.glob<string>(
  [
    '../../packages/ui/src/screens/*/*/*.aria.yaml',
    '../../packages/ui/src/chrome/*/*.aria.yaml',
    '../../packages/ui/src/components/toaster/*.aria.yaml',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

let reading: Promise<AtlasEntry[]> | undefined;

/** Every state with a deep link, from the index of this Storybook. Read once. */
export function readAtlas(): Promise<AtlasEntry[]> {
  reading ??= readIndex().then((index) => atlasEntries(index, knowledge()));
  return reading;
}

async function readIndex(): Promise<IndexEntry[]> {
  const answer = await fetch('index.json');
  const index: { readonly entries: Record<string, IndexEntry> } = await answer.json();
  return Object.values(index.entries);
}

function knowledge(): ScreenKnowledge {
  const places: Record<string, LiveLinks> = {};
  for (const [file, module] of Object.entries(placeModules)) {
    const [screen] = Object.values(module);
    if (screen !== undefined) places[folderOf(file)] = screen;
  }
  const trees = Object.fromEntries(Object.entries(treeModules).map(([file, tree]) => [folderOf(file), tree]));
  return { places, trees };
}

function folderOf(file: string): string {
  return file.split('/').at(-2) ?? '';
}

import type { ScreenPlaces } from '@signal-shop/ui/stories/places.ts';
import preview from '../preview.tsx';
import { usualShop } from '../shop-link.ts';
import { Atlas } from './atlas.tsx';
import type { IndexEntry } from './atlas-entries.ts';
import { atlasEntries } from './atlas-entries.ts';

const placeModules = import.meta.glob<Record<string, ScreenPlaces>>(
  '../../packages/ui/src/screens/*/*.places.ts',
  { eager: true },
);
const treeModules = import.meta.glob<string>('../../packages/ui/src/screens/*/*.aria.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

// It is made from all other stories: there is nothing in it that a test of its own would find.
const meta = preview.meta({ title: 'atlas', component: Atlas, tags: ['!test', '!autodocs'] });

export default meta;

/** Made anew from the stories at each opening; language and scheme above it are those of the pictures. */
export const Screens = meta.story({
  loaders: [async () => ({ entries: atlasEntries(await readIndex(), knowledge()) })],
  render: (_, { globals, loaded, parameters }) => (
    <Atlas
      entries={loaded.entries}
      globals={`theme:${globals.theme === 'dark' ? 'dark' : 'light'};locale:${globals.locale}`}
      shop={parameters.shopAddress ?? usualShop}
    />
  ),
});

async function readIndex(): Promise<IndexEntry[]> {
  const answer = await fetch('index.json');
  const index: { readonly entries: Record<string, IndexEntry> } = await answer.json();
  return Object.values(index.entries);
}

function knowledge() {
  const places: Record<string, ScreenPlaces> = {};
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

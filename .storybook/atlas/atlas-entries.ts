// What the atlas knows: the index of the stories, their places in the running shop and the words on them.
import type { LiveLink, LiveLinks } from '@signal-shop/ui/stories/live-links.ts';
import { placeInAtlas } from './atlas-order.ts';

/** One state of one screen, or of what stands around all of them. */
export interface AtlasEntry {
  readonly id: string;
  /** Its folder. */
  readonly screen: string;
  readonly state: string;
  readonly place: LiveLink | undefined;
  readonly spec: readonly string[];
  /** Those that the screen helps to keep. */
  readonly requirements: readonly string[];
  /** What tests of exactly this state prove. */
  readonly proven: readonly string[];
  /** Everything that can be searched for, in small letters. */
  readonly words: string;
}

/** An entry of Storybook's own index.json. */
export interface IndexEntry {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly importPath: string;
  readonly exportName?: string;
  readonly tags?: readonly string[];
  readonly subtype?: string;
  readonly parent?: string;
}

export interface ScreenKnowledge {
  /** By the folder of the screen or part. */
  readonly places: Readonly<Record<string, LiveLinks>>;
  /** The accessible trees of all its stories, by the folder of the screen. */
  readonly trees: Readonly<Record<string, string>>;
}

const requirementId = /\b[A-Z][A-Z0-9]*-\d+\b/gu;

/** Every state of every screen in the order of the shop, then of every other part whose states have places. */
export function atlasEntries(index: readonly IndexEntry[], { places, trees }: ScreenKnowledge): AtlasEntry[] {
  const entries = index.filter(isStory).flatMap((story) => {
    const folder = story.importPath.split('/').at(-2) ?? '';
    const screen = places[folder];
    const place = screen?.states[story.exportName ?? ''];
    if (place === undefined && !isOfScreen(story)) return [];
    const tests = index.filter(({ parent }) => parent === story.id).map(({ name }) => name);
    const proven = tests.flatMap((name) => name.match(requirementId) ?? []);
    const known = { spec: screen?.spec ?? [], requirements: screen?.requirements ?? [], proven };
    const searched = [
      folder,
      story.name,
      ...known.spec,
      ...known.requirements,
      ...tests,
      place?.path ?? '',
      place?.scenarios ?? '',
      treeOf(trees[folder] ?? '', story.exportName ?? ''),
    ];
    const words = searched.join('\n').toLowerCase();
    return [{ id: story.id, screen: folder, state: story.name, place, ...known, words }];
  });
  return entries.sort((one, other) => placeInAtlas(one.screen) - placeInAtlas(other.screen));
}

/** Those that have every word of the search; what stands in quotation marks is one. */
export function searchAtlas(entries: readonly AtlasEntry[], search: string): AtlasEntry[] {
  const wanted = [...search.toLowerCase().matchAll(/"([^"]+)"|(\S+)/gu)].map(
    ([, phrase, word]) => phrase ?? word ?? '',
  );
  return entries.filter(({ words }) => wanted.every((word) => words.includes(word)));
}

/** The tree of one story out of the file of its screen, where a tree like another's is told by what is different. */
export function treeOf(trees: string, exportName: string): string {
  const [, base, body = ''] =
    trees.match(new RegExp(`^${exportName}:(?: as (\\w+)(?:, but)?)?\\n((?: .*\\n)*)`, 'mu')) ?? [];
  if (base === undefined) return body;
  const lines = body.split('\n');
  const gone = new Set(lines.flatMap((line) => line.match(/^ {2}- (.*)/u)?.[1] ?? []));
  const come = lines.flatMap((line) => line.match(/^ {2}\+ (.*)/u)?.[1] ?? []);
  const stayed = treeOf(trees, base)
    .split('\n')
    .filter((line) => !gone.has(line.slice(2)));
  return [...stayed, ...come].join('\n');
}

function isStory({ subtype }: IndexEntry): boolean {
  return subtype === 'story';
}

function isOfScreen({ tags = [] }: IndexEntry): boolean {
  return tags.includes('screen');
}

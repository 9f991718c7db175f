// Data of the atlas: the story index, the deep links into the running shop, and the text in each story.
import type { LiveLinks, StateLink } from '@signal-shop/ui/stories/live-links.ts';
import type { AtlasFilters } from './atlas-address.ts';
import { placeInAtlas } from './atlas-order.ts';

/** A state of a screen or of a layout. */
export interface AtlasEntry {
  readonly id: string;
  /** Name of its folder. */
  readonly screen: string;
  readonly state: string;
  readonly place: StateLink | undefined;
  readonly spec: readonly string[];
  /** Requirements that the screen helps to meet. */
  readonly requirements: readonly string[];
  /** Requirements that tests of this state prove. */
  readonly proven: readonly string[];
  /** The searchable text, in lower case. */
  readonly words: string;
}

/** An entry of Storybook's index.json. */
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
  /** By the folder of the screen or component. */
  readonly places: Readonly<Record<string, LiveLinks>>;
  /** The ARIA snapshots of all stories of a screen, by its folder. */
  readonly trees: Readonly<Record<string, string>>;
}

const requirementId = /\b[A-Z][A-Z0-9]*-\d+\b/gu;

/** Every state of every screen in the order of the shop, then the states of other components with deep links. */
export function atlasEntries(index: readonly IndexEntry[], { places, trees }: ScreenKnowledge): AtlasEntry[] {
  const entries = index.filter(isStory).flatMap((story) => {
    const folder = story.importPath.split('/').at(-2) ?? '';
    const screen = places[folder];
    const link = screen?.states[story.exportName ?? ''];
    if (link === undefined && !isOfScreen(story)) return [];
    const tests = index.filter(({ parent }) => parent === story.id).map(({ name }) => name);
    const proven = tests.flatMap((name) => name.match(requirementId) ?? []);
    const facts = { spec: screen?.spec ?? [], requirements: screen?.requirements ?? [], proven };
    const searched = [
      folder,
      story.name,
      link?.description ?? '',
      ...facts.spec,
      ...facts.requirements,
      ...tests,
      link?.path ?? '',
      link?.scenarios ?? '',
      treeOf(trees[folder] ?? '', story.exportName ?? ''),
    ];
    const words = searched.join('\n').toLowerCase();
    return [{ id: story.id, screen: folder, state: story.name, place: link, ...facts, words }];
  });
  return entries.sort((one, other) => placeInAtlas(one.screen) - placeInAtlas(other.screen));
}

/** The entries that contain every term. */
export function searchAtlas(entries: readonly AtlasEntry[], terms: readonly string[]): AtlasEntry[] {
  return entries.filter(({ words }) => terms.every((word) => words.includes(word)));
}

/** The entries of a section and a requirement that show an error; an empty filter does not narrow. */
export function filterAtlas(
  entries: readonly AtlasEntry[],
  { section, requirement, error }: AtlasFilters,
): AtlasEntry[] {
  return entries.filter(
    ({ spec, requirements, proven, words }) =>
      (section === '' || spec.includes(section)) &&
      (requirement === '' || [...requirements, ...proven].includes(requirement)) &&
      words.includes(error.toLowerCase()),
  );
}

/** The ARIA snapshot of one story from its screen's file, where a snapshot can be stored as a diff to another. */
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

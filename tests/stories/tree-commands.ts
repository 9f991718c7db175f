// Commands for the stories, which run in the browser, to access the file system.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sanitize, storyNameFromExport } from 'storybook/internal/csf';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { exportedNames } from '../../scripts/documents/exported-names.ts';
import { treesText } from './trees-text.ts';

export interface ShownStory {
  /** `components-price--eur-de` */
  readonly storyId: string;
  /** Its accessibility tree. */
  readonly tree: string;
}

export interface Trees {
  readonly now: string;
  readonly acceptedText: string;
}

export interface TreeCommands {
  readonly accessibleTree: () => Promise<string>;
  /**
   * Compares the trees of a file of stories with the reviewed ones, which `--update` replaces first.
   * @returns nothing if some of its stories did not run
   */
  readonly compareTrees: (file: string, shownStories: readonly ShownStory[]) => Promise<Trees | undefined>;
}

const root = join(import.meta.dirname, '../..');
/** React's useId counts up from the first story, as in `#_r_8f_-number`. */
const generatedId = /_r_[0-9a-z]+_/gu;

export const treeCommands = {
  accessibleTree: async ({ iframe }) =>
    (await iframe.locator('body').ariaSnapshot()).replace(generatedId, '_'),
  compareTrees: async (context, file, stories) => compareTrees(context, file, stories),
} satisfies Commands;

type Commands = {
  [Name in keyof TreeCommands]: BrowserCommand<Parameters<TreeCommands[Name]>>;
};

function compareTrees(
  { project }: BrowserCommandContext,
  file: string,
  shownStories: readonly ShownStory[],
): Trees | undefined {
  const stories = exportedNames(join(root, file));
  const trees = shownStories.map(({ storyId, tree }) => ({ story: exportOf(storyId, stories), tree }));
  if (trees.length < stories.length) return undefined;
  const now = treesText(trees);
  const path = join(root, file.replace('.stories.tsx', '.aria.yaml'));
  if (project.vitest.config.snapshotOptions.updateSnapshot === 'all') writeFileSync(path, now);
  return { now, acceptedText: existsSync(path) ? readFileSync(path, 'utf8') : '' };
}

function exportOf(storyId: string, stories: readonly string[]): string {
  const story = stories.find((name) => storyId.endsWith(`--${sanitize(storyNameFromExport(name))}`));
  if (story === undefined) throw new Error(`The file has no story ${storyId}.`);
  return story;
}

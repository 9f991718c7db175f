// Where a text is seen: the stories whose accepted accessibility tree shows it, and their links into the running shop.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '@signal-shop/sdk/contract';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { treeOf } from '../../.storybook/atlas/atlas-entries.ts';
import { shopLink, usualShop } from '../../.storybook/shop-link.ts';
import { exportedNames } from '../documents/exported-names.ts';
import { liveLinkOfStory, readShopParameter } from '../documents/shop-parameter.ts';
import { branchesOf } from './message-parts.ts';
import { repository } from './shop-texts.ts';

export interface SeenIn {
  /** `screens/cart/cart › One Item` */
  readonly title: string;
  /** Its URL in Storybook. */
  readonly story: string;
  /** The URL of the running shop that shows the same, or a page that contains the component. */
  readonly shop?: string;
  /** The remaining step before the text appears. */
  readonly step?: string;
}

const usualStorybook = 'http://localhost:6006';
const ui = join(repository, 'packages/ui/src');
const enough = 3;
/** Shorter texts are found in too many trees to say where a message is used. */
const distinctiveLength = 4;

/**
 * The first stories that show a text. Those beside its messages come first; elsewhere a node must consist of the text.
 * @param file the file of its messages, from the root
 */
export async function storiesOfText(
  english: readonly MessageFormatElement[],
  { file, locale }: { readonly file?: string | undefined; readonly locale?: Locale | undefined },
): Promise<readonly SeenIn[]> {
  const folder = file === undefined ? undefined : join(repository, dirname(file));
  const pattern = patternOf(english);
  const treeFiles =
    folder === undefined ? [] : globSync('*.aria.yaml', { cwd: folder }).map((tree) => join(folder, tree));
  const nearStories = storiesIn(treeFiles, new RegExp(pattern, 'u'));
  const isDistinctive = literalsIn(english).trim().length >= distinctiveLength;
  const stories =
    nearStories.length > 0 || !isDistinctive
      ? nearStories
      : storiesIn(
          globSync('**/*.aria.yaml', { cwd: ui })
            .map((tree) => join(ui, tree))
            .sort(),
          wholeNode(pattern),
        );
  return Promise.all(stories.map((story) => linksOf(story, locale)));
}

interface Story {
  /** The path of its stories file without the ending. */
  readonly part: string;
  readonly name: string;
}

function storiesIn(treeFiles: readonly string[], pattern: RegExp): readonly Story[] {
  const stories: Story[] = [];
  for (const treeFile of treeFiles) {
    const part = treeFile.replace('.aria.yaml', '');
    if (!existsSync(`${part}.stories.tsx`)) continue;
    const trees = readFileSync(treeFile, 'utf8');
    if (!pattern.test(trees)) continue;
    for (const name of exportedNames(`${part}.stories.tsx`)) {
      if (pattern.test(treeOf(trees, name))) stories.push({ part, name });
      if (stories.length === enough) return stories;
    }
  }
  return stories;
}

async function linksOf({ part, name }: Story, locale: Locale | undefined): Promise<SeenIn> {
  const title = titleOf(part);
  const label = storyNameFromExport(name);
  const liveLink = liveLinkOfStory(await readShopParameter(`${part}.stories.tsx`), name);
  return {
    title: `${title} › ${label}`,
    story: `${usualStorybook}/?path=/story/${toId(title, label)}${locale === undefined ? '' : `&globals=locale:${locale}`}`,
    ...(liveLink === undefined ? {} : { shop: shopLink(usualShop, liveLink, locale) }),
    ...(liveLink?.step === undefined ? {} : { step: liveLink.step }),
  };
}

/** Storybook's automatic title: the path, in which a file named like its folder counts once. */
function titleOf(part: string): string {
  const path = part.slice(ui.length + 1);
  return basename(path) === basename(dirname(path)) ? dirname(path) : path;
}

/** A pattern for a message with any values. The content of a tag is a separate node of a tree. */
function patternOf(parts: readonly MessageFormatElement[]): string {
  return parts
    .map((part) => {
      if (part.type === TYPE.literal) return part.value.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
      if (part.type === TYPE.pound) return '[\\d.,]+';
      const branches = branchesOf(part).map(patternOf);
      if (part.type === TYPE.tag) return `[^]{0,80}?${branches.join('')}[^]{0,80}?`;
      return branches.length === 0 ? '.+?' : `(?:${branches.join('|')})`;
    })
    .join('');
}

function wholeNode(pattern: string): RegExp {
  return new RegExp(`(?:"|: )(?:${pattern})(?:"|$)`, 'mu');
}

function literalsIn(parts: readonly MessageFormatElement[]): string {
  return parts
    .map((part) => (part.type === TYPE.literal ? part.value : branchesOf(part).map(literalsIn).join('')))
    .join('');
}

// Setup file of the stories: what assistive technology finds in each is held against the tree that was reviewed.
import { afterAll, afterEach, expect } from 'vitest';
import { commands } from 'vitest/browser';
import type { ShownStory, TreeCommands } from './tree-commands.ts';

declare module 'vitest/browser' {
  interface BrowserCommands extends TreeCommands {}
}

const shown: ShownStory[] = [];
let file = '';

afterEach(async ({ task }) => {
  const storyId = 'storyId' in task.meta ? String(task.meta.storyId) : '';
  // A test of a story goes on from there, and may end anywhere.
  if (task.result?.state === 'fail' || storyId === '' || storyId.includes(':')) return;
  file = task.file.name;
  shown.push({ storyId, tree: await commands.accessibleTree() });
});

afterAll(async () => {
  const stories = shown.splice(0);
  if (stories.length === 0) return;
  // A story that failed, or was not chosen, leaves nothing to compare.
  const trees = await commands.compareTrees(file, stories);
  if (trees !== undefined) expect(trees.now, `accessible trees of ${file}`).toBe(trees.reviewed);
});

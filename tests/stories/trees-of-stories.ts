// Setup file of the stories: compares the accessibility tree of each with the reviewed one.
import { afterAll, afterEach, expect } from 'vitest';
import { commands } from 'vitest/browser';
import type { ShownStory, TreeCommands } from './tree-commands.ts';

declare module 'vitest/browser' {
  interface BrowserCommands extends TreeCommands {}
}

const shownStories: ShownStory[] = [];
let file = '';

afterEach(async ({ task }) => {
  const storyId = 'storyId' in task.meta ? String(task.meta.storyId) : '';
  // A story's test continues after the first render, so its final tree is arbitrary.
  if (task.result?.state === 'fail' || storyId === '' || storyId.includes(':')) return;
  file = task.file.name;
  shownStories.push({ storyId, tree: await commands.accessibleTree() });
});

afterAll(async () => {
  const stories = shownStories.splice(0);
  if (stories.length === 0) return;
  // If a story failed or was filtered out, there is nothing to compare.
  const trees = await commands.compareTrees(file, stories);
  if (trees !== undefined) expect(trees.now, `accessibility trees of ${file}`).toBe(trees.acceptedText);
});

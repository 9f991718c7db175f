import { afterAll, beforeAll, expect, test } from 'vitest';
import { storiesByFile } from './support/story-index.ts';
import type { StoryPage } from './support/story-page.ts';
import { openStoryPage } from './support/story-page.ts';

const screens = [...(await storiesByFile()).values()].flatMap(([first]) =>
  first?.tags.includes('screen') ? [first.id] : [],
);
let page: StoryPage;

beforeAll(async () => {
  page = await openStoryPage(1280);
});

afterAll(() => page.close());

test('the controls of every screen have a row for each prop of the screen', async () => {
  const missing: string[] = [];
  for (const id of screens) {
    const { rows, props } = await page.controls(id);
    missing.push(...props.filter((name) => !(name in rows)).map((name) => `${id}: ${name}`));
  }
  expect(screens.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

test('a screen has a choice of its state, and a control for each prop that its story sets to a value', async () => {
  expect((await page.controls('screens-support-community--guest')).rows).toEqual({
    posts: '',
    session: 'radio',
    door: 'object',
    goods: '',
    state: 'select',
  });
});

test('args that only the story has are listed beside the props, without functions of the language', async () => {
  const { rows, props } = await page.controls('screens-orders-track-orders--guest-form');
  expect(props).not.toContain('submitted');
  expect(rows).toMatchObject({ submitted: 'boolean', begin: 'object' });
  expect(rows).not.toHaveProperty('onFind');
});

import { expect, test } from 'vitest';
import { openStoryPage } from './support/story-page.ts';

test('the photographs of a Storybook below a path load from below that path', async () => {
  const page = await openStoryPage(1280);
  try {
    await page.show('components-media-gallery-turn-view--default');
    expect(await page.loadedPictures()).toEqual([
      expect.stringMatching(/\/designs\/pictures\/goods\/.+\.avif/),
    ]);
  } finally {
    await page.close();
  }
});

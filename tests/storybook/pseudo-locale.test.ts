import { expect, test } from 'vitest';
import { openStoryPage } from './support/story-page.ts';

test('[I18N-01] in en-XA a story is accented, and its data is underlined', async () => {
  const page = await openStoryPage(1280);
  try {
    await page.show('components-product-card--sold-out');
    const english = await page.read();
    await page.speak('en-XA');
    const accented = await page.read();
    expect(english).toMatchObject({ all: expect.stringContaining('Out of stock'), untranslated: [] });
    expect(accented.all).toContain('Ǿŭŭŧ ǿǿƒ şŧǿǿƈķ');
    expect(accented.untranslated.length).toBeGreaterThan(0);
    expect(accented.untranslated.join(' ')).not.toContain('Out of stock');
    await page.speak('xx-LS');
    expect((await page.read()).all).toMatch(/Out of stockS+/);
    await page.speak('en');
    expect(await page.read()).toEqual(english);
  } finally {
    await page.close();
  }
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare const window: {
  readonly axe?: { readonly run: (options: RunOptions) => Promise<AxeResults> };
};

/** Accessibility violations that axe finds in the page as it is. */
export async function accessibilityFindings(
  page: Page,
  options: RunOptions = {},
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe);
  return page.evaluate(async (given) => {
    if (window.axe === undefined) throw new Error('axe was not loaded.');
    // Without the selectors of everything that passes, a check takes a fraction of the time.
    const { violations } = await window.axe.run({ resultTypes: ['violations'], ...given });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`,
    );
  }, options);
}

/** Expects no accessibility violations and no horizontal scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFindings(page), page.url()).toEqual([]);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, page.url()).toBeLessThanOrEqual(0);
}

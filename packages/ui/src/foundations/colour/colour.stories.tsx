import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyPage } from '../../stories/shop-pages.ts';
import { CombinationTable, PairTable, RampTable } from './swatches.tsx';

const meta = preview.meta({ component: PairTable, parameters: { layout: 'padded', shop: everyPage } });

export default meta;

/** Eight ramps. Components must not use them: the linter rejects a step outside tokens.css. */
export const Ramps = meta.story({ render: () => <RampTable /> });

/** The tokens that components use, in both color schemes. */
export const Semantic = meta.story({ tags: ['matrix'] });

/** Every combination that the shop uses, with contrast ratio, WCAG grade and required ratio. */
export const ContrastTable = meta.story({});

/** Every text color on every background, with its WCAG grade; failing combinations are crossed out. */
export const Combinations = meta.story({ tags: ['matrix'], render: () => <CombinationTable /> });

Combinations.test('[BEY-13] a combination below 3 is crossed out', async ({ canvasElement }) => {
  const crossed = [...canvasElement.querySelectorAll('[data-grade="fails"]')];
  await expect(crossed.length).toBeGreaterThan(0);
  for (const cell of crossed) await expect(Number.parseFloat(cell.textContent ?? '')).toBeLessThan(3);
});

ContrastTable.test(
  '[BEY-13] every pair of colors reaches its contrast in light and dark',
  async ({ canvasElement }) => {
    const pairs = [...canvasElement.querySelectorAll<HTMLElement>('[data-minimum]')];
    await expect(pairs.length).toBeGreaterThan(80);
    const weak = pairs.filter(({ dataset }) => Number(dataset.ratio) < Number(dataset.minimum));
    await expect(weak.map((pair) => pair.textContent)).toEqual([]);
  },
);

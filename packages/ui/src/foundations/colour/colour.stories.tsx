import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CombinationTable, PairTable, RampTable } from './swatches.tsx';

const meta = preview.meta({ component: PairTable, parameters: { layout: 'padded' } });

export default meta;

/** Eight ramps. Components never use them: the lint refuses a step outside tokens.css. */
export const Ramps = meta.story({ render: () => <RampTable /> });

/** What components use, in both schemes. */
export const Semantic = meta.story({ tags: ['matrix'] });

/** Every pair that meets in the shop, with its contrast, its grade, and what it needs where it has too little. */
export const ContrastTable = meta.story({});

/** Every colour of words on every ground, with the grade of each; what fails is crossed out. */
export const Combinations = meta.story({ tags: ['matrix'], render: () => <CombinationTable /> });

Combinations.test('[BEY-13] a combination below 3 is crossed out', async ({ canvasElement }) => {
  const crossed = [...canvasElement.querySelectorAll('[data-grade="fails"]')];
  await expect(crossed.length).toBeGreaterThan(0);
  for (const cell of crossed) await expect(Number.parseFloat(cell.textContent ?? '')).toBeLessThan(3);
});

ContrastTable.test(
  '[BEY-13] every pair of colours reaches its contrast in light and dark',
  async ({ canvasElement }) => {
    const pairs = [...canvasElement.querySelectorAll<HTMLElement>('[data-minimum]')];
    await expect(pairs.length).toBeGreaterThan(80);
    const weak = pairs.filter(({ dataset }) => Number(dataset.ratio) < Number(dataset.minimum));
    await expect(weak.map((pair) => pair.textContent)).toEqual([]);
  },
);

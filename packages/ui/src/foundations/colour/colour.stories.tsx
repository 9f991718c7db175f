import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PairTable, RampTable } from './swatches.tsx';

const meta = preview.meta({ component: PairTable, parameters: { layout: 'padded' } });

export default meta;

/** Eight ramps. Components never use them: the lint refuses a step outside tokens.css. */
export const Ramps = meta.story({ render: () => <RampTable /> });

/** What components use, in both schemes. */
export const Semantic = meta.story({ tags: ['matrix'] });

export const ContrastTable = meta.story({});

ContrastTable.test(
  '[BEY-13] every pair of colours reaches its contrast in light and dark',
  async ({ canvasElement }) => {
    const pairs = [...canvasElement.querySelectorAll<HTMLElement>('[data-minimum]')];
    await expect(pairs.length).toBeGreaterThan(80);
    const weak = pairs.filter(({ dataset }) => Number(dataset.ratio) < Number(dataset.minimum));
    await expect(weak.map((pair) => pair.textContent)).toEqual([]);
  },
);

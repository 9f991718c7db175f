import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { reductionAt } from '../../foundations/stories/fixtures.ts';
import { ReductionProgress } from './reduction-progress.tsx';

const meta = preview.meta({
  component: ReductionProgress,
  parameters: { layout: 'padded', shop: { path: '/car', scenarios: 'auth.customer,cart.tier-60' } },
  args: { reduction: reductionAt(19.9) },
});

export default meta;

export const NotEligible = meta.story({ args: { reduction: reductionAt(0) } });
export const Below30 = meta.story({});
export const Tier30Save2 = meta.story({ args: { reduction: reductionAt(34.9) } });
export const Tier60Save5 = meta.story({ args: { reduction: reductionAt(69.8) } });
export const Tier120Save10 = meta.story({ args: { reduction: reductionAt(120) } });
export const Tier180Save15 = meta.story({ args: { reduction: reductionAt(199) } });
export const Tier240Save20 = meta.story({ args: { reduction: reductionAt(250) } });
export const Tier300Save25 = meta.story({ args: { reduction: reductionAt(301.5) } });
export const Tier360Save30Complete = meta.story({ args: { reduction: reductionAt(412) } });

Tier360Save30Complete.test('[CART-07] is complete at the last tier', async ({ canvas }) => {
  await expect(canvas.getByText('You save $30.00, the most you can.')).toBeVisible();
  await expect(canvas.getByRole('meter')).toHaveAttribute('value', '100');
});

export const JustBelowTier = meta.story({ args: { reduction: reductionAt(359.99) } });

JustBelowTier.test('[CART-07] shows a single missing cent', async ({ canvas }) => {
  await expect(canvas.getByText('You save $25.00. $0.01 more and you save $30.00.')).toBeVisible();
});

/** A server with other steps: the sentence and a bar, but no ruler. */
export const OtherTiers = meta.story({
  args: { reduction: { ...reductionAt(34.9), begin: 25, over: 50, reduce: 3, poor: 15.1 } },
});

OtherTiers.test('[CART-07] names no saving that it does not know', async ({ canvas }) => {
  await expect(canvas.getByText('You’re saving $3.00. Add $15.10 more to save more.')).toBeVisible();
});

export const Locales = meta.story({ globals: { locale: 'de' }, args: { reduction: reductionAt(69.8) } });

/** On the smallest phone, with the longest amounts. */
export const NarrowYen = meta.story({
  globals: { locale: 'ja', viewport: { value: 'narrow', isRotated: false } },
  args: { reduction: reductionAt(250) },
});

NarrowYen.test('[CART-07] no label of the scale covers another', async ({ canvasElement }) => {
  const ticks = [...canvasElement.querySelectorAll('li > span')].filter((tick) =>
    tick.checkVisibility({ visibilityProperty: true }),
  );
  await expect(ticks.length).toBeGreaterThan(0);
  // A label may be wider than its step, so its text is measured.
  const edges = ticks.map((tick) => {
    const range = document.createRange();
    range.selectNodeContents(tick);
    return range.getBoundingClientRect();
  });
  for (const [index, { left }] of edges.entries()) {
    await expect(left).toBeGreaterThanOrEqual(edges[index - 1]?.right ?? 0);
  }
});

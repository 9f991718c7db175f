import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { flashItem, longGermanName, storyNowMs } from '../../foundations/stories/fixtures.ts';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { plainLinks } from '../../link/plain-links.tsx';
import { flashSaleCardOf } from '../../views/flash-sale-card-of.ts';
import { ClockContext } from '../countdown/clock-context.ts';
import { FlashSaleCard } from './flash-sale-card.tsx';

const stillClock = () => storyNowMs;
const inFourHours = storyNowMs + 16_029_000;

const goods = flashSaleCardOf(flashItem, plainLinks.hrefs);

const meta = preview.meta({
  component: FlashSaleCard,
  parameters: { layout: 'padded', shop: { path: '/activity/flashsale', scenarios: 'flash.open' } },
  args: { ...goods, endsAtMs: inFourHours as number | null },
  render: (args) => (
    <ClockContext value={stillClock}>
      <Specimen layout="cards">
        <FlashSaleCard {...args} />
      </Specimen>
    </ClockContext>
  ),
});

export default meta;

export const Active = meta.story({});
export const Sold0 = meta.story({ args: { soldPercent: 0, stock: 44 } });
export const Sold68 = meta.story({});

Sold68.test('[FLASH-05] the bar fills with the share that the words below it say', async ({ canvas }) => {
  await expect(canvas.getByRole('meter')).toHaveProperty('value', 68);
  await expect(canvas.getByText(/^68% sold/)).toBeVisible();
});

export const Sold100SoldOut = meta.story({
  args: { soldPercent: 100, stock: 0 },
});

Sold100SoldOut.test('[FLASH-05] the bar of sold-out goods is full', async ({ canvas }) => {
  await expect(canvas.getByRole('meter')).toHaveProperty('value', 100);
});
export const Ended = meta.story({ args: { endsAtMs: null } });
export const LastMinute = meta.story({ args: { endsAtMs: storyNowMs + 42_000 } });
export const LongNameDe = meta.story({
  globals: { locale: 'de' },
  args: { name: longGermanName },
});

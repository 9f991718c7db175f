import preview from '../../../../../.storybook/preview.tsx';
import { flashItem, longGermanName, storyNowMs } from '../../foundations/stories/fixtures.ts';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { ClockContext } from '../countdown/clock-context.ts';
import { FlashSaleCard } from './flash-sale-card.tsx';

const stillClock = () => storyNowMs;
const inFourHours = storyNowMs + 16_029_000;

const meta = preview.meta({
  component: FlashSaleCard,
  parameters: { layout: 'padded', shop: { path: '/activity/flashsale', scenarios: 'flash.open' } },
  args: { item: flashItem, endsAtMs: inFourHours as number | null },
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
export const Sold0 = meta.story({ args: { item: { ...flashItem, percent: 0, seckill_count: 44 } } });
export const Sold68 = meta.story({});
export const Sold100SoldOut = meta.story({
  args: { item: { ...flashItem, percent: 100, seckill_count: 0 } },
});
export const Ended = meta.story({ args: { endsAtMs: null } });
export const LastMinute = meta.story({ args: { endsAtMs: storyNowMs + 42_000 } });
export const LongNameDe = meta.story({
  globals: { locale: 'de' },
  args: { item: { ...flashItem, name: longGermanName } },
});

import { frozenAtMs } from '@signal-shop/mock-server';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { FlashSaleState } from '../../screens/home/home/home.states.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { flashSaleOf } from '../../stories/fixtures/home-views.ts';
import { Section } from '../../stories/section.tsx';
import { homePage } from '../../stories/shop-pages.ts';
import { FlashSaleStrip } from './flash-sale-strip.tsx';

function StripStory({ state }: { readonly state: InLocale<FlashSaleState> }) {
  return (
    <Section>
      <FlashSaleStrip state={state(useLocale())} />
    </Section>
  );
}

function endingIn(milliseconds: number): InLocale<FlashSaleState> {
  return (locale) => {
    const state = flashSaleOf('flash.open')(locale);
    if (state.status !== 'on') return state;
    const endsAtMs = frozenAtMs + milliseconds;
    return { status: 'on', lists: state.lists.slice(0, 1).map((list) => ({ ...list, endsAtMs })) };
  };
}

/** Number of fully visible cards of a row, without scrolling. */
function cardsInView(row: HTMLElement | undefined): number {
  const edges = row?.getBoundingClientRect();
  return [...(row?.children ?? [])].filter((card) => {
    const { left, right } = card.getBoundingClientRect();
    return edges !== undefined && left >= edges.left && right <= edges.right;
  }).length;
}

const meta = preview.meta({
  component: StripStory,
  parameters: { shop: homePage },
  args: { state: flashSaleOf('flash.open') },
});

export default meta;

export const Active = meta.story({});

Active.test('[FLASH] the movement can be paused', async ({ canvas, userEvent }) => {
  const [stop] = await canvas.findAllByRole('button', { name: 'Pause slideshow' });
  if (stop === undefined) throw new Error('The story shows no pause button');
  await userEvent.click(stop);
  await expect(canvas.getAllByRole('button', { name: 'Play slideshow' })[0]).toBeVisible();
});

export const Loading = meta.story({ args: { state: () => ({ status: 'loading' }) } });
export const EmptyWhenOff = meta.story({ args: { state: flashSaleOf('flash.closed') } });

EmptyWhenOff.test('[FLASH] renders nothing while no sale is open', async ({ canvas }) => {
  await expect(canvas.queryByRole('region')).toBeNull();
});

export const BeforeBegin = meta.story({ args: { state: flashSaleOf('flash.opens-10s') } });
export const AfterOver = meta.story({ args: { state: flashSaleOf('flash.outside-window') } });
export const AllSoldOut = meta.story({ args: { state: flashSaleOf('flash.sold-out') } });
export const LastSeconds = meta.story({ args: { state: endingIn(9_000) } });

/** The web app maps a failure to `off`. */
export const FailedSilently = meta.story({ args: { state: () => ({ status: 'off' }) } });

FailedSilently.test('[FLASH] renders nothing after a failure', async ({ canvas }) => {
  await expect(canvas.queryByRole('alert')).toBeNull();
});

export const FourUp = meta.story({ globals: { viewport: { value: 'desktop', isRotated: false } } });

FourUp.test('[FLASH-05] shows four offers side by side', async ({ canvas }) => {
  const [row] = await canvas.findAllByRole('list');
  await waitFor(() => expect(cardsInView(row)).toBe(4));
});

/** Spec §4 shows three offers from 769 px; the widths of the toolbar skip that range. */
export const ThreeUp = meta.story({
  globals: { viewport: { value: 'threeUp', isRotated: false } },
  parameters: {
    viewport: {
      options: {
        threeUp: { name: 'Tablet, 769', styles: { width: '769px', height: '1024px' }, type: 'tablet' },
      },
    },
  },
});

ThreeUp.test('[FLASH-05] shows three offers from 769 px', async ({ canvas }) => {
  const [row] = await canvas.findAllByRole('list');
  await waitFor(() => expect(cardsInView(row)).toBe(3));
});

export const OneUp = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

OneUp.test('[FLASH-05] shows one offer on a phone', async ({ canvas }) => {
  const [row] = await canvas.findAllByRole('list');
  await waitFor(() => expect(cardsInView(row)).toBe(1));
});

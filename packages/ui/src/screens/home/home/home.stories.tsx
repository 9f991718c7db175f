import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { FirstOrderPopup } from '../../../chrome/first-order-popup/first-order-popup.tsx';
import { LoginPromptModal } from '../../../chrome/login-prompt-modal/login-prompt-modal.tsx';
import { LuckyWheelDialog } from '../../../chrome/lucky-wheel-dialog/lucky-wheel-dialog.tsx';
import { SeasonalPopup } from '../../../chrome/seasonal-popup/seasonal-popup.tsx';
import type { SubscribeBoxProps } from '../../../forms/subscribe-box/subscribe-box.states.ts';
import { useLocale } from '../../../intl/use-locale.ts';
import { ready } from '../../../remote.ts';
import { FlashSaleStrip } from '../../../sections/flash-sale-strip/flash-sale-strip.tsx';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { communityNavigation } from '../../../stories/fixtures/community.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { homeView, nothingArrived, nothingYet } from '../../../stories/fixtures/home-views.ts';
import { offerAt } from '../../../stories/fixtures/popups.ts';
import { emptyPrizeForm, wheelView } from '../../../stories/fixtures/prizes.ts';
import { idleSubscription, subscribed } from '../../../stories/fixtures/subscribing.ts';
import { SitePage } from '../../../stories/site-page.tsx';
import { Stage } from '../../../stories/stage.tsx';
import { homeLive } from './home.live.ts';
import type { HomeEvents, HomeView } from './home.states.ts';
import { HomeEnd } from './home-end.tsx';
import { HomeMiddle } from './home-middle.tsx';
import { HomeScreen } from './home-screen.tsx';

interface HomeStoryProps {
  readonly view: InLocale<HomeView>;
  readonly on: HomeEvents;
  readonly subscription: InLocale<SubscribeBoxProps>;
}

function HomeOf({ view, on, subscription }: HomeStoryProps) {
  const locale = useLocale();
  const home = view(locale);
  const end = (
    <HomeEnd
      view={home}
      subscription={subscription(locale)}
      door={communityNavigation}
      onAdd={fn()}
      adding={new Set()}
    />
  );
  const rest = (
    <>
      <FlashSaleStrip state={home.flashSale} />
      <HomeMiddle view={home} end={end} />
    </>
  );
  return <HomeScreen view={home} on={on} rest={rest} />;
}

function HomeStory(props: HomeStoryProps) {
  return (
    <Stage>
      <HomeOf {...props} />
    </Stage>
  );
}

const idle: InLocale<SubscribeBoxProps> = () => idleSubscription;

const meta = preview.meta({
  parameters: { shop: homeLive },
  component: HomeStory,
  subcomponents: { HomeScreen },
  tags: ['screen', 'p0'],
  args: { view: homeView(), on: { onAddBanner: fn() }, subscription: idle },
});

export default meta;

export const Ready = meta.story({});

Ready.test(
  '[HOME-01] [BEY-19] ends with posts, a product in detail, points store, reviews and the email box',
  async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(titles.slice(-6)).toEqual([
      'Your desk, after dark',
      'From the community',
      'Why 49 grams',
      'Play. Earn. Redeem.',
      'What Our Customers Say',
      'Get Daily Offer & Exclusive Deal',
    ]);
  },
);

Ready.test('[HOME] adds the goods of a banner with that action', async ({ args, canvas, userEvent }) => {
  const [first] = canvas.getAllByRole('button', { name: 'Add to cart' });
  if (first === undefined) throw new Error('No banner adds to the cart');
  await userEvent.click(first);
  await expect(args.on.onAddBanner).toHaveBeenCalledOnce();
});

export const Guest = meta.story({
  render: (props) => (
    <SitePage news>
      <HomeOf {...props} />
    </SitePage>
  ),
});

export const Member = meta.story({
  render: (props) => (
    <SitePage news session={{ status: 'member', nickname: 'Ada' }}>
      <HomeOf {...props} />
    </SitePage>
  ),
});

export const AllLoading = meta.story({ args: { view: () => nothingYet } });
export const SaleOn = meta.story({});
export const SaleOff = meta.story({ args: { view: homeView('flash.closed') } });
export const SaleBeforeBegin = meta.story({ args: { view: homeView('flash.opens-10s') } });
export const SaleAfterOver = meta.story({ args: { view: homeView('flash.outside-window') } });

export const FlashFailedSilently = meta.story({
  args: { view: homeView('', { flashSale: { status: 'off' } }) },
});

FlashFailedSilently.test('[HOME] renders nothing for a sale that failed to load', async ({ canvas }) => {
  await expect(canvas.queryByRole('timer')).toBeNull();
  await expect(canvas.queryByRole('alert')).toBeNull();
});

export const HotListsFailedSilently = meta.story({
  args: { view: homeView('', { hotProducts: failed(network) }) },
});

HotListsFailedSilently.test(
  '[HOME] renders nothing for hot lists that failed to load',
  async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Hot right now' })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
);

export const BannerEmpty = meta.story({ args: { view: homeView('', { banners: ready([]) }) } });
export const EverythingEmpty = meta.story({ args: { view: homeView('home.empty,flash.closed') } });
export const EverythingFailed = meta.story({ args: { view: () => nothingArrived } });
/** A popup above the page. */
function Over({ children, ...props }: HomeStoryProps & { readonly children: ReactNode }) {
  return (
    <>
      <SitePage news>
        <HomeOf {...props} />
      </SitePage>
      {children}
    </>
  );
}

function FirstOrder() {
  return (
    <FirstOrderPopup
      open
      offer={offerAt('firstOrder')(useLocale())}
      email=""
      state={{ status: 'idle' }}
      onEmail={fn()}
      onSend={fn()}
      onClose={fn()}
    />
  );
}

function Seasonal() {
  return (
    <SeasonalPopup open offer={offerAt('seasonal')(useLocale())} picture="" onClose={fn()} onFollow={fn()} />
  );
}

function Wheel() {
  const locale = useLocale();
  return (
    <LuckyWheelDialog
      open
      state={{
        status: 'ready',
        wheel: { prizes: wheelView(locale).prizes, isOpen: true },
        spin: { status: 'idle' },
      }}
      address={emptyPrizeForm(locale)}
      onSpin={fn()}
      onClose={fn()}
    />
  );
}

export const PopupFirstOrder = meta.story({
  args: { view: homeView('flash.closed') },
  render: (props) => (
    <Over {...props}>
      <FirstOrder />
    </Over>
  ),
});
export const PopupSeasonal = meta.story({
  render: (props) => (
    <Over {...props}>
      <Seasonal />
    </Over>
  ),
});
export const PopupSuppressed = Guest.extend({});

PopupSuppressed.test('[POP-01] shows no popup after one was closed', async ({ canvas }) => {
  await expect(canvas.queryByRole('dialog')).toBeNull();
});

export const LoginPrompt = meta.story({
  render: (props) => (
    <Over {...props}>
      <LoginPromptModal open logInHref="/login/login" registerHref="/login/register" onClose={fn()} />
    </Over>
  ),
});
export const WheelOpen = meta.story({
  render: (props) => (
    <Over {...props}>
      <Wheel />
    </Over>
  ),
});
export const SubscribeInvalid = meta.story({
  args: { subscription: () => ({ ...idleSubscription, email: 'ada@', state: { status: 'invalid' } }) },
});
export const SubscribeDone = meta.story({
  args: { subscription: (locale) => ({ ...idleSubscription, state: subscribed(locale) }) },
});
export const AnnouncementClosed = meta.story({
  render: (props) => (
    <SitePage>
      <HomeOf {...props} />
    </SitePage>
  ),
});
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
export const Chinese = meta.story({ globals: { locale: 'zh' } });

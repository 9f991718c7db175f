import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { ready } from '../../remote.ts';
import type { InLocale } from '../../stories/answers.ts';
import { failed, network } from '../../stories/failures.ts';
import { homeView, nothingArrived, nothingYet } from '../../stories/home-views.ts';
import { SitePage } from '../../stories/site-page.tsx';
import { Stage } from '../../stories/stage.tsx';
import { homePlaces } from './home.places.ts';
import type { HomeEvents, HomeView } from './home.states.ts';
import { HomeEnd } from './home-end.tsx';
import { HomeScreen } from './home-screen.tsx';

interface HomeStoryProps {
  readonly view: InLocale<HomeView>;
  readonly on: HomeEvents;
}

function HomeOf({ view, on }: HomeStoryProps) {
  const home = view(useLocale());
  return <HomeScreen view={home} on={on} end={<HomeEnd view={home} />} />;
}

function HomeStory(props: HomeStoryProps) {
  return (
    <Stage>
      <HomeOf {...props} />
    </Stage>
  );
}

const meta = preview.meta({
  parameters: { shop: homePlaces },
  component: HomeStory,
  tags: ['screen', 'p0'],
  args: { view: homeView(), on: { onAddBanner: fn() } },
});

export default meta;

export const Ready = meta.story({});

Ready.test('[HOME] adds the goods of a banner that says so', async ({ args, canvas, userEvent }) => {
  const [first] = canvas.getAllByRole('button', { name: 'Add to cart' });
  if (first === undefined) throw new Error('no banner adds to the cart');
  await userEvent.click(first);
  await expect(args.on.onAddBanner).toHaveBeenCalledOnce();
});

export const Guest = meta.story({
  render: ({ view, on }) => (
    <SitePage news>
      <HomeOf view={view} on={on} />
    </SitePage>
  ),
});

export const Member = meta.story({
  render: ({ view, on }) => (
    <SitePage news session={{ status: 'member', nickname: 'Ada' }}>
      <HomeOf view={view} on={on} />
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

FlashFailedSilently.test('[HOME] says nothing of a sale it could not load', async ({ canvas }) => {
  await expect(canvas.queryByRole('timer')).toBeNull();
  await expect(canvas.queryByRole('alert')).toBeNull();
});

export const HotListsFailedSilently = meta.story({
  args: { view: homeView('', { hotProducts: failed(network) }) },
});

HotListsFailedSilently.test('[HOME] says nothing of hot lists it could not load', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading', { name: 'Hot right now' })).toBeNull();
  await expect(canvas.queryByRole('alert')).toBeNull();
});

export const BannerEmpty = meta.story({ args: { view: homeView('', { banners: ready([]) }) } });
export const EverythingEmpty = meta.story({ args: { view: homeView('home.empty,flash.closed') } });
export const EverythingFailed = meta.story({ args: { view: () => nothingArrived } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
export const Chinese = meta.story({ globals: { locale: 'zh' } });

import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { Remote } from '../../../remote.ts';
import { loading, ready } from '../../../remote.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { WithProductActions } from '../../../stories/product-actions.tsx';
import { Stage } from '../../../stories/stage.tsx';
import { wishlistLive } from './wishlist.live.ts';
import type { WishlistScreenProps, WishlistView } from './wishlist.states.ts';
import { WishlistScreen } from './wishlist-screen.tsx';

interface WishlistStoryProps {
  readonly session: WishlistScreenProps['session'];
  readonly wishes: InLocale<Remote<WishlistView>>;
}

function WishlistStory({ session, wishes }: WishlistStoryProps) {
  const localizedWishes = wishes(useLocale());
  const ids =
    localizedWishes.status === 'ready' ? localizedWishes.value.goods.map((item) => item.goods_id) : [];
  return (
    <Stage>
      <WithProductActions wished={ids}>
        <WishlistScreen
          session={session}
          wishes={localizedWishes}
          hrefOf={(page) => `/wishlist?page=${page}`}
        />
      </WithProductActions>
    </Stage>
  );
}

const perPage = 12;

function wishesIn(scenarios: string, page = 1): InLocale<Remote<WishlistView>> {
  return (locale) => {
    const { msg, total } = ask('listWishes', { page, page_size: perPage }, { scenarios, locale });
    return ready({ goods: msg, total, page, pages: Math.max(1, Math.ceil(total / perPage)) });
  };
}

const meta = preview.meta({
  component: WishlistStory,
  subcomponents: { WishlistScreen },
  parameters: { shop: wishlistLive },
  tags: ['screen', 'p0'],
  args: { session: 'member' as const, wishes: wishesIn('wish.some') },
});

export default meta;

export const Guest = meta.story({ args: { session: 'guest' } });
export const Member = meta.story({});

Member.test(
  '[BEY-03] a removed wish stays listed with an unpressed button',
  async ({ canvas, userEvent }) => {
    const [heart] = canvas.getAllByRole('button', { name: /^Wishlist: /u });
    if (heart === undefined) throw new Error('The story shows no wish button');
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
  },
);

export const Empty = meta.story({ args: { wishes: wishesIn('wish.none') } });
export const EmptyGuest = meta.story({ args: { session: 'guest', wishes: wishesIn('wish.none') } });
export const Loading = meta.story({ args: { wishes: () => loading } });
export const Failed = meta.story({ args: { wishes: () => failed(network) } });
export const ManyPages = meta.story({ args: { wishes: wishesIn('wish.full', 2) } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });

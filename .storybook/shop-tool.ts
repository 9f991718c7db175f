import type { LiveLink, LiveLinks, ShopParameter } from '@signal-shop/ui/stories/live-links.ts';
import type { ReactNode } from 'react';
import { createElement } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import {
  addons,
  types,
  useAddonState,
  useGlobals,
  useParameter,
  useStorybookApi,
} from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { shopLink, usualShop } from './shop-link.ts';

const Page = styled.div({ display: 'grid', gap: 12, padding: 16, maxInlineSize: '44rem', lineHeight: 1.5 });
const Link = styled.a(({ theme }) => ({ color: theme.color.secondary, fontWeight: 700 }));
const Field = styled.input(({ theme }) => ({
  inlineSize: '20rem',
  padding: '4px 8px',
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.input.borderRadius,
  background: theme.input.background,
  color: theme.input.color,
}));

/** Adds a toolbar button and a panel with links to the same state in the running shop. */
export function addShopTool(id: string): void {
  addons.add(`${id}/shop-tool`, {
    type: types.TOOL,
    title: 'Open in the running shop',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(ShopTool),
  });
  addons.add(`${id}/shop-panel`, {
    type: types.PANEL,
    title: 'Running shop',
    paramKey: 'shop',
    render: ({ active }) =>
      createElement(AddonPanel, { active: active === true, children: createElement(ShopPanel) }),
  });
}

function ShopTool(): ReactNode {
  const [shop] = useShop();
  const [{ locale }] = useGlobals();
  const { liveLink } = useLiveLink();
  return (
    liveLink !== undefined &&
    createElement(
      Link,
      { href: shopLink(shop, liveLink, locale), target: '_blank', rel: 'noreferrer' },
      'Open in shop',
    )
  );
}

function ShopPanel(): ReactNode {
  const [shop, setShop] = useShop();
  const [{ locale }] = useGlobals();
  const { liveLink, liveLinks, reason = '' } = useLiveLink();
  if (liveLink === undefined) return createElement(Page, {}, `No live link. ${reason}`);
  const link = shopLink(shop, liveLink, locale);
  return createElement(
    Page,
    {},
    createElement('p', {}, createElement(Link, { href: link, target: '_blank', rel: 'noreferrer' }, link)),
    liveLink.step !== undefined && createElement('p', {}, `Then: ${liveLink.step}`),
    createElement(
      'p',
      {},
      liveLinks === undefined
        ? 'A component without live links: this page of the shop contains it, in any state.'
        : `Specification ${liveLinks.spec.join(', ')} · ${liveLinks.requirements.join(', ')}`,
    ),
    createElement(
      'label',
      {},
      'The shop runs at ',
      createElement(Field, {
        type: 'url',
        value: shop,
        onChange: ({ currentTarget }) => setShop(currentTarget.value),
      }),
    ),
  );
}

interface LiveLinkOfStory {
  /** Set for a screen or a layout, whose states have a link each. */
  readonly liveLinks?: LiveLinks;
  readonly liveLink?: LiveLink | undefined;
  /** Why there is no link. */
  readonly reason?: string;
}

function useLiveLink(): LiveLinkOfStory {
  const shop = useParameter<ShopParameter | undefined>('shop', undefined);
  const story = useStorybookApi().getCurrentStoryData();
  if (shop === undefined || story?.type !== 'story') return {};
  if ('reason' in shop) return shop;
  return 'states' in shop
    ? { liveLinks: shop, liveLink: shop.states[story.exportName ?? ''] }
    : { liveLink: shop };
}

function useShop() {
  const address = useParameter<string>('shopAddress', usualShop);
  return useAddonState<string>('signal-shop/address', address);
}

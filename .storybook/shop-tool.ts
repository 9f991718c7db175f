import type { ScreenPlaces, ShopPlace } from '@signal-shop/ui/stories/places.ts';
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
import { partPlace } from './part-places.ts';
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

/** A button above the story and a panel under it that lead to the same state in the running shop. */
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
  const { place } = usePlace();
  return (
    place !== undefined &&
    createElement(
      Link,
      { href: shopLink(shop, place, locale), target: '_blank', rel: 'noreferrer' },
      'Open in shop',
    )
  );
}

function ShopPanel(): ReactNode {
  const [shop, setShop] = useShop();
  const [{ locale }] = useGlobals();
  const { place, places, reason } = usePlace();
  if (place === undefined) return createElement(Page, {}, `No place in the running shop. ${reason}`);
  const link = shopLink(shop, place, locale);
  return createElement(
    Page,
    {},
    createElement('p', {}, createElement(Link, { href: link, target: '_blank', rel: 'noreferrer' }, link)),
    place.step !== undefined && createElement('p', {}, `Then: ${place.step}`),
    createElement(
      'p',
      {},
      places === undefined
        ? 'It is a part: this is where it stands in the shop, whatever state the story shows.'
        : `Specification ${places.spec.join(', ')} · ${places.requirements.join(', ')}`,
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

interface PlaceOfStory {
  /** Of a story whose states have places of their own. */
  readonly places: ScreenPlaces | undefined;
  readonly place: ShopPlace | undefined;
  /** Why there is no place. */
  readonly reason: string;
}

function usePlace(): PlaceOfStory {
  const places = useParameter<ScreenPlaces | undefined>('shop', undefined);
  const story = useStorybookApi().getCurrentStoryData();
  if (story?.type !== 'story') return { places, place: undefined, reason: '' };
  if (places !== undefined) return { places, place: places.states[story.exportName ?? ''], reason: '' };
  const part = partPlace(story.importPath);
  if (part === undefined || 'reason' in part) return { places, place: undefined, reason: part?.reason ?? '' };
  return { places, place: part, reason: '' };
}

function useShop() {
  const address = useParameter<string>('shopAddress', usualShop);
  return useAddonState<string>('signal-shop/address', address);
}

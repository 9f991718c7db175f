import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { ask } from '../../stories/fixtures/answers.ts';
import { GoesWith } from './goes-with.tsx';
import type { GoesWithProps } from './goes-with-props.ts';

interface GoesWithStoryProps extends Omit<GoesWithProps, 'bundles'> {
  /** Goods whose bundles are shown. */
  readonly goodsId: number;
}

function GoesWithStory({ goodsId, ...rest }: GoesWithStoryProps) {
  const { bundles = [] } = ask('listRelatedGoods', { id: goodsId }, { locale: useLocale() });
  return <GoesWith {...rest} bundles={bundles} />;
}

const headset = 1341;
const studioHeadset = 1241;

const meta = preview.meta({
  component: GoesWithStory,
  parameters: { layout: 'padded', shop: { path: '/detail?id=1341' } },
  args: { goodsId: headset, pendingId: null, onAdd: fn() },
});

export default meta;

export const Offered = meta.story();

Offered.test('[BEY-55] one button adds all parts', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText('You save $20.00')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Add the set to cart' }));
  await expect(args.onAdd).toHaveBeenCalledWith(1, [headset, 2161]);
});

/** The cart has one of the parts. */
export const Started = meta.story({ args: { presentIds: new Set([headset]) } });

Started.test('[BEY-55] in the cart the button adds what is missing', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText(/^Add X8 .+ to save \$20\.00 with the set\.$/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Complete the set' }));
  await expect(args.onAdd).toHaveBeenCalledWith(1, [2161]);
});

/** The cart has just received the last part, and its bundles are not refetched yet. */
export const Complete = meta.story({ args: { presentIds: new Set([headset, 2161]) } });

Complete.test('[BEY-55] a complete set has no button without an effect', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
});

export const ThreeParts = meta.story({ args: { goodsId: studioHeadset } });
export const Adding = meta.story({ args: { pendingId: 1 } });
export const PhoneDe = ThreeParts.extend({
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
});

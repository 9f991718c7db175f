import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { ask } from '../../stories/fixtures/answers.ts';
import { offerAt } from '../../stories/fixtures/popups.ts';
import { seasonalPopupLive } from './seasonal-popup.live.ts';
import type { SeasonalPopupProps } from './seasonal-popup.tsx';
import { SeasonalPopup } from './seasonal-popup.tsx';

interface PopupStoryProps extends Omit<SeasonalPopupProps, 'offer' | 'picture'> {
  readonly picture: InLocale<string>;
}

function PopupStory({ picture, ...rest }: PopupStoryProps) {
  const locale = useLocale();
  return <SeasonalPopup {...rest} offer={offerAt('seasonal')(locale)} picture={picture(locale)} />;
}

const ofTheSale: InLocale<string> = (locale) =>
  ask('getFlashSale', {}, { scenarios: 'flash.open', locale }).window_pic;

const meta = preview.meta({
  parameters: { shop: seasonalPopupLive },
  component: PopupStory,
  args: { open: true, picture: ofTheSale, onClose: fn(), onFollow: fn() },
});

export default meta;

export const Open = meta.story({});

Open.test('[FLASH-02] links to the sale', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Shop the sale' })).toHaveAttribute(
    'href',
    '/activity/flashsale',
  );
});

export const ImageBroken = meta.story({ args: { picture: () => 'data:image/png;base64,AAAA' } });
export const MaskCloses = meta.story({});

MaskCloses.test('[POP-01] a press on the backdrop calls onClose', async ({ args, canvas, userEvent }) => {
  await userEvent.pointer({ keys: '[MouseLeft]', target: canvas.getByRole('dialog') });
  await expect(args.onClose).toHaveBeenCalledOnce();
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

import { frozenAtMs } from '@signal-shop/mock-server';
import type { DeliveryWayCode } from '@signal-shop/sdk/contract';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { deliveryIn } from '../../stories/fixtures/checkouts.ts';
import { checkoutPage } from '../../stories/shop-pages.ts';
import { DeliveryChoice } from './delivery-choice.tsx';

interface ChoiceStoryProps {
  readonly region: string;
  readonly begin: DeliveryWayCode;
  readonly onChoose: (code: DeliveryWayCode) => void;
}

function ChoiceStory({ region, begin, onChoose }: ChoiceStoryProps) {
  const locale = useLocale();
  const [chosen, setChosen] = useState(begin);
  return (
    <DeliveryChoice
      view={{ ...deliveryIn(region, locale, frozenAtMs / 1_000), chosen }}
      onChoose={(code) => {
        setChosen(code);
        onChoose(code);
      }}
    />
  );
}

const args: ChoiceStoryProps = { region: 'US', begin: 'standard', onChoose: fn() };

const meta = preview.meta({
  component: ChoiceStory,
  parameters: { layout: 'padded', shop: checkoutPage },
  args,
});

export default meta;

export const Standard = meta.story({});

Standard.test(
  '[PAY-01] express is chosen with its days and its price',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /^Standard.*Free.*Arrives Jan\s20/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^Express.*12\.90.*Arrives Jan\s16/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('express');
  },
);

export const Express = meta.story({ args: { begin: 'express' } });
export const German = meta.story({ args: { region: 'DE' }, globals: { locale: 'de' } });
export const Japanese = meta.story({ args: { region: 'JP' }, globals: { locale: 'ja' } });

import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { LookupDraft, LookupState } from '../../../forms/track-order-form/track-order-form.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask, refusalOf } from '../../../stories/fixtures/answers.ts';
import { missingTerm, termState } from '../../../stories/fixtures/terms.ts';
import { Stage } from '../../../stories/stage.tsx';
import { svgPicture } from '../../../stories/svg-picture.ts';
import { supportWarrantyLive } from './support-warranty.live.ts';
import type { FoundWarranties, SupportWarrantyState } from './support-warranty.states.ts';
import { SupportWarrantyScreen } from './support-warranty-screen.tsx';

interface SupportWarrantyStoryProps {
  readonly state: InLocale<SupportWarrantyState>;
  readonly begin: LookupDraft;
  readonly lookup: InLocale<LookupState>;
  readonly found: InLocale<FoundWarranties | null>;
  readonly onFind: () => void;
  readonly onAnother: () => void;
}

function SupportWarrantyStory({ state, begin, lookup, found, ...handlers }: SupportWarrantyStoryProps) {
  const [draft, setDraft] = useState(begin);
  const locale = useLocale();
  return (
    <Stage>
      <SupportWarrantyScreen
        state={state(locale)}
        marketplace={{
          form: { draft, state: lookup(locale), onDraftChange: setDraft, onFind: handlers.onFind },
          found: found(locale),
          onAnother: handlers.onAnother,
        }}
      />
    </Stage>
  );
}

const email = 'ada@example.com';
const unknown = { order_number: '112-0000000-0000000', email };

function bought(number: string): InLocale<FoundWarranties> {
  return (locale) => ({
    number,
    warranties: ask('findMarketplaceWarranty', { order_number: number, email }, { locale, as: 'guest' }).msg,
  });
}

const drawn = svgPicture('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" />');

/** The terms of the warranty, with a picture that needs no server. */
const terms: InLocale<SupportWarrantyState> = (locale) => {
  const { text } = termState('warranty')(locale);
  const { feature } = text;
  return { status: 'ready', text: { ...text, ...(feature && { feature: { ...feature, pic: drawn } }) } };
};

const args: SupportWarrantyStoryProps = {
  state: terms,
  begin: { ordersn: '', email: '' },
  lookup: () => ({ status: 'idle' }),
  found: () => null,
  onFind: fn(),
  onAnother: fn(),
};

const meta = preview.meta({
  parameters: { shop: supportWarrantyLive },
  component: SupportWarrantyStory,
  subcomponents: { SupportWarrantyScreen },
  tags: ['screen', 'p0'],
  args,
});

export default meta;

export const Ready = meta.story({});

Ready.test('[BEY-59] names the covered parts at a picture', async ({ canvas }) => {
  const parts = canvas.getByRole('region', { name: 'What’s covered, part by part' });
  await expect(
    within(parts).getByRole('img', { name: /^The black G9000 headset taken apart/ }),
  ).toBeVisible();
  await expect(within(parts).getByText('Drivers')).toBeVisible();
});

Ready.test(
  '[SUP-01] looks up the warranty of a marketplace order without login',
  async ({ args: given, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Marketplace order number'), '112-5550142-7301884');
    await userEvent.type(canvas.getByLabelText('Email used for the order'), email);
    await userEvent.click(canvas.getByRole('button', { name: 'Check warranty' }));
    await expect(given.onFind).toHaveBeenCalledOnce();
  },
);

export const Found = meta.story({ args: { found: bought('112-5550142-7301884') } });

Found.test('[SUP-01] goods under warranty link to the repair service', async ({ canvas }) => {
  await expect(canvas.getByText('Under warranty')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Something broken? Contact us' })).toHaveAttribute(
    'href',
    '/about/contactUs',
  );
});

export const FoundOver = meta.story({ args: { found: bought('114-5550107-2290461') } });

FoundOver.test('[SUP-01] goods out of warranty are labeled, and offer no repair', async ({ canvas }) => {
  await expect(canvas.getAllByText('Warranty expired')).toHaveLength(2);
  await expect(canvas.queryByRole('link', { name: 'Something broken? Contact us' })).toBeNull();
});

export const NotFound = meta.story({
  args: {
    begin: { ordersn: unknown.order_number, email },
    lookup: (locale) => ({
      status: 'failed',
      failure: {
        kind: 'server',
        message: refusalOf('findMarketplaceWarranty', unknown, { locale, as: 'guest' }),
      },
    }),
  },
});
export const Finding = meta.story({
  args: { begin: { ordersn: '112-5550142-7301884', email }, lookup: () => ({ status: 'pending' }) },
});
export const Loading = meta.story({ args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ args: { state: missingTerm('warranty') } });
export const German = meta.story({
  args: { found: bought('112-5550142-7301884') },
  globals: { locale: 'de' },
});
export const Japanese = meta.story({
  args: { found: bought('112-5550142-7301884') },
  globals: { locale: 'ja' },
});

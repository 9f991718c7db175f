import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { refusalOf } from '../../stories/fixtures/answers.ts';
import { applied, freeTest } from '../../stories/fixtures/free-tests.ts';
import { Section } from '../../stories/section.tsx';
import { send, typeInto } from '../../stories/typing.ts';
import type { FreeTestEvents, FreeTestView } from './free-test-panel.states.ts';
import { FreeTestPanel } from './free-test-panel.tsx';

interface FreeTestStoryProps {
  readonly view: InLocale<FreeTestView>;
  readonly on: FreeTestEvents;
}

function FreeTestStory({ view, on }: FreeTestStoryProps) {
  const storyProps = view(useLocale());
  const [draft, setDraft] = useState(storyProps.draft);
  return (
    <Section>
      <FreeTestPanel view={{ ...storyProps, draft }} on={{ ...on, onDraftChange: setDraft }} />
    </Section>
  );
}

const idle = { status: 'free', sending: { status: 'idle' } } as const;
const args: FreeTestStoryProps = {
  view: freeTest(idle),
  on: { onLogIn: fn(), onDraftChange: fn(), onApply: fn() },
};
const meta = preview.meta({
  component: FreeTestStory,
  parameters: { shop: { path: '/detail?id=1091#freetest', scenarios: 'auth.customer,freetest.open' } },
  args,
});

export default meta;

export const Open = meta.story({});

Open.test('[DET-04] sends the trimmed text', async (context) => {
  await typeInto(context, 'email', ' ada@example.com');
  await typeInto(context, 'reason', 'I play four evenings a week. ');
  await send(context);
  await expect(context.args.on.onApply).toHaveBeenCalledWith({
    email: 'ada@example.com',
    reason: 'I play four evenings a week.',
  });
});

export const Guest = meta.story({ args: { view: freeTest({ status: 'guest' }) } });

Guest.test('[DET-04] leads a guest to the login', async ({ args: { on }, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Log in to apply' }));
  await expect(on.onLogIn).toHaveBeenCalledOnce();
});

export const Unknown = meta.story({ args: { view: freeTest({ status: 'unknown' }) } });
export const Missing = meta.story({ play: send });

Missing.test('[DET-04] requires address and reason', async ({ args: { on }, canvas }) => {
  await expect(canvas.getByLabelText(/^Contact email/)).toHaveAccessibleDescription(/Enter your email/);
  await expect(canvas.getByLabelText(/^Why you/)).toHaveAccessibleDescription(/Tell us why/);
  await expect(on.onApply).not.toHaveBeenCalled();
});

export const Pending = meta.story({
  args: { view: freeTest({ status: 'free', sending: { status: 'pending' } }) },
});

export const ServerMessage = meta.story({
  args: {
    view: (locale) => {
      const draft = { goods_id: 2021, email: 'ada@example.com', reason: 'I would like to.' };
      const message = refusalOf('applyForFreeTest', draft, { locale });
      return freeTest({ status: 'free', sending: { status: 'refused', message } })(locale);
    },
  },
});

export const Unreachable = meta.story({
  args: { view: freeTest({ status: 'free', sending: { status: 'unreachable' } }) },
});

export const UnderReview3 = meta.story({ args: { view: freeTest(applied('freetest.review')) } });

UnderReview3.test('[DET-04] shows applicants the status of their application', async ({ canvas }) => {
  await expect(canvas.getByText('Under review')).toBeVisible();
  await expect(canvas.queryByRole('textbox')).toBeNull();
});

export const Approved1 = meta.story({ args: { view: freeTest(applied('freetest.approved')) } });
export const Rejected2 = meta.story({ args: { view: freeTest(applied('freetest.rejected')) } });

export const PlacesTaken = meta.story({ args: { view: freeTest(idle, { places_left: 0, open: 0 }) } });

PlacesTaken.test('[DET-04] without free places there is no form', async ({ canvas }) => {
  await expect(canvas.getByText('All spots are taken.')).toBeVisible();
  await expect(canvas.queryByRole('textbox')).toBeNull();
});

export const Over = meta.story({ args: { view: freeTest({ status: 'guest' }, { open: 0 }) } });
export const LongDe = Unreachable.extend({
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
});

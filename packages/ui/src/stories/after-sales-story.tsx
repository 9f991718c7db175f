import { useState } from 'react';
import { fn } from 'storybook/test';
import type {
  AfterSalesDraft,
  AfterSalesFormProps,
  AfterSalesSending,
} from '../forms/after-sales-form/after-sales-draft.ts';
import { emptyAfterSalesDraft } from '../forms/after-sales-form/after-sales-draft.ts';
import { AfterSalesForm } from '../forms/after-sales-form/after-sales-form.tsx';
import { useLocale } from '../intl/use-locale.ts';
import { offerIn, requestIn } from './fixtures/after-sales.ts';
import type { InLocale } from './fixtures/answers.ts';
import { ask, refusalOf } from './fixtures/answers.ts';
import { addedOrder } from './fixtures/orders.ts';
import type { PictureFormStoryProps } from './picture-form-story.ts';
import { pictureFormArgs } from './picture-form-story.ts';

export interface AfterSalesStoryProps extends PictureFormStoryProps<AfterSalesDraft, AfterSalesSending> {
  readonly offer: AfterSalesFormProps['offer'];
}

/** The form with its draft as state. */
export function AfterSalesStory({ begin, sending, ...props }: AfterSalesStoryProps) {
  const [draft, setDraft] = useState(begin);
  const [isSent, setSent] = useState(false);
  const locale = useLocale();
  return (
    <AfterSalesForm
      {...props}
      draft={draft}
      support={ask('getContact', {}, { locale }).msg}
      sending={(isSent ? sent('return') : sending)(locale)}
      onDraftChange={setDraft}
      onPicture={fn()}
      onRemove={fn()}
      onSend={() => {
        props.onSend();
        // After a failure, the retry succeeds.
        if (sending(locale).status === 'failed') setSent(true);
      }}
    />
  );
}

export const storyArgs: AfterSalesStoryProps = {
  ...pictureFormArgs(emptyAfterSalesDraft),
  offer: offerIn('return.ok', 2),
};

const proof = {
  credentials: ['/api/pictures/00ec93d236b3144d92699a766368684a.png'],
  contacted: 1,
} as const;

/** The shop's answer to an accepted request of a kind. */
export function sent(kind: 'return' | 'exchange'): InLocale<AfterSalesSending> {
  return (locale) => {
    const { id, ordersn, timeline } = requestIn(`${kind}.requested`)(locale);
    return { status: 'sent', message: timeline[0]?.note ?? '', ordersn, id };
  };
}

/** The shop's message for a rejected request. */
export function refused(
  kind: 'return' | 'exchange',
  change: Partial<{ contacted: 0 | 1; goodsnumber: number; credentials: string[] }>,
  scenarios = 'return.ok',
): InLocale<string> {
  return (locale) =>
    refusalOf(
      'requestAfterSales',
      {
        kind,
        ordersn: addedOrder(scenarios),
        line_id: 2,
        goodsnumber: 1,
        reason: 'defective',
        problem: 'The left side is silent.',
        ...proof,
        credentials: [...proof.credentials],
        ...change,
      },
      { scenarios, locale },
    );
}

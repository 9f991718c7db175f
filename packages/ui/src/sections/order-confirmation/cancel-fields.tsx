import type { CancelReason } from '@signal-shop/sdk/contract';
import { limits } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import { TextArea } from '../../components/text-area/text-area.tsx';
import {
  cancelReasonMessages,
  orderConfirmationMessages as messages,
} from './order-confirmation.messages.ts';
import type { CancelDraft } from './order-confirmation.states.ts';

interface CancelFieldsProps {
  readonly draft: CancelDraft;
  readonly pending: boolean;
  /** Whether the required reason is missing. */
  readonly error: boolean;
  readonly onDraftChange: (draft: CancelDraft) => void;
}

const reasons: readonly CancelReason[] = [
  'changedMind',
  'orderedByMistake',
  'wrongAddress',
  'foundCheaper',
  'tooSlow',
  'other',
];

/** The reason for a cancellation. */
export function CancelFields({ draft, pending, error, onDraftChange }: CancelFieldsProps) {
  const intl = useIntl();
  return (
    <>
      <RadioGroup
        legend={intl.formatMessage(messages.reason)}
        options={reasons.map((value) => ({ value, label: intl.formatMessage(cancelReasonMessages[value]) }))}
        value={draft.reason}
        disabled={pending}
        error={error ? intl.formatMessage(messages.reasonMissing) : null}
        onChange={(reason) => onDraftChange({ ...draft, reason })}
      />
      <TextArea
        label={intl.formatMessage(messages.note)}
        mark="optional"
        value={draft.note}
        maxLength={limits.cancelOrder.note.maxLength}
        disabled={pending}
        onChange={(note) => onDraftChange({ ...draft, note })}
      />
    </>
  );
}

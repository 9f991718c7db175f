import { limits } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { FailureAlert } from '../../components/error-state/failure-alert.tsx';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { Link } from '../../components/link/link.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { useLinks } from '../../link/link-context.tsx';
import type { Failure } from '../../remote.ts';
import { emailProblem } from '../form/account-problems.ts';
import { EmailField } from '../form/email-field.tsx';
import { Form } from '../form/form.tsx';
import { lengthValues, textProblem } from '../form/text-limit.ts';
import { useForm } from '../form/use-form.ts';
import type { LookupPurpose } from './lookup-purpose.ts';
import {
  lookupFormMessages,
  lookupNumberMessages,
  lookupSubmitMessages,
  trackOrderFormMessages as messages,
} from './track-order-form.messages.ts';

export interface LookupDraft {
  readonly ordersn: string;
  readonly email: string;
}

export type LookupState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  /** No order matches this number and email; the input stays. */
  | { readonly status: 'unknown' }
  /** Rejected for another reason, or the request failed; the input stays. */
  | { readonly status: 'failed'; readonly failure: Failure };

export interface TrackOrderFormProps {
  readonly purpose?: LookupPurpose;
  readonly draft: LookupDraft;
  readonly state: LookupState;
  /** Shows all errors at once, as after a submit. */
  readonly submitted?: boolean;
  readonly onDraftChange: (draft: LookupDraft) => void;
  /** Called on submit when both fields satisfy the contract. */
  readonly onFind: () => void;
}

/** Normalizes an order number: removes spaces and hyphens that mail clients or keyboards add, in upper case. */
export function orderNumberIn(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

/** Normalizes a marketplace order number: removes spaces; its hyphens are part of the number. */
export function marketplaceNumberIn(text: string): string {
  return text.replace(/\s/g, '');
}

const numbers = {
  track: { read: orderNumberIn, limit: limits.findOrder.ordersn },
  withdraw: { read: orderNumberIn, limit: limits.findOrder.ordersn },
  warranty: { read: marketplaceNumberIn, limit: limits.findMarketplaceWarranty.order_number },
} as const satisfies Record<LookupPurpose, object>;

/** Finds an order by number and email, for guests. */
export function TrackOrderForm(props: TrackOrderFormProps) {
  const { purpose = 'track', draft, state, submitted = false, onDraftChange, onFind } = props;
  const intl = useIntl();
  const form = useForm<keyof LookupDraft>({
    values: { ...draft },
    onValuesChange: onDraftChange,
    errors: lookupErrors(draft, purpose, intl),
    submitted,
    onValid: onFind,
  });
  return (
    <Form form={form} label={intl.formatMessage(lookupFormMessages[purpose])}>
      {state.status === 'unknown' && <UnknownOrder />}
      {state.status === 'failed' && <FailureAlert failure={state.failure} />}
      <TextField
        {...form.field('ordersn')}
        label={intl.formatMessage(lookupNumberMessages[purpose].label)}
        help={intl.formatMessage(lookupNumberMessages[purpose].help)}
        autoComplete="off"
      />
      <EmailField {...form.field('email')} label={intl.formatMessage(messages.email)} />
      <Button type="submit" size="l" pending={state.status === 'pending'}>
        {intl.formatMessage(lookupSubmitMessages[purpose])}
      </Button>
    </Form>
  );
}

/** Does not reveal which of the two is wrong, so that order numbers cannot be guessed. */
function UnknownOrder() {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <InlineAlert
      tone="error"
      live
      action={
        <Link variant="standalone" href={hrefs.about('contactUs')}>
          {intl.formatMessage(messages.support)}
        </Link>
      }
    >
      {intl.formatMessage(messages.unknown)}
    </InlineAlert>
  );
}

function lookupErrors(draft: LookupDraft, purpose: LookupPurpose, intl: IntlShape): Partial<LookupDraft> {
  const { read, limit } = numbers[purpose];
  const number = textProblem(read(draft.ordersn), limit);
  const email = emailProblem(draft.email, limits.findOrder.email);
  return {
    ...(number !== null && {
      ordersn: intl.formatMessage(
        lookupNumberMessages[purpose][number === 'missing' ? number : 'malformed'],
        lengthValues(limit),
      ),
    }),
    ...(email !== null && {
      email: intl.formatMessage(email === 'missing' ? messages.emailMissing : messages.emailMalformed),
    }),
  };
}

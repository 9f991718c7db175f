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
import { textProblem } from '../form/text-limit.ts';
import { useForm } from '../form/use-form.ts';
import type { LookupPurpose } from './lookup-purpose.ts';
import {
  lookupFormWords,
  lookupNumberWords,
  lookupSubmitWords,
  trackOrderFormMessages as messages,
} from './track-order-form.messages.ts';

export interface LookupDraft {
  readonly ordersn: string;
  readonly email: string;
}

export type LookupState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  /** No order has this number and this email together: what was typed stays. */
  | { readonly status: 'unknown' }
  /** Refused for another reason, or it could not be asked for: what was typed stays. */
  | { readonly status: 'failed'; readonly failure: Failure };

export interface TrackOrderFormProps {
  readonly purpose?: LookupPurpose;
  readonly draft: LookupDraft;
  readonly state: LookupState;
  /** Shows every error at once, as after a submit. */
  readonly submitted?: boolean;
  readonly onDraft: (draft: LookupDraft) => void;
  /** Called once both fields are as the contract wants them. */
  readonly onFind: () => void;
}

/** The number of an order as the shop writes it, whatever a mail program or a keyboard made of it. */
export function orderNumberIn(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

/** The number of a marketplace's order, whose hyphens belong to it, without the spaces around it. */
export function marketplaceNumberIn(text: string): string {
  return text.replace(/\s/g, '');
}

const numbers = {
  track: { read: orderNumberIn, limit: limits.findOrder.ordersn },
  withdraw: { read: orderNumberIn, limit: limits.findOrder.ordersn },
  warranty: { read: marketplaceNumberIn, limit: limits.findMarketplaceWarranty.order_number },
} as const satisfies Record<LookupPurpose, object>;

/** An order by its number and its email, for whoever has no login. */
export function TrackOrderForm(props: TrackOrderFormProps) {
  const { purpose = 'track', draft, state, submitted = false, onDraft, onFind } = props;
  const intl = useIntl();
  const form = useForm<keyof LookupDraft>({
    values: { ...draft },
    onValues: onDraft,
    errors: lookupErrors(draft, purpose, intl),
    submitted,
    onValid: onFind,
  });
  return (
    <Form form={form} label={intl.formatMessage(lookupFormWords[purpose])}>
      {state.status === 'unknown' && <UnknownOrder />}
      {state.status === 'failed' && <FailureAlert failure={state.failure} />}
      <TextField
        {...form.field('ordersn')}
        label={intl.formatMessage(lookupNumberWords[purpose].label)}
        help={intl.formatMessage(lookupNumberWords[purpose].help)}
        autoComplete="off"
      />
      <EmailField {...form.field('email')} label={intl.formatMessage(messages.email)} />
      <Button type="submit" size="l" pending={state.status === 'pending'}>
        {intl.formatMessage(lookupSubmitWords[purpose])}
      </Button>
    </Form>
  );
}

/** Says nothing of which of the two is wrong: whoever guesses learns nothing, and whoever mistyped looks at both. */
function UnknownOrder() {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <InlineAlert
      tone="error"
      live
      action={
        <Link kind="standalone" href={hrefs.about('contactUs')}>
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
      ordersn: intl.formatMessage(lookupNumberWords[purpose][number === 'missing' ? number : 'malformed']),
    }),
    ...(email !== null && {
      email: intl.formatMessage(email === 'missing' ? messages.emailMissing : messages.emailMalformed),
    }),
  };
}

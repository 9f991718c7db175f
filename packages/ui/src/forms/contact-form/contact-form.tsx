import { supportReplyHours } from '@signal-shop/sdk/constants';
import { limits } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { FailureAlert } from '../../components/error-state/failure-alert.tsx';
import { TextArea } from '../../components/text-area/text-area.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import type { Failure } from '../../remote.ts';
import { emailProblem } from '../form/account-problems.ts';
import { EmailField } from '../form/email-field.tsx';
import { Form, FormRow } from '../form/form.tsx';
import { SentNote } from '../form/sent-note.tsx';
import { textProblem } from '../form/text-limit.ts';
import type { FieldRefusal } from '../form/use-form.ts';
import { useForm } from '../form/use-form.ts';
import { contactFormMessages as messages } from './contact-form.messages.ts';

export interface ContactDraft {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export type ContactFormState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'refused'; readonly refusal: FieldRefusal<keyof ContactDraft> }
  /** The draft is unchanged. */
  | { readonly status: 'failed'; readonly failure: Failure }
  | {
      readonly status: 'sent';
      /** The server's message. */
      readonly message: string;
      readonly reference: string;
      readonly replyUntilMs: number;
    };

export interface ContactFormProps {
  readonly draft: ContactDraft;
  readonly state: ContactFormState;
  /** Shows all errors at once, as after a submit. */
  readonly submitted?: boolean;
  readonly onDraftChange: (draft: ContactDraft) => void;
  /** Called on submit when every field satisfies the contract. */
  readonly onSend: () => void;
  /** Shows an empty form after a message was sent. */
  readonly onAnother: () => void;
}

const limit = limits.sendMessage;

/** A message to customer service. The parent holds the draft, so that it survives unmounting. */
export function ContactForm(props: ContactFormProps) {
  const { draft, state, submitted = false, onDraftChange, onSend } = props;
  const intl = useIntl();
  const form = useForm<keyof ContactDraft>({
    values: { ...draft },
    onValuesChange: onDraftChange,
    errors: contactErrors(draft, intl),
    submitted,
    refusal: state.status === 'refused' ? state.refusal : null,
    onValid: onSend,
  });
  if (state.status === 'sent') return <Sent state={state} onAnother={props.onAnother} />;
  return (
    <Form form={form} label={intl.formatMessage(messages.label)}>
      {state.status === 'failed' && <FailureAlert failure={state.failure} />}
      <FormRow>
        <TextField {...form.field('name')} label={intl.formatMessage(messages.name)} autoComplete="name" />
        <EmailField {...form.field('email')} label={intl.formatMessage(messages.email)} />
      </FormRow>
      <TextArea
        {...form.field('message')}
        label={intl.formatMessage(messages.message)}
        help={intl.formatMessage(messages.messageHelp)}
        maxLength={limit.message.maxLength}
      />
      <Button type="submit" size="l" pending={state.status === 'pending'}>
        {intl.formatMessage(messages.send)}
      </Button>
      <p data-text="small" data-muted>
        {intl.formatMessage(messages.promise, { hours: supportReplyHours })}
      </p>
    </Form>
  );
}

interface SentProps {
  readonly state: ContactFormState & { readonly status: 'sent' };
  readonly onAnother: () => void;
}

function Sent({ state, onAnother }: SentProps) {
  const intl = useIntl();
  const time = intl.formatDate(state.replyUntilMs, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <SentNote
      title={state.message}
      action={
        <Button variant="secondary" size="s" onClick={onAnother}>
          {intl.formatMessage(messages.another)}
        </Button>
      }
    >
      <p>{intl.formatMessage(messages.replyUntil, { time })}</p>
      <p>{intl.formatMessage(messages.reference, { reference: state.reference })}</p>
    </SentNote>
  );
}

function contactErrors(draft: ContactDraft, intl: IntlShape): Partial<ContactDraft> {
  const name = textProblem(draft.name, limit.name);
  const email = emailProblem(draft.email, limit.email);
  const message = textProblem(draft.message, limit.message);
  return {
    ...(name !== null && {
      name:
        name === 'missing'
          ? intl.formatMessage(messages.nameMissing)
          : intl.formatMessage(messages.tooLong, { most: limit.name.maxLength }),
    }),
    ...(email !== null && {
      email: intl.formatMessage(email === 'missing' ? messages.emailMissing : messages.emailMalformed),
    }),
    ...(message !== null && {
      message:
        message === 'missing'
          ? intl.formatMessage(messages.messageMissing)
          : intl.formatMessage(messages.tooLong, { most: limit.message.maxLength }),
    }),
  };
}

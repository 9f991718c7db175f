import { limits } from '@signal-shop/sdk/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Accordion } from '../../components/accordion/accordion.tsx';
import { Button } from '../../components/button/button.tsx';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { Link } from '../../components/link/link.tsx';
import { emailProblem } from '../../forms/form/account-problems.ts';
import { EmailField } from '../../forms/form/email-field.tsx';
import { Form } from '../../forms/form/form.tsx';
import { useForm } from '../../forms/form/use-form.ts';
import { useLinks } from '../../link/link-context.tsx';
import { stockNoticeMessages as messages } from './stock-notice.messages.ts';
import styles from './stock-notice.module.css';
import type { NoticeState } from './stock-notice.states.ts';

interface NoticeProps {
  readonly state: NoticeState;
  /** Initial value of the field. */
  readonly email: string;
  /** Receives a trimmed, valid email address. */
  readonly onAsk: (email: string) => void;
}

/** Subscribes to an email for when sold-out goods are back in stock. */
export function StockNotice(props: NoticeProps) {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  return (
    <div className={styles.notice} data-notch="l">
      <h2 data-text="h4">{title}</h2>
      <Wish
        {...props}
        variant="accent"
        title={title}
        text={intl.formatMessage(messages.text)}
        requestedText={intl.formatMessage(messages.requestedStock)}
      />
    </div>
  );
}

/** Subscribes to an email for when a flash sale of the goods starts; collapsed at first. */
export function FlashSaleNotice(props: NoticeProps) {
  const intl = useIntl();
  const title = intl.formatMessage(messages.saleTitle);
  const text = intl.formatMessage(messages.saleText);
  const requestedText = intl.formatMessage(messages.requestedSale);
  const wish = (
    <Wish {...props} variant="secondary" title={title} text={text} requestedText={requestedText} />
  );
  const content = <div className={styles.wish}>{wish}</div>;
  return <Accordion name="sale-notice" items={[{ id: 'sale-notice', title, content }]} />;
}

interface WishProps extends NoticeProps {
  readonly title: string;
  readonly text: string;
  /** Replaces the form of a customer who has requested the email. */
  readonly requestedText: string;
  readonly variant: 'accent' | 'secondary';
}

function Wish({ state, email, onAsk, title, text, requestedText, variant }: WishProps) {
  const intl = useIntl();
  const [values, setValues] = useState({ email });
  const problem = emailProblem(values.email, limits.requestNotice.email);
  const sentence = problem === 'missing' ? messages.emailMissing : messages.emailMalformed;
  const form = useForm<'email'>({
    values,
    onValuesChange: setValues,
    errors: problem === null ? {} : { email: intl.formatMessage(sentence) },
    onValid: () => onAsk(values.email.trim()),
  });
  if (state.status === 'requested') return <Requested text={requestedText} />;
  if (state.status === 'noted') {
    return (
      <InlineAlert tone="success" live>
        {state.message}
      </InlineAlert>
    );
  }
  return (
    <>
      <p data-text="small" data-muted>
        {text}
      </p>
      <Problem state={state} />
      <Form form={form} label={title}>
        <EmailField {...form.field('email')} label={intl.formatMessage(messages.email)} />
        <Button type="submit" variant={variant} width="full" pending={state.status === 'pending'}>
          {intl.formatMessage(messages.submit)}
        </Button>
      </Form>
    </>
  );
}

/** Says that the customer has requested the email, with a link to all of them. */
function Requested({ text }: { readonly text: string }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <InlineAlert
      tone="success"
      action={
        <Link variant="standalone" href={hrefs.inAccount('notices')}>
          {intl.formatMessage(messages.manage)}
        </Link>
      }
    >
      {text}
    </InlineAlert>
  );
}

function Problem({ state }: Pick<NoticeProps, 'state'>) {
  const intl = useIntl();
  if (state.status !== 'refused' && state.status !== 'unreachable') return null;
  return (
    <InlineAlert tone="error" live>
      {state.status === 'refused' ? state.message : intl.formatMessage(messages.unreachable)}
    </InlineAlert>
  );
}

import type { ReactNode } from 'react';
import { use, useEffect, useRef, useState } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { ClockContext } from '../../components/countdown/clock-context.ts';
import { TextField } from '../../components/text-field/text-field.tsx';
import type { CardDetails } from '../../screens/checkout/payment/payment.states.ts';
import { Form, FormRow } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { useLabelledFields } from '../form/use-labelled-fields.ts';
import type { CardDraft, CardProblem } from './card.ts';
import {
  cardBrand,
  cardProblems,
  expiryOf,
  formatCardNumber,
  formatExpiry,
  formatSecurityCode,
  securityCodeDigits,
} from './card.ts';
import { cardFormMessages as messages } from './card-form.messages.ts';
import styles from './card-form.module.css';
import { CardMark } from './card-mark.tsx';

interface CardFormProps {
  /** Id for a submit button outside the form. */
  readonly id?: string;
  /** The payment provider's adapter rejected this number: shown at the field until it changes. */
  readonly refused: boolean;
  readonly submitted?: boolean;
  readonly onPay: (card: CardDetails) => void;
  /** Below the fields. */
  readonly children?: ReactNode;
}

const labels = {
  expiry: messages.expiry,
  securityCode: messages.securityCode,
  holder: messages.holder,
  number: messages.number,
} as const satisfies Record<keyof CardDraft, object>;

const empty: CardDraft = { holder: '', number: '', expiry: '', securityCode: '' };

/** The fields of a card. Their values exist only in this component's state, until the page closes. */
export function CardForm({ id, refused, submitted = false, onPay, children }: CardFormProps) {
  const intl = useIntl();
  const now = use(ClockContext);
  const [draft, setDraft] = useState(empty);
  const [sentNumber, setSentNumber] = useState<string | null>(null);
  const refusedNumber = refused && draft.number === sentNumber;
  const form = useForm<keyof CardDraft>({
    values: draft,
    onValuesChange: (values) => setDraft(tidy(values)),
    errors: cardErrors(draft, now(), intl),
    submitted,
    onValid: () => {
      setSentNumber(draft.number);
      onPay(cardDetails(draft));
    },
  });
  const field = useLabelledFields(form, (name) => labels[name]);
  const number = field('number');
  const numberInput = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (refusedNumber) numberInput.current?.focus();
  }, [refusedNumber]);

  return (
    <Form form={form} id={id} label={intl.formatMessage(messages.label)}>
      <div className={styles.card}>
        <div className={styles.number}>
          <TextField
            {...number}
            ref={numberInput}
            error={refusedNumber ? intl.formatMessage(messages.numberRefused) : number.error}
            inputMode="numeric"
            autoComplete="cc-number"
            icon="card"
          />
          <CardMark brand={cardBrand(draft.number)} />
        </div>
        <FormRow short>
          <TextField
            {...field('expiry')}
            help={intl.formatMessage(messages.expiryHelp)}
            inputMode="numeric"
            autoComplete="cc-exp"
          />
          <TextField
            {...field('securityCode')}
            help={intl.formatMessage(messages.securityCodeHelp, securityCodeDigits)}
            inputMode="numeric"
            autoComplete="cc-csc"
          />
        </FormRow>
        <TextField {...field('holder')} autoComplete="cc-name" />
      </div>
      {children}
    </Form>
  );
}

function tidy(draft: CardDraft): CardDraft {
  return {
    holder: draft.holder,
    number: formatCardNumber(draft.number),
    expiry: formatExpiry(draft.expiry),
    securityCode: formatSecurityCode(draft.securityCode),
  };
}

function cardDetails(draft: CardDraft): CardDetails {
  const expiry = expiryOf(draft.expiry) ?? { month: 1, year: 2000 };
  return {
    number: draft.number.replaceAll(' ', ''),
    expiryMonth: expiry.month,
    expiryYear: expiry.year,
    securityCode: draft.securityCode,
    holder: draft.holder.trim(),
  };
}

const sentences = {
  holder: {
    missing: messages.holderMissing,
    malformed: messages.holderMissing,
    expired: messages.holderMissing,
  },
  number: {
    missing: messages.numberMissing,
    malformed: messages.numberMalformed,
    expired: messages.numberMalformed,
  },
  expiry: { missing: messages.expiryMissing, malformed: messages.expiryMalformed, expired: messages.expired },
  securityCode: {
    missing: messages.securityCodeMissing,
    malformed: messages.securityCodeMalformed,
    expired: messages.securityCodeMalformed,
  },
} satisfies Record<keyof CardDraft, Record<CardProblem, object>>;

const order = ['number', 'expiry', 'securityCode', 'holder'] as const satisfies readonly (keyof CardDraft)[];

function cardErrors(
  draft: CardDraft,
  nowMs: number,
  intl: IntlShape,
): Partial<Record<keyof CardDraft, string>> {
  const problems = cardProblems(draft, nowMs);
  const errors: Partial<Record<keyof CardDraft, string>> = {};
  for (const name of order) {
    const problem = problems[name];
    if (problem !== undefined)
      errors[name] = intl.formatMessage(sentences[name][problem], securityCodeDigits);
  }
  return errors;
}

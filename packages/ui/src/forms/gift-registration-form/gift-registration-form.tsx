import { giftShippingBusinessDays } from '@signal-shop/sdk/constants';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { Form } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { PrizeAddressForm } from '../prize-address-form/prize-address-form.tsx';
import { ChosenGift, GiftChoices } from './gift-choices.tsx';
import { giftErrors } from './gift-errors.ts';
import { giftRegistrationFormMessages as messages } from './gift-registration-form.messages.ts';
import styles from './gift-registration-form.module.css';
import type { GiftRegistrationFormProps, GiftStep } from './gift-registration-form.states.ts';
import { OrderStep } from './order-step.tsx';
import { SendingFailure } from './sending-failure.tsx';

/** Registers an order, or a review of it, for a gift, in steps with a back link. */
export function GiftRegistrationForm(props: GiftRegistrationFormProps) {
  const { state } = props;
  switch (state.step) {
    case 'order':
      return <OrderStep {...props} state={state} />;
    case 'review':
      return <ReviewStep {...props} state={state} />;
    case 'prize':
      return <PrizeStep {...props} state={state} />;
    case 'address':
      return (
        <>
          <ChosenGift gift={state.gift} changeHref={state.isFinal ? null : props.backHref} />
          <PrizeAddressForm {...state.address} />
        </>
      );
    case 'sent':
      return <Sent {...state} />;
  }
}

type StepProps<Step extends GiftStep['step']> = GiftRegistrationFormProps & {
  readonly state: Extract<GiftStep, { readonly step: Step }>;
};

function ReviewStep({ state, submitted = false, backHref, onDraftChange, onContinue }: StepProps<'review'>) {
  const intl = useIntl();
  const { draft, sending } = state;
  const form = useForm<'review_url'>({
    values: { review_url: draft.review_url },
    onValuesChange: ({ review_url }) => onDraftChange({ ...draft, review_url }),
    errors: giftErrors(draft, ['review_url'], intl),
    onValid: onContinue,
    submitted,
  });
  return (
    <Form form={form} label={intl.formatMessage(messages.label)}>
      <TextField
        {...form.field('review_url')}
        label={intl.formatMessage(messages.url)}
        help={intl.formatMessage(messages.urlHelp)}
        type="url"
        placeholder="https://"
        autoComplete="off"
      />
      <SendingFailure sending={sending} />
      <Ways backHref={backHref}>
        <Button type="submit" size="l" pending={sending.status === 'pending'}>
          {intl.formatMessage(messages.register)}
        </Button>
      </Ways>
    </Form>
  );
}

function PrizeStep({ state, submitted = false, onDraftChange, onContinue }: StepProps<'prize'>) {
  const intl = useIntl();
  const { draft, gifts } = state;
  const isChosen = gifts.some(({ id }) => String(id) === draft.gift);
  const form = useForm<'gift'>({
    values: { gift: draft.gift },
    onValuesChange: ({ gift }) => onDraftChange({ ...draft, gift }),
    errors: isChosen ? {} : { gift: intl.formatMessage(messages.giftMissing) },
    onValid: onContinue,
    submitted,
  });
  return (
    <Form form={form} label={intl.formatMessage(messages.label)}>
      <GiftChoices {...form.field('gift')} gifts={gifts} />
      <Button type="submit" size="l" width="full">
        {intl.formatMessage(messages.continue)}
      </Button>
    </Form>
  );
}

function Ways({ backHref, children }: { readonly backHref: string; readonly children: ReactNode }) {
  const intl = useIntl();
  return (
    <div className={styles.ways}>
      <ButtonLink variant="ghost" size="l" iconStart="back" href={backHref}>
        {intl.formatMessage(messages.back)}
      </ButtonLink>
      {children}
    </div>
  );
}

type SentProps = Extract<GiftStep, { readonly step: 'sent' }>;

function Sent({ gift, message }: SentProps) {
  const intl = useIntl();
  return (
    <>
      <InlineAlert
        tone="success"
        focusOnMount={message !== null}
        live={message !== null}
        title={intl.formatMessage(messages.sent)}
      >
        {message !== null && <p>{message}</p>}
        <p>{intl.formatMessage(messages.ships, { days: giftShippingBusinessDays })}</p>
      </InlineAlert>
      <ChosenGift gift={gift} changeHref={null} />
    </>
  );
}

import { orderNumberDigits } from '@signal-shop/sdk/constants';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { EmailField } from '../form/email-field.tsx';
import { Form, FormRow } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import type { OrderField } from './gift-errors.ts';
import { giftErrors } from './gift-errors.ts';
import { giftRegistrationFormMessages as messages } from './gift-registration-form.messages.ts';
import type { GiftRefusal, GiftRegistrationFormProps, GiftStep } from './gift-registration-form.states.ts';
import { SendingFailure } from './sending-failure.tsx';

const orderFields = ['ordersn', 'name', 'email'] as const;

interface OrderStepProps extends GiftRegistrationFormProps {
  readonly state: Extract<GiftStep, { readonly step: 'order' }>;
}

/** The first step: the order number, and whether to register the order or its review. */
export function OrderStep({ state, submitted = false, onDraftChange, onContinue }: OrderStepProps) {
  const intl = useIntl();
  const { draft, sending } = state;
  const form = useForm<OrderField>({
    values: draft,
    onValuesChange: ({ ordersn, name, email }) => onDraftChange({ ...draft, ordersn, name, email }),
    errors: giftErrors(draft, orderFields, intl),
    onValid: onContinue,
    submitted,
    refusal: useRefusal(state),
  });
  const isReview = draft.kind === 'review';
  return (
    <Form form={form} label={intl.formatMessage(messages.label)}>
      <RadioGroup
        legend={intl.formatMessage(messages.kind)}
        options={[
          { value: 'product', label: intl.formatMessage(messages.product) },
          {
            value: 'review',
            label: intl.formatMessage(messages.review),
            help: intl.formatMessage(messages.reviewHelp),
          },
        ]}
        value={draft.kind}
        onChange={(kind) => onDraftChange({ ...draft, kind })}
      />
      <TextField
        {...form.field('ordersn')}
        label={intl.formatMessage(messages.order)}
        help={intl.formatMessage(messages.orderHelp, { digits: orderNumberDigits })}
        autoComplete="off"
      />
      <FormRow>
        <TextField {...form.field('name')} label={intl.formatMessage(messages.name)} autoComplete="name" />
        <EmailField {...form.field('email')} label={intl.formatMessage(messages.email)} />
      </FormRow>
      <SendingFailure sending={sending} />
      <Button type="submit" size="l" width="full" pending={sending.status === 'pending'}>
        {intl.formatMessage(isReview ? messages.continue : messages.register)}
      </Button>
    </Form>
  );
}

/** The rejection of the order. Memoized, because the form compares it by identity to detect a new one. */
function useRefusal({ sending }: OrderStepProps['state']): GiftRefusal | null {
  const intl = useIntl();
  return useMemo(() => {
    if (sending.status !== 'refused') return null;
    const { refusal } = sending;
    const message = refusal.kind === 'server' ? refusal.message : intl.formatMessage(messages.notReceived);
    return { field: 'ordersn', message };
  }, [sending, intl]);
}

import { defineMessage, defineMessages } from 'react-intl';
import type { LengthSentence, Sentence } from '../../intl/messages.ts';
import type { LookupPurpose } from './lookup-purpose.ts';

export const trackOrderFormMessages = defineMessages({
  email: {
    id: 'trackOrderForm.email',
    defaultMessage: 'Email used for the order',
    description: 'Label of a field: the email address that an order was placed with.',
  },
  emailMissing: {
    id: 'trackOrderForm.emailMissing',
    defaultMessage: 'Enter the email used for the order.',
    description: 'Error under the empty field for the email of an order.',
  },
  emailMalformed: {
    id: 'trackOrderForm.emailMalformed',
    defaultMessage: 'Enter an email address, such as name@example.com.',
    description: 'Error under a text that is no email address.',
  },
  unknown: {
    id: 'trackOrderForm.unknown',
    defaultMessage:
      'We couldn’t find an order with this number and email. You’ll find the number in your confirmation email.',
    description:
      'Over the form that looks an order up, when no order has this number and this email together.',
  },
  support: {
    id: 'trackOrderForm.support',
    defaultMessage: 'Contact us',
    description: 'Link to the contact page where an order was not found or cannot be withdrawn from.',
  },
});

const ownNumberMessages = {
  malformed: defineMessage<{ min: number; max: number }>({
    id: 'trackOrderForm.numberMalformed',
    defaultMessage: 'Enter {min} to {max} letters and digits, such as SG20260111000027.',
    description: 'Error under a text that cannot be the number of an order.',
  }),
  ...defineMessages({
    label: {
      id: 'trackOrderForm.number',
      defaultMessage: 'Order number',
      description: 'Label of a field: the number of an order, such as SG20260111000027.',
    },
    help: {
      id: 'trackOrderForm.numberHelp',
      defaultMessage: 'It starts with SG. You’ll find it in your confirmation email.',
      description: 'Under the field for the number of an order.',
    },
    missing: {
      id: 'trackOrderForm.numberMissing',
      defaultMessage: 'Enter your order number.',
      description: 'Error under the empty field for the number of an order.',
    },
  }),
};

const marketplaceNumberMessages = {
  malformed: defineMessage<{ min: number; max: number }>({
    id: 'trackOrderForm.marketplaceNumberMalformed',
    defaultMessage: 'Enter {min} to {max} letters, digits, and hyphens, such as 112-5550142-7301884.',
    description: 'Error under a text that cannot be the number of an order at a marketplace.',
  }),
  ...defineMessages({
    label: {
      id: 'trackOrderForm.marketplaceNumber',
      defaultMessage: 'Marketplace order number',
      description: 'Label of a field: the number of an order at a marketplace, such as 112-5550142-7301884.',
    },
    help: {
      id: 'trackOrderForm.marketplaceNumberHelp',
      defaultMessage: 'It’s in your confirmation and looks like 112-5550142-7301884.',
      description: 'Under the field for the number of an order at a marketplace.',
    },
    missing: {
      id: 'trackOrderForm.marketplaceNumberMissing',
      defaultMessage: 'Enter your marketplace order number.',
      description: 'Error under the empty field for the number of an order at a marketplace.',
    },
  }),
};

/** Labels and errors of the number field, by kind of order. */
export const lookupNumberMessages = {
  track: ownNumberMessages,
  withdraw: ownNumberMessages,
  warranty: marketplaceNumberMessages,
} as const satisfies Record<
  LookupPurpose,
  Record<'label' | 'help' | 'missing', Sentence> & { malformed: LengthSentence }
>;

export const lookupSubmitMessages = defineMessages({
  track: {
    id: 'trackOrderForm.track',
    defaultMessage: 'Track order',
    description: 'Button that looks an order up by its number and email.',
  },
  withdraw: {
    id: 'trackOrderForm.withdraw',
    defaultMessage: 'Continue',
    description: 'Button of the first of two steps that withdraw from a contract: shows the order.',
  },
  warranty: {
    id: 'trackOrderForm.warranty',
    defaultMessage: 'Check warranty',
    description: 'Button that looks up the warranty of goods that were bought at a marketplace.',
  },
}) satisfies Record<LookupPurpose, Sentence>;

export const lookupFormMessages = defineMessages({
  track: {
    id: 'trackOrderForm.trackLabel',
    defaultMessage: 'Track an order',
    description: 'Name of the form that looks an order up, read out only.',
  },
  withdraw: {
    id: 'trackOrderForm.withdrawLabel',
    defaultMessage: 'Order to withdraw from',
    description: 'Name of the form of the first of two steps that withdraw from a contract, read out only.',
  },
  warranty: {
    id: 'trackOrderForm.warrantyLabel',
    defaultMessage: 'Check the warranty of a marketplace order',
    description: 'Name of the form that looks up a warranty by number and email, read out only.',
  },
}) satisfies Record<LookupPurpose, Sentence>;

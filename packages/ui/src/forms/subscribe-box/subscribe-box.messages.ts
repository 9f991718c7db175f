import { defineMessage, defineMessages } from 'react-intl';

export const subscribeBoxMessages = {
  invalid: defineMessage<{ email: string }>({
    id: 'subscribeBox.invalid',
    defaultMessage: 'Please enter a valid email address (Example: {email}).',
    description: 'Under the email box at the foot of the home page, for two seconds. Fixed words.',
  }),
  ...defineMessages({
    title: {
      id: 'subscribeBox.title',
      defaultMessage: 'Get Daily Offer & Exclusive Deal',
      description: 'Title over the email box at the foot of the home page. Fixed words.',
    },
    note: {
      id: 'subscribeBox.note',
      defaultMessage: 'One email a day at most. Unsubscribe anytime.',
      description: 'Under the title over the email box at the foot of the home page.',
    },
    email: {
      id: 'subscribeBox.email',
      defaultMessage: 'Email',
      description: 'Label of the email box at the foot of the home page.',
    },
    subscribe: {
      id: 'subscribeBox.subscribe',
      defaultMessage: 'Subscribe',
      description: 'Button beside the email box at the foot of the home page.',
    },
  }),
};

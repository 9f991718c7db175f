import { defineMessage, defineMessages } from 'react-intl';

export const contactCardMessages = {
  openUntil: defineMessage<{ time: string }>({
    id: 'contactCard.openUntil',
    defaultMessage: 'Open now, until {time}',
    description:
      'Whether the support is at work; the time is an hour such as 7:00 PM, in the time of the reader.',
  }),
  opensAt: defineMessage<{ time: string }>({
    id: 'contactCard.opensAt',
    defaultMessage: 'Closed now. Opens {time}',
    description:
      'Whether the support is at work; the time is a weekday and an hour such as Monday, 10:00 AM, in the time of the reader.',
  }),
  hours: defineMessage<{ from: string; to: string }>({
    id: 'contactCard.hours',
    defaultMessage: 'Monday to Friday, {from} to {to} UTC',
    description: 'When the support is at work; the hours are such as 09:00.',
  }),
  ...defineMessages({
    open: {
      id: 'contactCard.open',
      defaultMessage: 'Open now',
      description: 'The support is at work, and nobody knows until when.',
    },
    closed: {
      id: 'contactCard.closed',
      defaultMessage: 'Closed now',
      description: 'The support is not at work, and nobody knows when it will be.',
    },
  }),
};

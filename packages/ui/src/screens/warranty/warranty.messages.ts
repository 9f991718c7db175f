import { defineMessage, defineMessages } from 'react-intl';

export const warrantyMessages = {
  years: defineMessage<{ years: number }>({
    id: 'warranty.years',
    defaultMessage: '{years, plural, one {# year} other {# years}}',
    description: 'Large figure on the warranty page: how long goods are covered.',
  }),
  days: defineMessage<{ days: number }>({
    id: 'warranty.days',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'Large figure on the warranty page: how long goods can be sent back.',
  }),
  hours: defineMessage<{ hours: number }>({
    id: 'warranty.hours',
    defaultMessage: '{hours, plural, one {# hour} other {# hours}}',
    description: 'Large figure on the warranty page: how soon a person answers.',
  }),
  ...defineMessages({
    title: {
      id: 'warranty.title',
      defaultMessage: 'Warranty',
      description: 'Title of the warranty page.',
    },
    lead: {
      id: 'warranty.lead',
      defaultMessage: 'Made to be thrown on a desk ten thousand times. And if it is not, we mend it.',
      description: 'Under the title of the warranty page.',
    },
    figures: {
      id: 'warranty.figures',
      defaultMessage: 'In figures',
      description: 'Name of the three large figures of the warranty page, for screen readers.',
    },
    yearsText: {
      id: 'warranty.yearsText',
      defaultMessage: 'covered from the day of delivery',
      description: 'Under the large figure “1 year”.',
    },
    daysText: {
      id: 'warranty.daysText',
      defaultMessage: 'to send it back, used or not',
      description: 'Under the large figure “45 days”.',
    },
    hoursText: {
      id: 'warranty.hoursText',
      defaultMessage: 'until a person answers',
      description: 'Under the large figure “24 hours”.',
    },
    asMember: {
      id: 'warranty.asMember',
      defaultMessage: 'A claim begins with the order it came from.',
      description: 'On the warranty page, for customers who are logged in.',
    },
    orders: {
      id: 'warranty.orders',
      defaultMessage: 'Choose the order',
      description: 'Button on the warranty page that leads to the orders.',
    },
    asGuest: {
      id: 'warranty.asGuest',
      defaultMessage: 'Log in to register what you bought or to report a fault.',
      description: 'On the warranty page, for visitors without a login.',
    },
    logIn: {
      id: 'warranty.logIn',
      defaultMessage: 'Log in',
      description: 'Button on the warranty page that leads to the login.',
    },
  }),
};

import { defineMessage, defineMessages } from 'react-intl';

export const warrantyMessages = {
  lead: defineMessage<{ years: number }>({
    id: 'warranty.lead',
    defaultMessage:
      '{years, plural, one {# year} other {# years}} of coverage. If a product has a defect, we’ll repair or replace it.',
    description: 'Under the title of the warranty page.',
  }),
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
    figures: {
      id: 'warranty.figures',
      defaultMessage: 'The numbers',
      description: 'Name of the three large figures of the warranty page, for screen readers.',
    },
    yearsText: {
      id: 'warranty.yearsText',
      defaultMessage: 'of coverage from delivery',
      description: 'Under the large figure “1 year”.',
    },
    daysText: {
      id: 'warranty.daysText',
      defaultMessage: 'to return it, used or not',
      description: 'Under the large figure “45 days”.',
    },
    hoursText: {
      id: 'warranty.hoursText',
      defaultMessage: 'for a real person to reply, on business days',
      description: 'Under the large figure “24 hours”.',
    },
    asMember: {
      id: 'warranty.asMember',
      defaultMessage: 'To file a claim, choose the order the product came from.',
      description: 'On the warranty page, for customers who are logged in.',
    },
    orders: {
      id: 'warranty.orders',
      defaultMessage: 'Choose an order',
      description: 'Button on the warranty page that leads to the orders.',
    },
    asGuest: {
      id: 'warranty.asGuest',
      defaultMessage: 'Log in to register a product or report a defect.',
      description: 'On the warranty page, for visitors without a login.',
    },
    logIn: {
      id: 'warranty.logIn',
      defaultMessage: 'Log in',
      description: 'Button on the warranty page that leads to the login.',
    },
  }),
};

import { defineMessage, defineMessages } from 'react-intl';

export const pointsMessages = {
  balance: defineMessage<{ points: number }>({
    id: 'points.balance',
    defaultMessage: 'You have {points, plural, one {# point} other {# points}}.',
    description: 'Under the title of the page about points, for customers who are logged in.',
  }),
  level: defineMessage<{ name: string }>({
    id: 'points.level',
    defaultMessage: 'Your level: {name}',
    description: 'Title of the perks on the page about points; {name} is the level of the customer.',
  }),
  next: defineMessage<{ name: string; points: number }>({
    id: 'points.next',
    defaultMessage:
      '{points, plural, one {# more point to reach {name}.} other {# more points to reach {name}.}}',
    description: 'Under the level of the customer: what is missing for the next one.',
  }),
  from: defineMessage<{ points: number }>({
    id: 'points.from',
    defaultMessage: '{points, plural, one {From # point} other {From # points}}',
    description: 'Beside a level on the page about points: from when on one has it.',
  }),
  ...defineMessages({
    title: {
      id: 'points.title',
      defaultMessage: 'Points',
      description: 'Title of the page about points.',
    },
    lead: {
      id: 'points.lead',
      defaultMessage: 'Register your orders, earn points, and redeem them for gear you like.',
      description: 'Under the title of the page about points.',
    },
    link: {
      id: 'points.store',
      defaultMessage: 'Go to the points store',
      description: 'Link on the page about points.',
    },
    parts: {
      id: 'points.parts',
      defaultMessage: 'Points sections',
      description: 'Name of the row of tabs on the page about points, for screen readers.',
    },
    earnTab: {
      id: 'points.earnTab',
      defaultMessage: 'Earn points',
      description: 'Tab of the page about points: how they are earned.',
    },
    storeTab: {
      id: 'points.storeTab',
      defaultMessage: 'Store',
      description: 'Tab of the page about points: what can be had for them.',
    },
    perksTab: {
      id: 'points.perksTab',
      defaultMessage: 'My perks',
      description: 'Tab of the page about points: what the level of the customer grants.',
    },
    top: {
      id: 'points.top',
      defaultMessage: 'You’ve reached the top level. Well played.',
      description: 'Under the highest level of a customer.',
    },
    noPerks: {
      id: 'points.noPerks',
      defaultMessage: 'No perks yet',
      description: 'Title in place of perks while there are none.',
    },
    noPerksText: {
      id: 'points.noPerksText',
      defaultMessage: 'Earn points to unlock your first perk.',
      description: 'Under the title in place of perks while there are none.',
    },
    guest: {
      id: 'points.guest',
      defaultMessage: 'Log in to see your perks',
      description: 'Title in place of perks for visitors without a login.',
    },
    logIn: {
      id: 'points.logIn',
      defaultMessage: 'Log in',
      description: 'Button in place of perks for visitors without a login.',
    },
    reached: {
      id: 'points.reached',
      defaultMessage: 'Reached',
      description: 'Mark on a level that the customer has reached.',
    },
  }),
};

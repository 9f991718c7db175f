import { defineMessage, defineMessages } from 'react-intl';

export const rafflesMessages = {
  until: defineMessage<{ day: string }>({
    id: 'raffles.until',
    defaultMessage: 'Open until {day}',
    description: 'On an open raffle; day is a date.',
  }),
  from: defineMessage<{ day: string }>({
    id: 'raffles.from',
    defaultMessage: 'Opens {day}',
    description: 'On a raffle that has not begun; day is a date.',
  }),
  over: defineMessage<{ day: string }>({
    id: 'raffles.over',
    defaultMessage: 'Ended {day}',
    description: 'On a raffle that is over; day is a date.',
  }),
  won: defineMessage<{ prize: string }>({
    id: 'raffles.won',
    defaultMessage: 'You won: {prize}',
    description: 'Title of the result after a ticket was drawn.',
  }),
  ...defineMessages({
    title: {
      id: 'raffles.title',
      defaultMessage: 'Raffles',
      description: 'Title of the page of the raffles.',
    },
    lead: {
      id: 'raffles.lead',
      defaultMessage: 'One free ticket per raffle, and every ticket wins.',
      description: 'Under the title of the page of the raffles.',
    },
    prizes: {
      id: 'raffles.prizes',
      defaultMessage: 'Prizes',
      description: 'Title of the list of what can be won in a raffle.',
    },
    draw: {
      id: 'raffles.draw',
      defaultMessage: 'Draw my ticket',
      description: 'Button on an open raffle.',
    },
    drawn: {
      id: 'raffles.drawn',
      defaultMessage: 'You’ve drawn your ticket.',
      description: 'On a raffle, instead of its button.',
    },
    empty: {
      id: 'raffles.empty',
      defaultMessage: 'No raffles right now',
      description: 'Title of the page of the raffles while there are none.',
    },
    emptyText: {
      id: 'raffles.empty-text',
      defaultMessage: 'The next one comes with the next holiday or sale.',
      description: 'Under the title of the page of the raffles while there are none.',
    },
    sale: {
      id: 'raffles.sale',
      defaultMessage: 'See what’s on sale',
      description: 'Link on the page of the raffles while there are none, to the reduced goods.',
    },
  }),
};

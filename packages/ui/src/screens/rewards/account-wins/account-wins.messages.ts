import { defineMessage, defineMessages } from 'react-intl';

export const accountWinsMessages = {
  address: defineMessage<{ prize: string }>({
    id: 'account-wins.address',
    defaultMessage: 'Shipping address for {prize}',
    description: 'Title of the window that asks where a prize goes; prize is what was won.',
  }),
  ...defineMessages({
    title: {
      id: 'account-wins.title',
      defaultMessage: 'My prizes',
      description: 'Title of the list of what the customer won.',
    },
    empty: {
      id: 'account-wins.empty',
      defaultMessage: 'No prizes yet',
      description: 'Title of the empty list of winnings.',
    },
    emptyText: {
      id: 'account-wins.empty-text',
      defaultMessage: 'Spin the lucky wheel on the home page. Every spin wins.',
      description: 'Under the title of the empty list of winnings.',
    },
    home: {
      id: 'account-wins.home',
      defaultMessage: 'Spin the wheel',
      description: 'Button of the empty list of winnings, leads to the home page.',
    },
  }),
};

import { defineMessage, defineMessages } from 'react-intl';

export const accountWinsMessages = {
  address: defineMessage<{ prize: string }>({
    id: 'account-wins.address',
    defaultMessage: 'Where does it go: {prize}',
    description: 'Title of the window that asks where a prize goes; prize is what was won.',
  }),
  ...defineMessages({
    title: {
      id: 'account-wins.title',
      defaultMessage: 'My winnings',
      description: 'Title of the list of what the customer won.',
    },
    empty: {
      id: 'account-wins.empty',
      defaultMessage: 'Nothing won yet',
      description: 'Title of the empty list of winnings.',
    },
    emptyText: {
      id: 'account-wins.empty-text',
      defaultMessage: 'The lucky wheel turns on the home page, and every spin can be the one.',
      description: 'Under the title of the empty list of winnings.',
    },
    home: {
      id: 'account-wins.home',
      defaultMessage: 'To the wheel',
      description: 'Button of the empty list of winnings, leads to the home page.',
    },
  }),
};

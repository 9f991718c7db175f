import { defineMessage, defineMessages } from 'react-intl';

export const accountNoticesMessages = {
  removeNamed: defineMessage<{ name: string }>({
    id: 'account-notices.remove-named',
    defaultMessage: 'Remove the alert for {name}',
    description: 'Name of the button that cancels an email about goods, read out only.',
  }),
  ...defineMessages({
    title: {
      id: 'account-notices.title',
      defaultMessage: 'Email alerts',
      description: 'Title of the list of goods that the shop will send an email about.',
    },
    lead: {
      id: 'account-notices.lead',
      defaultMessage: 'One email for each alert. Nothing else.',
      description: 'Under the title of the list of goods that the shop will send an email about.',
    },
    backInStock: {
      id: 'account-notices.back-in-stock',
      defaultMessage: 'When it’s back in stock',
      description: 'At sold-out goods in that list: when the email is sent.',
    },
    saleStart: {
      id: 'account-notices.sale-start',
      defaultMessage: 'When a flash sale starts',
      description: 'At goods in that list: when the email is sent.',
    },
    remove: {
      id: 'account-notices.remove',
      defaultMessage: 'Remove',
      description: 'Button that cancels an email about goods.',
    },
    empty: {
      id: 'account-notices.empty',
      defaultMessage: 'No email alerts',
      description: 'Title of the empty list.',
    },
    emptyText: {
      id: 'account-notices.empty-text',
      defaultMessage:
        'When a product is sold out, leave your email on its page. We’ll tell you when it’s back.',
      description: 'Under the title of the empty list.',
    },
    shop: {
      id: 'account-notices.shop',
      defaultMessage: 'Browse products',
      description: 'Button of the empty list, leads to all goods.',
    },
  }),
};

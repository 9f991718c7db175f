import { defineMessage, defineMessages } from 'react-intl';

export const commentMessages = {
  order: defineMessage<{ ordersn: string }>({
    id: 'comment.order',
    defaultMessage: 'Order {ordersn}',
    description: 'Link to the order whose goods are reviewed.',
  }),
  until: defineMessage<{ day: string }>({
    id: 'comment.until',
    defaultMessage: 'Review by {day}',
    description: 'Beside goods that are reviewed: the last day for it.',
  }),
  shared: defineMessage<{ points: number }>({
    id: 'comment.shared',
    defaultMessage: 'Review shared. You earned {points, plural, one {# point} other {# points}}.',
    description: 'Under an own review that was shared.',
  }),
  write: defineMessage<{ name: string }>({
    id: 'comment.write',
    defaultMessage: 'Review {name}',
    description: 'Name of the link beside goods that can be reviewed, read out; name is the product.',
  }),
  older: defineMessage<{ count: number }>({
    id: 'comment.older',
    defaultMessage: 'Show {count, plural, one {# older order} other {# older orders}}',
    description: 'Button under the goods that can be reviewed: looks for more of them in older orders.',
  }),
  noneText: defineMessage<{ days: number }>({
    id: 'comment.none-text',
    defaultMessage: 'Once an order is delivered, you have {days} days to review it here.',
    description: 'Under the title in place of the list of goods that can be reviewed.',
  }),
  tooEarly: defineMessage<{ days: number }>({
    id: 'comment.too-early',
    defaultMessage: 'Not delivered yet. You’ll have {days} days to review it after delivery.',
    description: 'In place of the form, while the goods have not been delivered.',
  }),
  ...defineMessages({
    title: {
      id: 'comment.title',
      defaultMessage: 'Write a review',
      description: 'Title of the page on which goods are reviewed.',
    },
    ownTitle: {
      id: 'comment.own-title',
      defaultMessage: 'Your review',
      description: 'Title of the page that shows an own review.',
    },
    lead: {
      id: 'comment.lead',
      defaultMessage: 'Good or bad, an honest review helps the next shopper choose.',
      description: 'Under the title of the page on which goods are reviewed.',
    },
    choose: {
      id: 'comment.choose',
      defaultMessage: 'What would you like to review?',
      description: 'Over the list of goods that can be reviewed now.',
    },
    writeShort: {
      id: 'comment.write-short',
      defaultMessage: 'Write a review',
      description: 'Visible words of the link beside goods that can be reviewed.',
    },
    newest: {
      id: 'comment.newest',
      defaultMessage: 'These are from your latest orders.',
      description: 'Under the goods that can be reviewed, beside the button that looks through older orders.',
    },
    none: {
      id: 'comment.none',
      defaultMessage: 'Nothing to review right now',
      description: 'Title in place of the list of goods that can be reviewed.',
    },
    orders: {
      id: 'comment.orders',
      defaultMessage: 'View my orders',
      description: 'Link to the orders on the page on which goods are reviewed.',
    },
    returned: {
      id: 'comment.returned',
      defaultMessage: 'You returned this item, so it can no longer be reviewed.',
      description: 'In place of the form, when the goods were sent back.',
    },
    published: {
      id: 'comment.published',
      defaultMessage: 'It’s live on the product page.',
      description: 'Under an own review.',
    },
    checking: {
      id: 'comment.checking',
      defaultMessage: 'We’re reviewing it. Once it’s approved, everyone can see it.',
      description: 'Under an own review that the shop has not published yet.',
    },
    toGoods: {
      id: 'comment.to-goods',
      defaultMessage: 'View product',
      description: 'Link to the page of goods after they were reviewed.',
    },
    gift: {
      id: 'comment.gift',
      defaultMessage: 'Register the order, get a gift',
      description: 'Link to the registration of the order for a gift, after a review.',
    },
    another: {
      id: 'comment.another',
      defaultMessage: 'Review another product',
      description: 'Link to the other goods that can be reviewed.',
    },
  }),
};

import { defineMessage, defineMessages } from 'react-intl';

export const afterSalesMessages = {
  titleOf: defineMessage<{ number: string }>({
    id: 'after-sales.title-of',
    defaultMessage: 'Request {number}',
    description: 'Title of the page of one request.',
  }),
  claim: defineMessage<{ name: string }>({
    id: 'after-sales.claim',
    defaultMessage: 'Report a defect: {name}',
    description: 'Title of the window that reports a defect; name is the product.',
  }),
  until: defineMessage<{ day: string }>({
    id: 'after-sales.until',
    defaultMessage: 'Request by {day}',
    description:
      'Beside goods: the last day for a request, such as 28 Jan 2026. Page that asks for a return, an exchange or a refund.',
  }),
  endedOn: defineMessage<{ day: string; days: number }>({
    id: 'after-sales.ended-on',
    defaultMessage: 'Returns, exchanges, and refunds closed on {day}, {days} days after delivery.',
    description: 'When the 45 days have passed. Page that asks for a return, an exchange or a refund.',
  }),
  warrantyUntil: defineMessage<{ day: string }>({
    id: 'after-sales.warranty-until',
    defaultMessage: 'Covered until {day}. If it’s defective, we’ll repair or replace it.',
    description: 'In the box about the warranty. Page that asks for a return, an exchange or a refund.',
  }),
  anyTime: defineMessage<{ days: number }>({
    id: 'after-sales.any-time',
    defaultMessage: 'You have {days} days from the day your package arrives.',
    description: 'Beside goods that have not arrived. Page that asks for a return, an exchange or a refund.',
  }),
  ...defineMessages({
    title: {
      id: 'after-sales.title',
      defaultMessage: 'Return, exchange, or refund',
      description: 'Title of the page that asks for one of these.',
    },
    notFound: {
      id: 'after-sales.not-found',
      defaultMessage: 'We couldn’t find that request',
      description: 'When order, line or request do not exist for this customer.',
    },
    notFoundText: {
      id: 'after-sales.not-found-text',
      defaultMessage: 'Check your orders or your requests.',
      description: 'When order, line or request do not exist for this customer.',
    },
    toOrder: {
      id: 'after-sales.to-order',
      defaultMessage: 'View order',
      description: 'Link over the title, leads to the order.',
    },
    toOrders: {
      id: 'after-sales.to-orders',
      defaultMessage: 'My orders',
      description: 'Button that leads to the list of orders.',
    },
    toRequests: {
      id: 'after-sales.to-requests',
      defaultMessage: 'All requests',
      description: 'Link that leads to the list of own requests.',
    },
    toRequest: {
      id: 'after-sales.to-request',
      defaultMessage: 'View request',
      description: 'Button that leads to the request that is open about the goods.',
    },
    about: {
      id: 'after-sales.about',
      defaultMessage: 'Items',
      description: 'Title of the list of goods. Page that asks for a return, an exchange or a refund.',
    },
    onlyThis: {
      id: 'after-sales.only-this',
      defaultMessage: 'This item only',
      description: 'Link under one of several goods: asks for a return, an exchange or a refund of it alone.',
    },
    tooLate: {
      id: 'after-sales.too-late',
      defaultMessage: 'The return window has closed',
      description:
        'Title when the 45 days have passed. Page that asks for a return, an exchange or a refund.',
    },
    alreadyOpen: {
      id: 'after-sales.already-open',
      defaultMessage: 'We’re already working on it',
      description:
        'Title when a request about the goods is open. Page that asks for a return, an exchange or a refund.',
    },
    alreadyOpenText: {
      id: 'after-sales.already-open-text',
      defaultMessage: 'You can track your request, or cancel it until you’ve shipped the item.',
      description:
        'Text when a request about the goods is open. Page that asks for a return, an exchange or a refund.',
    },
    notPossible: {
      id: 'after-sales.not-possible',
      defaultMessage: 'This order isn’t eligible',
      description:
        'Title when the order takes no request. Page that asks for a return, an exchange or a refund.',
    },
    notPossibleText: {
      id: 'after-sales.not-possible-text',
      defaultMessage:
        'It hasn’t been paid for, it’s closed, or everything in it has been returned. If that’s not right, contact us.',
      description:
        'Text when the order takes no request. Page that asks for a return, an exchange or a refund.',
    },
    contact: {
      id: 'after-sales.contact',
      defaultMessage: 'Contact us',
      description:
        'Button that leads to the contact page. Page that asks for a return, an exchange or a refund.',
    },
    warranty: {
      id: 'after-sales.warranty',
      defaultMessage: 'Warranty',
      description:
        'Title of the box about the warranty of the goods. Page that asks for a return, an exchange or a refund.',
    },
    warrantyOver: {
      id: 'after-sales.warranty-over',
      defaultMessage: 'The warranty has expired',
      description: 'In the box about the warranty. Page that asks for a return, an exchange or a refund.',
    },
    warrantyClaimed: {
      id: 'after-sales.warranty-claimed',
      defaultMessage: 'You reported a defect. Our answer is under My warranties.',
      description: 'In the box about the warranty. Page that asks for a return, an exchange or a refund.',
    },
    warrantyRegister: {
      id: 'after-sales.warranty-register',
      defaultMessage: 'Register the warranty first. Then you can report a defect.',
      description: 'In the box about the warranty. Page that asks for a return, an exchange or a refund.',
    },
    report: {
      id: 'after-sales.report',
      defaultMessage: 'Report a defect',
      description: 'Button in the box about the warranty, opens the form for it.',
    },
    toWarranties: {
      id: 'after-sales.to-warranties',
      defaultMessage: 'My warranties',
      description: 'Button in the box about the warranty, leads to the list of warranties.',
    },
  }),
};

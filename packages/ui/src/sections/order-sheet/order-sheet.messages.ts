import { defineMessage, defineMessages } from 'react-intl';

export const orderSheetMessages = {
  left: defineMessage<{ amount: string }>({
    id: 'orderSheet.refunded',
    defaultMessage: 'Refunded so far: {amount}',
    description: 'Under the total of a printed order of which money went back.',
  }),
  points: defineMessage<{ points: number }>({
    id: 'orderSheet.points',
    defaultMessage: '{points, plural, one {# point} other {# points}} redeemed',
    description: 'Under the total of a printed order that was paid with points.',
  }),
  ...defineMessages({
    invoice: {
      id: 'orderSheet.invoice',
      defaultMessage: 'Invoice',
      description: 'Title of the printed page of an order that is paid.',
    },
    order: {
      id: 'orderSheet.order',
      defaultMessage: 'Order',
      description: 'Title of the printed page of an order that is not paid.',
    },
    number: { id: 'orderSheet.number', defaultMessage: 'Number', description: 'Printed order: its number.' },
    date: { id: 'orderSheet.date', defaultMessage: 'Order date', description: 'Printed order: its day.' },
    payment: {
      id: 'orderSheet.payment',
      defaultMessage: 'Payment',
      description: 'Printed order: how it was paid.',
    },
    status: { id: 'orderSheet.status', defaultMessage: 'Status', description: 'Printed order: its status.' },
    seller: { id: 'orderSheet.seller', defaultMessage: 'Seller', description: 'Printed order: who sells.' },
    buyer: {
      id: 'orderSheet.buyer',
      defaultMessage: 'Bill to and ship to',
      description: 'Printed order: over the address of the customer.',
    },
    goods: {
      id: 'orderSheet.goods',
      defaultMessage: 'Item',
      description: 'Printed order: head of a column.',
    },
    quantity: {
      id: 'orderSheet.quantity',
      defaultMessage: 'Qty',
      description: 'Printed order: head of the column with how many.',
    },
    each: {
      id: 'orderSheet.each',
      defaultMessage: 'Unit price',
      description: 'Printed order: head of the column with the price of one piece.',
    },
    amount: {
      id: 'orderSheet.amount',
      defaultMessage: 'Amount',
      description: 'Printed order: head of the column with the price of all pieces.',
    },
  }),
};

import { defineMessages } from 'react-intl';

export const afterSalesStatusMessages = defineMessages({
  requested: {
    id: 'afterSalesBadge.requested',
    defaultMessage: 'Requested',
    description: 'Status of a return, an exchange or a refund: the shop is reviewing it.',
  },
  awaitingParcel: {
    id: 'afterSalesBadge.awaiting-parcel',
    defaultMessage: 'Approved: send it back',
    description: 'Status of a return or an exchange: approved, and the customer must send the goods back.',
  },
  sentBack: {
    id: 'afterSalesBadge.sent-back',
    defaultMessage: 'On its way back',
    description: 'State of a return or an exchange: the goods are on their way to the shop.',
  },
  refunded: {
    id: 'afterSalesBadge.refunded',
    defaultMessage: 'Refunded',
    description: 'State of a return or a refund: the money went back.',
  },
  exchanged: {
    id: 'afterSalesBadge.exchanged',
    defaultMessage: 'Exchanged',
    description: 'Status of an exchange: the replacement was sent.',
  },
  rejected: {
    id: 'afterSalesBadge.rejected',
    defaultMessage: 'Declined',
    description: 'State of a return, an exchange or a refund: the shop did not agree.',
  },
  withdrawn: {
    id: 'afterSalesBadge.withdrawn',
    defaultMessage: 'Canceled by you',
    description: 'Status of a return, an exchange or a refund that the customer canceled.',
  },
});

export const afterSalesKindMessages = defineMessages({
  return: {
    id: 'afterSalesKind.return',
    defaultMessage: 'Return',
    description: 'Kind of request: goods come back, money goes back.',
  },
  exchange: {
    id: 'afterSalesKind.exchange',
    defaultMessage: 'Exchange',
    description: 'Kind of request: goods come back, new ones leave.',
  },
  refund: {
    id: 'afterSalesKind.refund',
    defaultMessage: 'Refund',
    description: 'Kind of request: money goes back, nothing comes back.',
  },
  warranty: {
    id: 'afterSalesKind.warranty',
    defaultMessage: 'Warranty claim',
    description: 'Kind of request: a defect within the warranty; the goods come back, working ones leave.',
  },
});

export const afterSalesReasonMessages = defineMessages({
  defective: {
    id: 'afterSalesReason.defective',
    defaultMessage: 'It’s defective',
    description: 'Reason of a return, an exchange or a refund.',
  },
  damagedInTransit: {
    id: 'afterSalesReason.damaged',
    defaultMessage: 'Damaged in transit',
    description: 'Reason of a return, an exchange or a refund.',
  },
  wrongItem: {
    id: 'afterSalesReason.wrong-item',
    defaultMessage: 'I received the wrong item',
    description: 'Reason of a return, an exchange or a refund.',
  },
  notAsDescribed: {
    id: 'afterSalesReason.not-as-described',
    defaultMessage: 'It’s not as described',
    description: 'Reason of a return, an exchange or a refund.',
  },
  missingParts: {
    id: 'afterSalesReason.missing-parts',
    defaultMessage: 'Parts are missing',
    description: 'Reason of a return, an exchange or a refund.',
  },
  neverArrived: {
    id: 'afterSalesReason.never-arrived',
    defaultMessage: 'It never arrived',
    description: 'Reason of a refund.',
  },
  noLongerNeeded: {
    id: 'afterSalesReason.no-longer-needed',
    defaultMessage: 'I no longer need it',
    description: 'Reason of a return, an exchange or a refund.',
  },
  withdrawal: {
    id: 'afterSalesReason.withdrawal',
    defaultMessage: 'I withdrew from the contract',
    description: 'Reason of a refund that a withdrawal from the contract began.',
  },
  other: {
    id: 'afterSalesReason.other',
    defaultMessage: 'Something else',
    description: 'Reason of a return, an exchange or a refund.',
  },
});

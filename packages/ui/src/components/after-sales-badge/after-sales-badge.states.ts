export const afterSalesBadgeStates = [
  'Requested',
  'AwaitingParcel',
  'SentBack',
  'Refunded',
  'Exchanged',
  'Rejected',
  'Withdrawn',
] as const;

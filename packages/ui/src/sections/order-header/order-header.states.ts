export const orderHeaderStates = [
  'Unpaid0',
  'Pending1',
  'Paid2',
  'Cancelled3',
  'Shipped4',
  'Complete5',
  'Deleted6',
  'RefundRequested7',
  'Refunded8',
  'Received9',
  'RefundRejected10',
] as const;

export const exchangeFormStates = [
  'Empty',
  'MissingProblem',
  'QuantityExceeds',
  'Sending',
  'Sent',
  'ServerMessage',
] as const;

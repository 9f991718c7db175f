export const pointsExchangeStates = ['Member', 'Guest', 'NotEnough', 'Pending', 'SoldOut', 'LongDe'] as const;

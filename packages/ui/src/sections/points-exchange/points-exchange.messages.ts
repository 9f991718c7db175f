import { defineMessage } from 'react-intl';

export const pointsExchangeMessages = {
  orMoney: defineMessage<{ price: string }>({
    id: 'pointsExchange.or-money',
    defaultMessage: 'or {price}',
    description:
      'Link beside a price in points on a product page, to the same product for money; price with its currency.',
  }),
};

import { defineMessage } from 'react-intl';

export const deliveryDaysMessages = {
  arrives: defineMessage<{ days: string }>({
    id: 'delivery-days.arrives',
    defaultMessage: 'Arrives {days}',
    description: 'When goods or an order are expected; {days} is a range of days such as “Nov 25 – 27”.',
  }),
};

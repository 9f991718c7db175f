import { defineMessage } from 'react-intl';

export const shipToButtonMessages = {
  label: defineMessage<{ country: string; currency: string }>({
    id: 'ship-to-button.label',
    defaultMessage: 'Deliver to: {country} ({currency})',
    description:
      'Button that names the country of delivery and its currency and opens the choice of another one, e.g. “Deliver to: Germany (EUR)”.',
  }),
};

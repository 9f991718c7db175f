import { defineMessage, defineMessages } from 'react-intl';

/** A brand name, not translated. */
export const tiktokName = 'TikTok';

export const megaMenuMessages = {
  allOf: defineMessage<{ category: string }>({
    id: 'megaMenu.allOf',
    defaultMessage: 'All {category}',
    description: 'First link of a menu panel: to every product of the category, e.g. “All Headsets”.',
  }),
  ...defineMessages({
    label: {
      id: 'megaMenu.label',
      defaultMessage: 'Products',
      description: 'Name of the main menu in the header, for screen readers.',
    },
    all: {
      id: 'megaMenu.all',
      defaultMessage: 'All products',
      description: 'Entry of the main menu: the list of everything the shop sells.',
    },
    newSale: {
      id: 'megaMenu.newSale',
      defaultMessage: '(new)',
      description: 'Read out after “Flash sale” in the menu until the visitor has seen the sale.',
    },
    sale: {
      id: 'megaMenu.sale',
      defaultMessage: 'Flash sale',
      description: 'Entry of the main menu while a sale is open; leads to the sale on the home page.',
    },
  }),
};

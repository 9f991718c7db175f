import { defineMessages } from 'react-intl';

export const hotCategoriesMessages = defineMessages({
  title: {
    id: 'hotCategories.title',
    defaultMessage: 'Pick your lane',
    description: 'Title over a few categories on the home page: the shopper chooses by the way they play.',
  },
});

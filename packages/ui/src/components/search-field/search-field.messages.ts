import { defineMessages } from 'react-intl';

export const searchFieldMessages = defineMessages({
  label: {
    id: 'searchField.label',
    defaultMessage: 'Search the shop',
    description: 'Name and hint of the search field.',
  },
  submit: {
    id: 'searchField.submit',
    defaultMessage: 'Search',
    description: 'Name of the button that starts the search.',
  },
  clear: {
    id: 'searchField.clear',
    defaultMessage: 'Clear',
    description: 'Name of the button that empties the search field.',
  },
  missing: {
    id: 'searchField.missing',
    defaultMessage: 'Please enter keyword to search!',
    description: 'Under the search field after searching for nothing. Fixed sentence.',
  },
});

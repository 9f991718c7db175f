import { defineMessage, defineMessages } from 'react-intl';

export const paginationMessages = {
  page: defineMessage<{ page: number }>({
    id: 'pagination.page',
    defaultMessage: 'Page {page, number}',
    description: 'Name of the link to one page of a long list.',
  }),
  position: defineMessage<{ page: number; pages: number }>({
    id: 'pagination.position',
    defaultMessage: 'Page {page, number} of {pages, number}',
    description: 'Between the arrows of a long list on small screens.',
  }),
  ...defineMessages({
    label: {
      id: 'pagination.label',
      defaultMessage: 'Pages',
      description: 'Name of the links to the pages of a long list.',
    },
    previous: {
      id: 'pagination.previous',
      defaultMessage: 'Previous page',
      description: 'Name of the arrow to the page before.',
    },
    next: {
      id: 'pagination.next',
      defaultMessage: 'Next page',
      description: 'Name of the arrow to the page after.',
    },
  }),
};

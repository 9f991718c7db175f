import { defineMessage, defineMessages } from 'react-intl';

export const lightboxMessages = {
  label: defineMessage<{ name: string }>({
    id: 'lightbox.label',
    defaultMessage: '{name}, enlarged',
    description: 'Name of the window with a large picture of goods; name is the goods.',
  }),
  place: defineMessage<{ number: number; count: number }>({
    id: 'lightbox.place',
    defaultMessage: '{number, number} of {count, number}',
    description: 'Over the large picture: which of how many it is.',
  }),
  ...defineMessages({
    larger: {
      id: 'lightbox.larger',
      defaultMessage: 'Zoom in',
      description: 'Name of the plus over the large picture.',
    },
    smaller: {
      id: 'lightbox.smaller',
      defaultMessage: 'Zoom out',
      description: 'Name of the minus over the large picture.',
    },
    hint: {
      id: 'lightbox.hint',
      defaultMessage: 'Arrow keys to browse, plus and minus to zoom',
      description: 'Read out for the large picture: what its keys do.',
    },
  }),
};

import { defineMessage, defineMessages } from 'react-intl';

export const mediaGalleryMessages = {
  label: defineMessage<{ name: string }>({
    id: 'mediaGallery.label',
    defaultMessage: 'Photos of {name}',
    description: 'Name of the row of small pictures on the page of goods.',
  }),
  picture: defineMessage<{ number: number; count: number }>({
    id: 'mediaGallery.picture',
    defaultMessage: 'Photo {number, number} of {count, number}',
    description: 'Name of one small picture on the page of goods.',
  }),
  seen: defineMessage<{ name: string; text: string }>({
    id: 'mediaGallery.seen',
    defaultMessage: '{name}: {text}',
    description: 'Read out for the large picture of goods; text is what is seen, such as “From the front”.',
  }),
  pictureOf: defineMessage<{ number: number; count: number; text: string }>({
    id: 'mediaGallery.pictureOf',
    defaultMessage: 'Photo {number, number} of {count, number}: {text}',
    description: 'Name of one small picture of goods; text is what is seen, such as “From the front”.',
  }),
  alt: defineMessage<{ name: string; number: number }>({
    id: 'mediaGallery.alt',
    defaultMessage: '{name}, photo {number, number}',
    description: 'Read out for the large picture on the page of goods.',
  }),
  ...defineMessages({
    turn: {
      id: 'mediaGallery.turn',
      defaultMessage: 'Turn it around',
      description:
        'Name of the small picture of goods that opens a view which the shopper turns by dragging.',
    },
    enlarge: {
      id: 'mediaGallery.enlarge',
      defaultMessage: 'Enlarge photo',
      description: 'Name of the picture on a product page as a button that shows it large.',
    },
  }),
};

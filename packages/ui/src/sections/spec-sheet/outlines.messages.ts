import { defineMessages } from 'react-intl';

export const outlineMessages = defineMessages({
  front: {
    id: 'outlines.front',
    defaultMessage: 'Line drawing from the front',
    description: 'Alternative text of a line drawing of a product with its width and height.',
  },
  side: {
    id: 'outlines.side',
    defaultMessage: 'Line drawing from the side',
    description: 'Alternative text of a line drawing of a product with its width and height.',
  },
  top: {
    id: 'outlines.top',
    defaultMessage: 'Line drawing from above',
    description: 'Alternative text of a line drawing of a product with its width and height.',
  },
});

import { defineMessages } from 'react-intl';

/** Why the pictures keep a form from being sent. */
export const pictureFieldsMessages = defineMessages({
  onItsWay: {
    id: 'pictureFields.on-its-way',
    defaultMessage: 'A picture is still on its way; wait a moment.',
    description: 'Error at a picture of a form (review, return, defect) that is being sent.',
  },
  failed: {
    id: 'pictureFields.failed',
    defaultMessage: 'A picture did not arrive: replace it, send it again or take it away.',
    description: 'Error at a picture of a form (review, return, defect) that was not taken.',
  },
});

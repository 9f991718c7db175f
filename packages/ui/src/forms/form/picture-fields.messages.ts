import { defineMessages } from 'react-intl';

/** Why the pictures keep a form from being sent. */
export const pictureFieldsMessages = defineMessages({
  onItsWay: {
    id: 'pictureFields.on-its-way',
    defaultMessage: 'A photo is still uploading. Please wait a moment.',
    description: 'Error at a picture of a form (review, return, defect) that is being sent.',
  },
  failed: {
    id: 'pictureFields.failed',
    defaultMessage: 'A photo didn’t upload. Replace it, try again, or remove it.',
    description: 'Error at a picture of a form (review, return, defect) that was not taken.',
  },
});

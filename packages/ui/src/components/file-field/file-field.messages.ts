import { defineMessage, defineMessages } from 'react-intl';

export const fileFieldMessages = {
  uploading: defineMessage<{ fraction: number }>({
    id: 'fileField.uploading',
    defaultMessage: '{fraction, number, percent} uploaded',
    description: 'Beside a picture on its way; fraction is how much has been sent.',
  }),
  help: defineMessage<{ megabytes: number }>({
    id: 'fileField.help',
    defaultMessage: 'JPEG, PNG, or WebP, up to {megabytes} MB. You can drop it here.',
    description: 'Under the label of a field for a picture: what it takes.',
  }),
  tooLarge: defineMessage<{ megabytes: number }>({
    id: 'fileField.too-large',
    defaultMessage: 'Please upload photo within {megabytes}M!',
    description: 'Error under a picture of more than 2 MB. Fixed sentence.',
  }),
  ...defineMessages({
    choose: {
      id: 'fileField.choose',
      defaultMessage: 'Choose a photo',
      description: 'Button of a field for a picture, opens the choice of files.',
    },
    replace: {
      id: 'fileField.replace',
      defaultMessage: 'Choose another',
      description: 'Button of a field for a picture that has one.',
    },
    retry: {
      id: 'fileField.retry',
      defaultMessage: 'Try again',
      description: 'Button of a picture that did not arrive.',
    },
    remove: {
      id: 'fileField.remove',
      defaultMessage: 'Remove',
      description: 'Button that takes a picture back.',
    },
    cancel: {
      id: 'fileField.cancel',
      defaultMessage: 'Cancel',
      description: 'Button of a picture that is on its way.',
    },
    format: {
      id: 'fileField.format',
      defaultMessage: 'Invalid image format',
      description: 'Error under a file that is no picture the shop takes. Fixed sentence.',
    },
  }),
};

import { defineMessages } from 'react-intl';

export const ownPictureMessages = defineMessages({
  title: {
    id: 'ownPicture.title',
    defaultMessage: 'Your picture',
    description: 'Title of the part with the own picture.',
  },
  choose: {
    id: 'ownPicture.choose',
    defaultMessage: 'Choose one of ours',
    description: 'Over the pictures of the shop to choose from.',
  },
  upload: {
    id: 'ownPicture.upload',
    defaultMessage: 'Or your own',
    description: 'Label of the field for an own picture.',
  },
  decoration: {
    id: 'ownPicture.decoration',
    defaultMessage: 'Add a decoration',
    description: 'Link to what can stand around the own picture.',
  },
});

import { defineMessages } from 'react-intl';

export const avatarUploadMessages = defineMessages({
  title: {
    id: 'avatarUpload.title',
    defaultMessage: 'Your avatar',
    description: 'Title of the part with the own picture.',
  },
  choose: {
    id: 'avatarUpload.choose',
    defaultMessage: 'Choose one of ours',
    description: 'Over the pictures of the shop to choose from.',
  },
  upload: {
    id: 'avatarUpload.upload',
    defaultMessage: 'Or upload your own',
    description: 'Label of the field for an own picture.',
  },
  decoration: {
    id: 'avatarUpload.decoration',
    defaultMessage: 'Add a frame',
    description: 'Link to what can stand around the own picture.',
  },
});

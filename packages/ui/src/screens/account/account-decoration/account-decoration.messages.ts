import { defineMessages } from 'react-intl';

export const accountDecorationMessages = defineMessages({
  title: {
    id: 'account-decoration.title',
    defaultMessage: 'Avatar frame',
    description: 'Title of the page about what stands around the own picture.',
  },
  lead: {
    id: 'account-decoration.lead',
    defaultMessage: 'Your frame appears around your avatar wherever others see it.',
    description: 'Under the title of the page about what stands around the own picture.',
  },
  picture: {
    id: 'account-decoration.picture',
    defaultMessage: 'Change avatar',
    description: 'Link to where the picture itself is chosen.',
  },
  choose: {
    id: 'account-decoration.choose',
    defaultMessage: 'Choose a frame',
    description: 'Over the decorations to choose from.',
  },
  none: {
    id: 'account-decoration.none',
    defaultMessage: 'None',
    description: 'The choice of no decoration.',
  },
});

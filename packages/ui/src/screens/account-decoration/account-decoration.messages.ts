import { defineMessages } from 'react-intl';

export const accountDecorationMessages = defineMessages({
  title: {
    id: 'account-decoration.title',
    defaultMessage: 'Avatar decoration',
    description: 'Title of the page about what stands around the own picture.',
  },
  lead: {
    id: 'account-decoration.lead',
    defaultMessage: 'It stands around your picture wherever others see it.',
    description: 'Under the title of the page about what stands around the own picture.',
  },
  picture: {
    id: 'account-decoration.picture',
    defaultMessage: 'Change the picture',
    description: 'Link to where the picture itself is chosen.',
  },
  choose: {
    id: 'account-decoration.choose',
    defaultMessage: 'Choose one',
    description: 'Over the decorations to choose from.',
  },
  none: {
    id: 'account-decoration.none',
    defaultMessage: 'None',
    description: 'The choice of no decoration.',
  },
});

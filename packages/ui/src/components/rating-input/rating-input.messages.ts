import { defineMessages } from 'react-intl';

export const ratingInputMessages = defineMessages({
  one: {
    id: 'ratingInput.one',
    defaultMessage: '1 star: poor',
    description: 'Name of one of five stars to choose from, and beside them once it is chosen.',
  },
  two: {
    id: 'ratingInput.two',
    defaultMessage: '2 stars: so-so',
    description: 'Name of one of five stars to choose from, and beside them once it is chosen.',
  },
  three: {
    id: 'ratingInput.three',
    defaultMessage: '3 stars: okay',
    description: 'Name of one of five stars to choose from, and beside them once it is chosen.',
  },
  four: {
    id: 'ratingInput.four',
    defaultMessage: '4 stars: good',
    description: 'Name of one of five stars to choose from, and beside them once it is chosen.',
  },
  five: {
    id: 'ratingInput.five',
    defaultMessage: '5 stars: excellent',
    description: 'Name of one of five stars to choose from, and beside them once it is chosen.',
  },
  hint: {
    id: 'ratingInput.hint',
    defaultMessage: 'Choose 1 to 5 stars',
    description: 'Beside five empty stars to choose from.',
  },
});

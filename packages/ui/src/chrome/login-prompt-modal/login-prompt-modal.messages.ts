import { defineMessages } from 'react-intl';

export const loginPromptMessages = defineMessages({
  title: {
    id: 'loginPrompt.title',
    defaultMessage: 'Better with an account',
    description: 'Title of the window that asks visitors of the home page to log in.',
  },
  slides: {
    id: 'loginPrompt.slides',
    defaultMessage: 'What an account gives you',
    description: 'Name of the slides in the window that asks visitors to log in, for screen readers.',
  },
  pointsTitle: {
    id: 'loginPrompt.pointsTitle',
    defaultMessage: 'Points from the first minute',
    description: 'First slide of the window that asks visitors to log in.',
  },
  pointsText: {
    id: 'loginPrompt.pointsText',
    defaultMessage: '50 for signing up, 3 for every day you visit. Swap them for headsets and mice.',
    description: 'First slide of the window that asks visitors to log in.',
  },
  wheelTitle: {
    id: 'loginPrompt.wheelTitle',
    defaultMessage: 'A spin of the lucky wheel',
    description: 'Second slide of the window that asks visitors to log in.',
  },
  wheelText: {
    id: 'loginPrompt.wheelText',
    defaultMessage: 'Six prizes, no blanks. New players spin once.',
    description: 'Second slide of the window that asks visitors to log in.',
  },
  cartTitle: {
    id: 'loginPrompt.cartTitle',
    defaultMessage: 'Your cart comes along',
    description: 'Third slide of the window that asks visitors to log in.',
  },
  cartText: {
    id: 'loginPrompt.cartText',
    defaultMessage: 'Everything you picked is on each of your devices, and every parcel can be followed.',
    description: 'Third slide of the window that asks visitors to log in.',
  },
  logIn: {
    id: 'loginPrompt.logIn',
    defaultMessage: 'Log in',
    description: 'Link of the window that asks visitors to log in.',
  },
  register: {
    id: 'loginPrompt.register',
    defaultMessage: 'Create an account',
    description: 'Second link of the window that asks visitors to log in.',
  },
});

import { defineMessage, defineMessages } from 'react-intl';

export const loginPromptMessages = {
  pointsText: defineMessage<{ signUp: number; daily: number }>({
    id: 'loginPrompt.pointsText',
    defaultMessage:
      'Get {signUp} for signing up and {daily} for each day you visit. Redeem them for headsets and mice.',
    description: 'First slide of the window that asks visitors to log in.',
  }),
  wheelText: defineMessage<{ prizes: number }>({
    id: 'loginPrompt.wheelText',
    defaultMessage:
      '{prizes} prizes, and every spin wins. Items ship to the US only. New customers get one spin.',
    description: 'Second slide of the window that asks visitors to log in.',
  }),
  ...defineMessages({
    title: {
      id: 'loginPrompt.title',
      defaultMessage: 'Better with an account',
      description: 'Title of the window that asks visitors of the home page to log in.',
    },
    slides: {
      id: 'loginPrompt.slides',
      defaultMessage: 'What you get with an account',
      description: 'Name of the slides in the window that asks visitors to log in, for screen readers.',
    },
    pointsTitle: {
      id: 'loginPrompt.pointsTitle',
      defaultMessage: 'Points from day one',
      description: 'First slide of the window that asks visitors to log in.',
    },
    wheelTitle: {
      id: 'loginPrompt.wheelTitle',
      defaultMessage: 'A spin of the lucky wheel',
      description: 'Second slide of the window that asks visitors to log in.',
    },
    cartTitle: {
      id: 'loginPrompt.cartTitle',
      defaultMessage: 'One cart, every device',
      description: 'Third slide of the window that asks visitors to log in.',
    },
    cartText: {
      id: 'loginPrompt.cartText',
      defaultMessage: 'Your cart is on all your devices, and you can track every order.',
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
  }),
};

import { defineMessages } from 'react-intl';

export const socialLogInMessages = defineMessages({
  or: {
    id: 'socialLogIn.or',
    defaultMessage: 'or',
    description: 'Between the log-in form and the buttons of Facebook and Google.',
  },
  facebook: {
    id: 'socialLogIn.facebook',
    defaultMessage: 'Continue with Facebook',
    description: 'Button that logs in by Facebook.',
  },
  google: {
    id: 'socialLogIn.google',
    defaultMessage: 'Continue with Google',
    description: 'Button that logs in by Google.',
  },
});

import { defineMessage, defineMessages } from 'react-intl';

export const logInFormMessages = {
  passwordLength: defineMessage<{ min: number; max: number }>({
    id: 'log-in-form.password-length',
    defaultMessage: 'Use {min} to {max} characters.',
    description: 'Error under a password that is too short or too long.',
  }),
  ...defineMessages({
    label: {
      id: 'log-in-form.label',
      defaultMessage: 'Log in',
      description: 'Name of the log-in form, read out only.',
    },
    email: {
      id: 'log-in-form.email',
      defaultMessage: 'Email',
      description: 'Label of the email field of the log-in form.',
    },
    password: {
      id: 'log-in-form.password',
      defaultMessage: 'Password',
      description: 'Label of the password field of the log-in form.',
    },
    submit: {
      id: 'log-in-form.submit',
      defaultMessage: 'Log in',
      description: 'Button that sends the log-in form.',
    },
    emailMissing: {
      id: 'log-in-form.email-missing',
      defaultMessage: 'Enter your email address.',
      description: 'Error under the empty email field.',
    },
    emailMalformed: {
      id: 'log-in-form.email-malformed',
      defaultMessage: 'Enter an email address, such as name@example.com.',
      description: 'Error under an email field whose text is no address.',
    },
    passwordMissing: {
      id: 'log-in-form.password-missing',
      defaultMessage: 'Enter your password.',
      description: 'Error under the empty password field.',
    },
  }),
};

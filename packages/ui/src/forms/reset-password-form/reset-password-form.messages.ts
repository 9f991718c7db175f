import { defineMessage, defineMessages } from 'react-intl';

export const resetPasswordFormMessages = {
  passwordLength: defineMessage<{ min: number; max: number }>({
    id: 'resetPasswordForm.password-length',
    defaultMessage: 'Use {min} to {max} characters.',
    description: 'Error under a password that is too short or too long.',
  }),
  passwordHelp: defineMessage<{ min: number; max: number }>({
    id: 'resetPasswordForm.password-help',
    defaultMessage: '{min} to {max} characters.',
    description: 'Under the field for the new password.',
  }),
  ...defineMessages({
    label: {
      id: 'resetPasswordForm.label',
      defaultMessage: 'Set a new password',
      description: 'Name of the form that resets a password, read out only.',
    },
    email: {
      id: 'resetPasswordForm.email',
      defaultMessage: 'Email',
      description: 'Label of the email field of the form that resets a password.',
    },
    password: {
      id: 'resetPasswordForm.password',
      defaultMessage: 'New password',
      description: 'Label of the field for the new password.',
    },
    passwordConfirmation: {
      id: 'resetPasswordForm.password-confirmation',
      defaultMessage: 'Confirm new password',
      description: 'Label of the field that repeats the new password.',
    },
    submit: {
      id: 'resetPasswordForm.submit',
      defaultMessage: 'Set new password',
      description: 'Button that sends the form that resets a password.',
    },
    emailMissing: {
      id: 'resetPasswordForm.email-missing',
      defaultMessage: 'Enter your email address.',
      description: 'Error under the empty email field.',
    },
    emailMalformed: {
      id: 'resetPasswordForm.email-malformed',
      defaultMessage: 'Enter an email address, such as name@example.com.',
      description: 'Error under an email field whose text is no address.',
    },
    codeMissing: {
      id: 'resetPasswordForm.code-missing',
      defaultMessage: 'Enter the code from the email.',
      description: 'Error under the code field that is empty or too long.',
    },
    passwordMissing: {
      id: 'resetPasswordForm.password-missing',
      defaultMessage: 'Enter a new password.',
      description: 'Error under the empty field for the new password.',
    },
    repeatedMissing: {
      id: 'resetPasswordForm.repeated-missing',
      defaultMessage: 'Confirm the new password.',
      description: 'Error under the empty field that repeats the new password.',
    },
    passwordsDiffer: {
      id: 'resetPasswordForm.passwords-differ',
      defaultMessage: 'The passwords don’t match.',
      description: 'Error under the field that repeats the new password.',
    },
  }),
};

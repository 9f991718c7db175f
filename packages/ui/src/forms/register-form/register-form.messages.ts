import type { MessageTag } from 'react-intl';
import { defineMessage, defineMessages } from 'react-intl';

export const registerFormMessages = {
  agree: defineMessage<{ terms: MessageTag; privacy: MessageTag }>({
    id: 'registerForm.agree',
    defaultMessage: 'I agree to the <terms>terms</terms> and the <privacy>privacy policy</privacy>.',
    description: 'Beside the checkbox of the registration form; both words in tags are links.',
  }),
  passwordLength: defineMessage<{ min: number; max: number }>({
    id: 'registerForm.password-length',
    defaultMessage: 'Use {min} to {max} characters.',
    description: 'Error under a password that is too short or too long.',
  }),
  passwordHelp: defineMessage<{ min: number; max: number }>({
    id: 'registerForm.password-help',
    defaultMessage: '{min} to {max} characters.',
    description: 'Under the password field of the registration form.',
  }),
  inviteCodeMalformed: defineMessage<{ min: number; max: number }>({
    id: 'registerForm.invite-code-malformed',
    defaultMessage: 'Invitation codes have {min} to {max} letters and digits.',
    description: 'Error under an invitation code that cannot be one.',
  }),
  ...defineMessages({
    label: {
      id: 'registerForm.label',
      defaultMessage: 'Create an account',
      description: 'Name of the registration form, read out only.',
    },
    email: {
      id: 'registerForm.email',
      defaultMessage: 'Email',
      description: 'Label of the email field of the registration form.',
    },
    emailConfirmation: {
      id: 'registerForm.email-confirmation',
      defaultMessage: 'Confirm email',
      description: 'Label of the field that repeats the email address.',
    },
    password: {
      id: 'registerForm.password',
      defaultMessage: 'Password',
      description: 'Label of the password field of the registration form.',
    },
    passwordConfirmation: {
      id: 'registerForm.password-confirmation',
      defaultMessage: 'Confirm password',
      description: 'Label of the field that repeats the password.',
    },
    inviteCode: {
      id: 'registerForm.invite-code',
      defaultMessage: 'Invitation code',
      description: 'Label of the field for the code of a friend who invited.',
    },
    submit: {
      id: 'registerForm.submit',
      defaultMessage: 'Create account',
      description: 'Button that sends the registration form.',
    },
    emailMissing: {
      id: 'registerForm.email-missing',
      defaultMessage: 'Enter your email address.',
      description: 'Error under the empty email field.',
    },
    emailMalformed: {
      id: 'registerForm.email-malformed',
      defaultMessage: 'Enter an email address, such as name@example.com.',
      description: 'Error under an email field whose text is no address.',
    },
    confirmationMissing: {
      id: 'registerForm.confirmation-missing',
      defaultMessage: 'Confirm your email address.',
      description: 'Error under the empty field that repeats the email address.',
    },
    emailsDiffer: {
      id: 'registerForm.emails-differ',
      defaultMessage: 'The email addresses don’t match.',
      description: 'Error under the field that repeats the email address.',
    },
    codeMissing: {
      id: 'registerForm.code-missing',
      defaultMessage: 'Enter the code from the email.',
      description: 'Error under the code field that is empty or too long.',
    },
    passwordMissing: {
      id: 'registerForm.password-missing',
      defaultMessage: 'Enter a password.',
      description: 'Error under the empty password field of the registration form.',
    },
    repeatedMissing: {
      id: 'registerForm.repeated-missing',
      defaultMessage: 'Confirm your password.',
      description: 'Error under the empty field that repeats the password.',
    },
    passwordsDiffer: {
      id: 'registerForm.passwords-differ',
      defaultMessage: 'The passwords don’t match.',
      description: 'Error under the field that repeats the password.',
    },
    termsMissing: {
      id: 'registerForm.terms-missing',
      defaultMessage: 'Must agree to this term',
      description: 'Error under the checkbox of the terms that is off. Fixed sentence.',
    },
  }),
};

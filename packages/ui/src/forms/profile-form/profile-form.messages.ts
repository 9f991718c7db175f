import { defineMessage, defineMessages } from 'react-intl';

export const profileFormMessages = {
  earned: defineMessage<{ points: number }>({
    id: 'profileForm.earned',
    defaultMessage:
      '{points, plural, one {Your profile is complete. You earned # point.} other {Your profile is complete. You earned # points.}}',
    description: 'After saving the profile whose last gap was filled.',
  }),
  tooLong: defineMessage<{ max: number }>({
    id: 'profileForm.too-long',
    defaultMessage: 'Use {max} characters or fewer.',
    description: 'Error under a field of a profile with more than 100 characters.',
  }),
  ...defineMessages({
    label: {
      id: 'profileForm.label',
      defaultMessage: 'Your profile',
      description: 'Name of the form with the profile, read out only.',
    },
    firstname: {
      id: 'profileForm.firstname',
      defaultMessage: 'Nickname',
      description: 'Label of the nickname of a profile.',
    },
    firstnameMissing: {
      id: 'profileForm.firstname-missing',
      defaultMessage: 'Enter a nickname.',
      description: 'Error under the empty nickname.',
    },
    email: {
      id: 'profileForm.email',
      defaultMessage: 'Email',
      description: 'Label of the email address of a profile.',
    },
    emailHelp: {
      id: 'profileForm.email-help',
      defaultMessage: 'You log in with this email.',
      description: 'Under the email address of a profile.',
    },
    emailMissing: {
      id: 'profileForm.email-missing',
      defaultMessage: 'Enter your email address.',
      description: 'Error under the empty email address of a profile.',
    },
    emailMalformed: {
      id: 'profileForm.email-malformed',
      defaultMessage: 'Enter an email address, such as name@example.com.',
      description: 'Error under an email address of a profile that is none.',
    },
    emailConfirmation: {
      id: 'profileForm.email-confirmation',
      defaultMessage: 'Confirm new email',
      description: 'Label of the field that repeats a new email address.',
    },
    confirmationMissing: {
      id: 'profileForm.confirmation-missing',
      defaultMessage: 'Enter the new email address again.',
      description: 'Error under the empty field that repeats a new email address.',
    },
    emailsDiffer: {
      id: 'profileForm.emails-differ',
      defaultMessage: 'The email addresses don’t match.',
      description: 'Error under the field that repeats a new email address.',
    },
    country: {
      id: 'profileForm.country',
      defaultMessage: 'Country',
      description: 'Label of the country of a profile.',
    },
    untold: {
      id: 'profileForm.untold',
      defaultMessage: 'Prefer not to say',
      description: 'First choice of a list while nothing is told.',
    },
    state: {
      id: 'profileForm.state',
      defaultMessage: 'State or province',
      description: 'Label of the state of a profile.',
    },
    city: { id: 'profileForm.city', defaultMessage: 'City', description: 'Label of the city of a profile.' },
    birthDate: {
      id: 'profileForm.birth-date',
      defaultMessage: 'Date of birth',
      description: 'Label of the birth date of a profile.',
    },
    birthDateIncomplete: {
      id: 'profileForm.birth-date-incomplete',
      defaultMessage: 'Enter the full date, with a four-digit year.',
      description: 'Error under a birth date that lacks a part.',
    },
    birthDateImpossible: {
      id: 'profileForm.birth-date-impossible',
      defaultMessage: 'That date doesn’t exist. Check the day and month.',
      description: 'Error under a birth date such as 31 February.',
    },
    birthDateFuture: {
      id: 'profileForm.birth-date-future',
      defaultMessage: 'Enter a date in the past.',
      description: 'Error under a birth date that lies ahead.',
    },
    gender: {
      id: 'profileForm.gender',
      defaultMessage: 'Gender',
      description: 'Label of the gender of a profile.',
    },
    female: {
      id: 'profileForm.female',
      defaultMessage: 'Female',
      description: 'Choice of the gender of a profile.',
    },
    male: {
      id: 'profileForm.male',
      defaultMessage: 'Male',
      description: 'Choice of the gender of a profile.',
    },
    url: {
      id: 'profileForm.url',
      defaultMessage: 'Your marketplace profile',
      description: 'Label of the address of the own page at a marketplace.',
    },
    urlHelp: {
      id: 'profileForm.url-help',
      defaultMessage:
        'For example, https://www.amazon.com/gp/profile/ada. We use it to verify reviews you share.',
      description: 'Under the address of the own page at a marketplace.',
    },
    urlMalformed: {
      id: 'profileForm.url-malformed',
      defaultMessage: 'Enter a full link, starting with https://',
      description: 'Error under an address of a page that is none.',
    },
    save: {
      id: 'profileForm.save',
      defaultMessage: 'Save profile',
      description: 'Button that saves the profile.',
    },
  }),
};

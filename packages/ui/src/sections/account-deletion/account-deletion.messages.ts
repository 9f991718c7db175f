import { defineMessage, defineMessages } from 'react-intl';

export const accountDeletionMessages = {
  text: defineMessage<{ days: number }>({
    id: 'accountDeletion.text',
    defaultMessage:
      'You have {days} days to change your mind. After that, your account and the personal data in it are gone.',
    description: 'Over the button that deletes the account.',
  }),
  whatGoes: defineMessage<{ days: number }>({
    id: 'accountDeletion.whatGoes',
    defaultMessage:
      'In {days} days, we’ll delete your profile, addresses, saved cards, reviews, points, coupons, prizes, and photos. You’ll stop getting emails from us.',
    description: 'In the dialog that deletes the account: what is deleted.',
  }),
  whatStays: defineMessage<{ retentionYears: number }>({
    id: 'accountDeletion.whatStays',
    defaultMessage:
      'We keep orders and invoices for {retentionYears} years, as tax law requires, without a link to an account. You won’t be able to look them up.',
    description: 'In the dialog that deletes the account: what remains.',
  }),
  noticeTitle: defineMessage<{ date: string }>({
    id: 'accountDeletion.noticeTitle',
    defaultMessage: 'Your account will be deleted on {date}',
    description:
      'Title on the profile page after the deletion was requested; the date is one such as 29 Jan 2026.',
  }),
  ...defineMessages({
    title: {
      id: 'accountDeletion.title',
      defaultMessage: 'Delete account',
      description: 'Title of the part of the profile page where the account can be deleted.',
    },
    open: {
      id: 'accountDeletion.open',
      defaultMessage: 'Delete my account',
      description: 'Button that opens the dialog about deleting the account.',
    },
    dialogTitle: {
      id: 'accountDeletion.dialogTitle',
      defaultMessage: 'Delete your account?',
      description: 'Title of the dialog that deletes the account.',
    },
    untilThen: {
      id: 'accountDeletion.untilThen',
      defaultMessage:
        'Until then, you can log in and keep your account. Your other devices are logged out now.',
      description: 'In the dialog that deletes the account: how to undo it.',
    },
    password: {
      id: 'accountDeletion.password',
      defaultMessage: 'Password',
      description: 'Label of the field in the dialog that deletes the account.',
    },
    passwordMissing: {
      id: 'accountDeletion.passwordMissing',
      defaultMessage: 'Enter your password.',
      description: 'Error under the empty password in the dialog that deletes the account.',
    },
    email: {
      id: 'accountDeletion.email',
      defaultMessage: 'Email address of your account',
      description:
        'Label of the field in the dialog that deletes the account, for customers who log in with Facebook or Google.',
    },
    emailMissing: {
      id: 'accountDeletion.emailMissing',
      defaultMessage: 'Enter your email address.',
      description: 'Error under the empty email address in the dialog that deletes the account.',
    },
    confirm: {
      id: 'accountDeletion.confirm',
      defaultMessage: 'Delete my account',
      description: 'Button in the dialog that deletes the account.',
    },
    cancel: {
      id: 'accountDeletion.cancel',
      defaultMessage: 'Cancel',
      description: 'Button that closes the dialog and keeps the account.',
    },
    noticeText: {
      id: 'accountDeletion.noticeText',
      defaultMessage:
        'Until then, everything works as before. Keep your account if you’ve changed your mind.',
      description: 'On the profile page after the deletion was requested.',
    },
    keep: {
      id: 'accountDeletion.keep',
      defaultMessage: 'Keep my account',
      description: 'Button that ends the requested deletion of the account. Emails name it.',
    },
  }),
};

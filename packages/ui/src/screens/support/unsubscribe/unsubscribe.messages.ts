import { defineMessage, defineMessages } from 'react-intl';

export const unsubscribeMessages = {
  getsMails: defineMessage<{ kind: string; email: string }>({
    id: 'unsubscribe.getsMails',
    defaultMessage:
      '{kind, select, offers {We send our offers to {email}.} backInStock {We email {email} when products are back in stock.} other {We email {email} when a sale starts.}}',
    description:
      'Over the button that unsubscribes: who gets which emails. The address is partly hidden, such as a•••@example.com.',
  }),
  getsNoMails: defineMessage<{ kind: string; email: string }>({
    id: 'unsubscribe.getsNoMails',
    defaultMessage:
      '{kind, select, offers {We no longer send our offers to {email}.} backInStock {We no longer email {email} when products are back in stock.} other {We no longer email {email} when a sale starts.}}',
    description:
      'After unsubscribing: which emails end. The address is partly hidden, such as a•••@example.com.',
  }),
  ...defineMessages({
    title: {
      id: 'unsubscribe.title',
      defaultMessage: 'Unsubscribe from emails',
      description: 'Title of the page that a link in an email opens, to unsubscribe.',
    },
    question: {
      id: 'unsubscribe.question',
      defaultMessage: 'Unsubscribe from these emails?',
      description: 'Over the button that unsubscribes.',
    },
    others: {
      id: 'unsubscribe.others',
      defaultMessage: 'All other emails, such as those about your orders, stay as they are.',
      description: 'Over the button that unsubscribes from one kind of email, and after it.',
    },
    confirm: {
      id: 'unsubscribe.confirm',
      defaultMessage: 'Unsubscribe',
      description: 'Button that ends one kind of email.',
    },
    done: {
      id: 'unsubscribe.done',
      defaultMessage: 'You’re unsubscribed',
      description: 'Title after unsubscribing from a kind of email.',
    },
    already: {
      id: 'unsubscribe.already',
      defaultMessage: 'You’ve already unsubscribed',
      description: 'Title when the link of an email was used before.',
    },
    again: {
      id: 'unsubscribe.again',
      defaultMessage: 'Subscribe again',
      description: 'Button that undoes the unsubscription.',
    },
    restored: {
      id: 'unsubscribe.restored',
      defaultMessage: 'You’re subscribed again',
      description: 'Title after the unsubscription was undone.',
    },
    invalid: {
      id: 'unsubscribe.invalid',
      defaultMessage: 'This link doesn’t work',
      description: 'Title when the unsubscribe link of an email is wrong or too old; the reason follows.',
    },
    incomplete: {
      id: 'unsubscribe.incomplete',
      defaultMessage: 'Part of the link is missing. Open it from the email again.',
      description: 'The reason under "This link doesn’t work": the address has no token.',
    },
    contact: {
      id: 'unsubscribe.contact',
      defaultMessage: 'Contact us',
      description: 'Button under a link that does not work.',
    },
  }),
};

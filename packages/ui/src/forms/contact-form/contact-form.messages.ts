import { defineMessage, defineMessages } from 'react-intl';

export const contactFormMessages = {
  replyUntil: defineMessage<{ time: string }>({
    id: 'contactForm.replyUntil',
    defaultMessage: 'We answer by {time} at the latest.',
    description:
      'After a message was sent; the time is a weekday, a date and an hour, in the time of the reader.',
  }),
  reference: defineMessage<{ reference: string }>({
    id: 'contactForm.reference',
    defaultMessage: 'Your reference is {reference}. A copy is in your mailbox.',
    description: 'After a message was sent; the reference is such as MSG-5B1DE2A7.',
  }),
  tooLong: defineMessage<{ most: number }>({
    id: 'contactForm.tooLong',
    defaultMessage: 'At most {most, plural, one {# character} other {# characters}}.',
    description: 'Error under a field whose text is too long.',
  }),
  ...defineMessages({
    label: {
      id: 'contactForm.label',
      defaultMessage: 'Write to us',
      description: 'Name of the contact form, read out only.',
    },
    name: { id: 'contactForm.name', defaultMessage: 'Your name', description: 'Label of a field.' },
    email: { id: 'contactForm.email', defaultMessage: 'Your email', description: 'Label of a field.' },
    message: {
      id: 'contactForm.message',
      defaultMessage: 'What is it about?',
      description: 'Label of the field for the message to the support.',
    },
    messageHelp: {
      id: 'contactForm.messageHelp',
      defaultMessage: 'With an order number we are faster.',
      description: 'Under the field for the message to the support.',
    },
    send: {
      id: 'contactForm.send',
      defaultMessage: 'Send message',
      description: 'Button that sends the contact form.',
    },
    promise: {
      id: 'contactForm.promise',
      defaultMessage: 'A person answers within 24 hours on working days.',
      description: 'Under the button that sends the contact form.',
    },
    nameMissing: {
      id: 'contactForm.nameMissing',
      defaultMessage: 'Tell us your name.',
      description: 'Error under the empty field for the name.',
    },
    emailMissing: {
      id: 'contactForm.emailMissing',
      defaultMessage: 'Enter your email, so that we can answer.',
      description: 'Error under the empty field for the email.',
    },
    emailMalformed: {
      id: 'contactForm.emailMalformed',
      defaultMessage: 'Enter an email address such as name@example.com.',
      description: 'Error under a text that is no email address.',
    },
    messageMissing: {
      id: 'contactForm.messageMissing',
      defaultMessage: 'Write a few words.',
      description: 'Error under the empty field for the message.',
    },
    another: {
      id: 'contactForm.another',
      defaultMessage: 'Write another message',
      description: 'Button after a message was sent: shows the empty form.',
    },
  }),
};

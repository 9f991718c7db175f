import { defineMessage, defineMessages } from 'react-intl';

export const contactFormMessages = {
  replyUntil: defineMessage<{ time: string }>({
    id: 'contactForm.replyUntil',
    defaultMessage: 'We’ll reply by {time}.',
    description:
      'After a message was sent; the time is a weekday, a date and an hour, in the time of the reader.',
  }),
  reference: defineMessage<{ reference: string }>({
    id: 'contactForm.reference',
    defaultMessage: 'Your reference number is {reference}. We’ve emailed you a copy.',
    description: 'After a message was sent; the reference is such as MSG-5B1DE2A7.',
  }),
  tooLong: defineMessage<{ most: number }>({
    id: 'contactForm.tooLong',
    defaultMessage: '{most, plural, one {Use # character or fewer.} other {Use # characters or fewer.}}',
    description: 'Error under a field whose text is too long.',
  }),
  promise: defineMessage<{ hours: number }>({
    id: 'contactForm.promise',
    defaultMessage: 'A real person replies within {hours} hours on business days.',
    description: 'Under the button that sends the contact form.',
  }),
  ...defineMessages({
    label: {
      id: 'contactForm.label',
      defaultMessage: 'Contact us',
      description: 'Name of the contact form, read out only.',
    },
    name: { id: 'contactForm.name', defaultMessage: 'Your name', description: 'Label of a field.' },
    email: { id: 'contactForm.email', defaultMessage: 'Your email', description: 'Label of a field.' },
    message: {
      id: 'contactForm.message',
      defaultMessage: 'How can we help?',
      description: 'Label of the field for the message to the support.',
    },
    messageHelp: {
      id: 'contactForm.messageHelp',
      defaultMessage: 'Include your order number for a faster reply.',
      description: 'Under the field for the message to the support.',
    },
    send: {
      id: 'contactForm.send',
      defaultMessage: 'Send message',
      description: 'Button that sends the contact form.',
    },
    nameMissing: {
      id: 'contactForm.nameMissing',
      defaultMessage: 'Enter your name.',
      description: 'Error under the empty field for the name.',
    },
    emailMissing: {
      id: 'contactForm.emailMissing',
      defaultMessage: 'Enter your email so we can reply.',
      description: 'Error under the empty field for the email.',
    },
    emailMalformed: {
      id: 'contactForm.emailMalformed',
      defaultMessage: 'Enter an email address, such as name@example.com.',
      description: 'Error under a text that is no email address.',
    },
    messageMissing: {
      id: 'contactForm.messageMissing',
      defaultMessage: 'Enter a message.',
      description: 'Error under the empty field for the message.',
    },
    another: {
      id: 'contactForm.another',
      defaultMessage: 'Write another message',
      description: 'Button after a message was sent: shows the empty form.',
    },
  }),
};

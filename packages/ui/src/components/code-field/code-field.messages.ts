import { defineMessage, defineMessages } from 'react-intl';

export const codeFieldMessages = {
  wait: defineMessage<{ seconds: number }>({
    id: 'codeField.wait',
    defaultMessage: 'Resend in {seconds, number} s',
    description: 'Button beside the code field while no other code can be asked for; seconds count down.',
  }),
  help: defineMessage<{ digits: number }>({
    id: 'codeField.help',
    defaultMessage: '{digits} digits. We’ll email them to you.',
    description: 'Under the field for the code that came by mail.',
  }),
  ...defineMessages({
    label: {
      id: 'codeField.label',
      defaultMessage: 'Verification code',
      description: 'Label of the field for the code that came by mail.',
    },
    send: {
      id: 'codeField.send',
      defaultMessage: 'Send code',
      description: 'Button beside the code field: mails the code.',
    },
    again: {
      id: 'codeField.again',
      defaultMessage: 'Resend code',
      description: 'Button beside the code field: mails another code.',
    },
    sent: {
      id: 'codeField.sent',
      defaultMessage: 'Verification code sent!',
      description: 'Under the code field after the code was mailed. Fixed sentence.',
    },
    failed: {
      id: 'codeField.failed',
      defaultMessage: 'We couldn’t send the verification code. Please try again.',
      description: 'Under the code field when the shop could not be reached to mail a code.',
    },
  }),
};

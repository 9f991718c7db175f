import { defineMessages } from 'react-intl';

export const consentNoticeMessages = defineMessages({
  title: {
    id: 'consentNotice.title',
    defaultMessage: 'May we use analytics?',
    description: 'Title of the note that asks for consent to statistics.',
  },
  text: {
    id: 'consentNotice.text',
    defaultMessage: 'They show us which pages to improve. We measure nothing unless you accept.',
    description: 'Explains what is asked for consent.',
  },
  privacy: {
    id: 'consentNotice.privacy',
    defaultMessage: 'Privacy policy',
    description: 'Link in the note that asks for consent.',
  },
  nowGranted: {
    id: 'consentNotice.nowGranted',
    defaultMessage: 'Analytics are on.',
    description: 'In the note when it is opened again by somebody who agreed.',
  },
  nowDenied: {
    id: 'consentNotice.nowDenied',
    defaultMessage: 'Analytics are off.',
    description: 'In the note when it is opened again by somebody who did not agree.',
  },
  deny: {
    id: 'consentNotice.deny',
    defaultMessage: 'Decline',
    description: 'Button that refuses statistics.',
  },
  grant: {
    id: 'consentNotice.grant',
    defaultMessage: 'Accept',
    description: 'Button that agrees to statistics.',
  },
  close: {
    id: 'consentNotice.close',
    defaultMessage: 'Keep my choice',
    description: 'Button that closes the note without changing the choice.',
  },
});

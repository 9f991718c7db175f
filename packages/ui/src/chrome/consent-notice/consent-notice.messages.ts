import { defineMessages } from 'react-intl';

export const consentNoticeMessages = defineMessages({
  title: {
    id: 'consentNotice.title',
    defaultMessage: 'May we count your visit?',
    description: 'Title of the note that asks for consent to statistics.',
  },
  text: {
    id: 'consentNotice.text',
    defaultMessage:
      'We would like to know which pages are used, to make them better. Without your yes we count nothing, and the shop works just the same.',
    description: 'Explains what is asked for consent.',
  },
  privacy: {
    id: 'consentNotice.privacy',
    defaultMessage: 'Privacy policy',
    description: 'Link in the note that asks for consent.',
  },
  nowGranted: {
    id: 'consentNotice.nowGranted',
    defaultMessage: 'At the moment we may count.',
    description: 'In the note when it is opened again by somebody who agreed.',
  },
  nowDenied: {
    id: 'consentNotice.nowDenied',
    defaultMessage: 'At the moment we count nothing.',
    description: 'In the note when it is opened again by somebody who did not agree.',
  },
  deny: {
    id: 'consentNotice.deny',
    defaultMessage: 'No, do not count',
    description: 'Button that refuses statistics.',
  },
  grant: {
    id: 'consentNotice.grant',
    defaultMessage: 'Yes, count',
    description: 'Button that agrees to statistics.',
  },
  close: {
    id: 'consentNotice.close',
    defaultMessage: 'Leave it as it is',
    description: 'Button that closes the note without changing the choice.',
  },
});

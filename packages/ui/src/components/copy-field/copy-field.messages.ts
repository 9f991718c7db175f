import { defineMessages } from 'react-intl';

export const copyFieldMessages = defineMessages({
  copy: {
    id: 'copyField.copy',
    defaultMessage: 'Copy',
    description: 'Button beside a text, such as a coupon code, that copies it.',
  },
  copied: {
    id: 'copyField.copied',
    defaultMessage: 'Copied',
    description: 'In place of "Copy" after the text was copied; read out, too.',
  },
  failed: {
    id: 'copyField.failed',
    defaultMessage: 'We couldn’t copy it. Select the text and copy it yourself.',
    description: 'Under a text whose copying the browser did not allow.',
  },
});

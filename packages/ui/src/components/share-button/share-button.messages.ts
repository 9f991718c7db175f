import { defineMessages } from 'react-intl';

export const shareButtonMessages = defineMessages({
  share: {
    id: 'shareButton.share',
    defaultMessage: 'Share',
    description: 'Button on a product page that hands its address on.',
  },
  copied: {
    id: 'shareButton.copied',
    defaultMessage: 'Link copied',
    description: 'Beside the button for sharing, where the browser can only copy the address.',
  },
  failed: {
    id: 'shareButton.failed',
    defaultMessage: 'We couldn’t copy the link. Copy it here:',
    description: 'Over the address of the page, where the browser could neither share nor copy it.',
  },
});

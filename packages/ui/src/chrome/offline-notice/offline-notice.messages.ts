import { defineMessages } from 'react-intl';

export const offlineNoticeMessages = defineMessages({
  offline: {
    id: 'offlineNotice.offline',
    defaultMessage: 'You are offline. What you saw last is still here; prices and stock may have changed.',
    description: 'Over the page while the device has no network.',
  },
});

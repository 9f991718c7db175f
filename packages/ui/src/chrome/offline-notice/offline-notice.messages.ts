import { defineMessages } from 'react-intl';

export const offlineNoticeMessages = defineMessages({
  offline: {
    id: 'offlineNotice.offline',
    defaultMessage: 'You’re offline. Prices and stock may have changed since you last looked.',
    description: 'Over the page while the device has no network.',
  },
  member: {
    id: 'offlineNotice.offline-member',
    defaultMessage: 'You’re offline. You can continue here once you’re back online.',
    description:
      'Over the page while the device has no network, to somebody who is logged in: nothing of the shop is kept on the device then.',
  },
});

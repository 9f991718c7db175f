import { defineMessages } from 'react-intl';

export const offlineNoticeMessages = defineMessages({
  offline: {
    id: 'offlineNotice.offline',
    defaultMessage: 'You are offline. What you saw last is still here; prices and stock may have changed.',
    description: 'Over the page while the device has no network.',
  },
  member: {
    id: 'offlineNotice.offline-member',
    defaultMessage: 'You are offline. As soon as you are online again, you can go on here.',
    description:
      'Over the page while the device has no network, to somebody who is logged in: nothing of the shop is kept on the device then.',
  },
});

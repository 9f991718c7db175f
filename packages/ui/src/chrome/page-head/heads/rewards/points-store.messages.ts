import { defineMessages } from 'react-intl';

export const pointsStoreHead = defineMessages({
  title: {
    id: 'pageHead.pointsStore.title',
    defaultMessage: 'Points store – signal',
    description: 'Points store. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.pointsStore.description',
    defaultMessage: 'Redeem your points for headsets and mice.',
    description: 'Points store. Description for search engines.',
  },
});

import { defineMessages } from 'react-intl';

export const pointsBannerMessages = defineMessages({
  title: {
    id: 'pointsBanner.title',
    defaultMessage: 'Play. Earn. Redeem.',
    description: 'Large words of the points store on the home page.',
  },
  text: {
    id: 'pointsBanner.text',
    defaultMessage:
      'Earn points by registering orders, sharing reviews, and logging in daily. Redeem them in the points store for headsets and mice.',
    description: 'Under the large words of the points store on the home page.',
  },
  shopNow: {
    id: 'pointsBanner.shopNow',
    defaultMessage: 'Shop Now',
    description: 'Link on the home page to the points store. Fixed words.',
  },
});

import { defineMessages } from 'react-intl';

export const pointsBannerMessages = defineMessages({
  title: {
    id: 'pointsBanner.title',
    defaultMessage: 'Play, collect, swap',
    description: 'Large words of the points store on the home page.',
  },
  text: {
    id: 'pointsBanner.text',
    defaultMessage:
      'Your orders, reviews and visits earn points. The points store turns them into headsets and mice.',
    description: 'Under the large words of the points store on the home page.',
  },
  shopNow: {
    id: 'pointsBanner.shopNow',
    defaultMessage: 'Shop Now',
    description: 'Link on the home page to the points store. Fixed words.',
  },
});

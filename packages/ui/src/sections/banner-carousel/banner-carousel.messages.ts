import { defineMessages } from 'react-intl';

export const bannerCarouselMessages = defineMessages({
  label: {
    id: 'bannerCarousel.label',
    defaultMessage: 'News and offers',
    description: 'Name of the large pictures at the top of the home page, for screen readers.',
  },
  details: {
    id: 'bannerCarousel.details',
    defaultMessage: 'Details',
    description: 'Link on a large picture at the top of the home page: to the product.',
  },
  buyNow: {
    id: 'bannerCarousel.buyNow',
    defaultMessage: 'Buy now',
    description: 'Link on a large picture at the top of the home page: to the buttons of the product page.',
  },
  addToCart: {
    id: 'bannerCarousel.addToCart',
    defaultMessage: 'Add to cart',
    description: 'Button on a large picture at the top of the home page.',
  },
});

import type { MessageTag } from 'react-intl';
import { defineMessage, defineMessages } from 'react-intl';

export const bannerCarouselMessages = {
  returns: defineMessage<{ days: number; b: MessageTag }>({
    id: 'bannerCarousel.returns',
    defaultMessage: '<b>{days} days</b> to change your mind',
    description:
      'A promise below the large pictures of the home page: the part in bold is large, above the rest.',
  }),
  warranty: defineMessage<{ years: number; b: MessageTag }>({
    id: 'bannerCarousel.warranty',
    defaultMessage: '<b>{years, plural, one {# year} other {# years}}</b> of warranty',
    description:
      'A promise below the large pictures of the home page: the part in bold is large, above the rest.',
  }),
  reply: defineMessage<{ hours: number; b: MessageTag }>({
    id: 'bannerCarousel.reply',
    defaultMessage: '<b>{hours} hours</b> to a reply, on business days',
    description:
      'A promise below the large pictures of the home page: a person replies within 24 hours. The part in bold is large, above the rest.',
  }),
  shipping: defineMessage<{ b: MessageTag }>({
    id: 'bannerCarousel.shipping',
    defaultMessage: '<b>Free</b> shipping on every order',
    description:
      'A promise below the large pictures of the home page: the part in bold is large, above the rest.',
  }),
  ...defineMessages({
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
  }),
};

import { defineMessages } from 'react-intl';

export const productDetailMessages = defineMessages({
  home: {
    id: 'productDetail.home',
    defaultMessage: 'Home',
    description: 'First link of the way back up on a product page.',
  },
  loading: {
    id: 'productDetail.loading',
    defaultMessage: 'Loading product',
    description: 'Title of a product page, read out while it is on its way.',
  },
  about: {
    id: 'productDetail.about',
    defaultMessage: 'About this product',
    description: 'Title over the description on a product page.',
  },
  specifications: {
    id: 'productDetail.specifications',
    defaultMessage: 'Specifications',
    description: 'Title over the technical data on a product page.',
  },
  viewed: {
    id: 'productDetail.viewed',
    defaultMessage: 'Recently viewed',
    description: 'On a product page: title over goods that were looked at before on this device.',
  },
  related: {
    id: 'productDetail.related',
    defaultMessage: 'You might also like',
    description: 'Title over similar products on a product page.',
  },
  notFound: {
    id: 'productDetail.notFound',
    defaultMessage: 'We couldn’t find that product',
    description: 'Title when an address names a product the shop does not have.',
  },
  notFoundText: {
    id: 'productDetail.notFoundText',
    defaultMessage: 'It may no longer be available. Take a look at our other products.',
    description: 'Under “We couldn’t find that product”.',
  },
  all: {
    id: 'productDetail.all',
    defaultMessage: 'See all products',
    description: 'Link under "There is no such product".',
  },
});

import { defineMessages } from 'react-intl';

export const plainCatalogMessages = defineMessages({
  title: {
    id: 'plainCatalog.title',
    defaultMessage: 'Gaming headsets and mice',
    description: 'Title of the list of all products for browsers that run no JavaScript.',
  },
  notice: {
    id: 'plainCatalog.notice',
    defaultMessage:
      'JavaScript is off, so this is a catalog to read. To order, turn JavaScript on or email us:',
    description: 'Note at the top of the catalog without JavaScript; the email address follows.',
  },
  languages: {
    id: 'plainCatalog.languages',
    defaultMessage: 'Languages',
    description: 'Label of the list of languages in the catalog without JavaScript.',
  },
  order: {
    id: 'plainCatalog.order',
    defaultMessage: 'Buy in the shop',
    description:
      'Link from a product of the catalog without JavaScript to its page in the shop, which needs it.',
  },
});

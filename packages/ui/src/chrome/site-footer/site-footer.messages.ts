import { defineMessage, defineMessages } from 'react-intl';

export const siteFooterMessages = {
  returnsTitle: defineMessage<{ days: number }>({
    id: 'siteFooter.returnsTitle',
    defaultMessage: '{days}-day money-back guarantee',
    description: 'A promise of the shop, over the footer: a guarantee of 45 days.',
  }),
  helpText: defineMessage<{ hours: number }>({
    id: 'siteFooter.helpText',
    defaultMessage: 'A real person replies within {hours} hours on business days',
    description: 'Under "Lifetime support".',
  }),
  ...defineMessages({
    products: {
      id: 'siteFooter.products',
      defaultMessage: 'Products',
      description: 'Title of a column of links to categories under every page.',
    },
    support: {
      id: 'siteFooter.support',
      defaultMessage: 'Support',
      description: 'Title of a column of links to help pages under every page.',
    },
    faq: {
      id: 'siteFooter.faq',
      defaultMessage: 'FAQ',
      description: 'Link in the support column under every page.',
    },
    trackOrder: {
      id: 'siteFooter.trackOrder',
      defaultMessage: 'Track an order',
      description: 'Link in the support column under every page.',
    },
    downloads: {
      id: 'siteFooter.downloads',
      defaultMessage: 'Manuals and drivers',
      description: 'Link in the support column under every page: files to download.',
    },
    discover: {
      id: 'siteFooter.discover',
      defaultMessage: 'Discover',
      description: 'Title of a column of links to points store, community and warranty under every page.',
    },
    pointStore: {
      id: 'siteFooter.pointStore',
      defaultMessage: 'Points store',
      description: 'Link under "Discover" under every page.',
    },
    community: {
      id: 'siteFooter.community',
      defaultMessage: 'Community',
      description: 'Link under "Discover" under every page.',
    },
    gift: {
      id: 'siteFooter.gift',
      defaultMessage: 'Register an order',
      description: 'Link to the registration of an order for a gift, in the footer.',
    },
    warranty: {
      id: 'siteFooter.warranty',
      defaultMessage: 'Warranty',
      description: 'Link under "Discover" under every page.',
    },
    contact: {
      id: 'siteFooter.contact',
      defaultMessage: 'Contact us',
      description: 'Link in the support column under every page.',
    },
    about: {
      id: 'siteFooter.about',
      defaultMessage: 'About us',
      description: 'Link in the support column under every page.',
    },
    consent: {
      id: 'siteFooter.consent',
      defaultMessage: 'Privacy settings',
      description: 'Button at the foot of every page that opens the choice about statistics again.',
    },
    legal: {
      id: 'siteFooter.legal',
      defaultMessage: 'Terms and policies',
      description:
        'Title of a column of links to texts (shipping, returns, privacy, terms of service) under every page.',
    },
    social: {
      id: 'siteFooter.social',
      defaultMessage: 'Follow us',
      description: 'Name of the list of links to social networks, for screen readers.',
    },
    contactFailed: {
      id: 'siteFooter.contactFailed',
      defaultMessage: 'We couldn’t load our phone number and address.',
      description: 'In the footer, in place of telephone and mail.',
    },
    shippingTitle: {
      id: 'siteFooter.shippingTitle',
      defaultMessage: 'Free shipping',
      description: 'A promise of the shop, over the footer.',
    },
    shippingText: {
      id: 'siteFooter.shippingText',
      defaultMessage: 'On every order, tracked to your door',
      description: 'Under "Fast, free shipping".',
    },
    returnsText: {
      id: 'siteFooter.returnsText',
      defaultMessage: 'Changed your mind? Request a return',
      description: 'Under “45-day money-back guarantee”.',
    },
    helpTitle: {
      id: 'siteFooter.helpTitle',
      defaultMessage: 'Lifetime support',
      description: 'A promise of the shop, over the footer: help for as long as the product lives.',
    },
  }),
};

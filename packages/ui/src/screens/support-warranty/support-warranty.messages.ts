import { defineMessage, defineMessages } from 'react-intl';

export const supportWarrantyMessages = {
  years: defineMessage<{ years: number }>({
    id: 'supportWarranty.years',
    defaultMessage: '{years, plural, one {# year} other {# years}} from delivery, on every product',
    description: 'Under the title of the warranty page of the support.',
  }),
  found: defineMessage<{ number: string }>({
    id: 'supportWarranty.found',
    defaultMessage: 'Order {number}',
    description: 'Title over the warranties of one order of a marketplace.',
  }),
  boughtAt: defineMessage<{ marketplace: string }>({
    id: 'supportWarranty.boughtAt',
    defaultMessage: 'Bought at {marketplace}',
    description: 'Beside the warranty of goods; marketplace is a name such as Amazon.',
  }),
  ...defineMessages({
    marketplace: {
      id: 'supportWarranty.marketplace',
      defaultMessage: 'Bought at a marketplace?',
      description: 'Title of a box with a form that looks up the warranty of goods bought elsewhere.',
    },
    marketplaceText: {
      id: 'supportWarranty.marketplaceText',
      defaultMessage:
        'Our warranty covers it all the same. The order’s number and email show until when, without an account.',
      description: 'Under "Bought at a marketplace?".',
    },
    active: {
      id: 'supportWarranty.active',
      defaultMessage: 'Under warranty',
      description: 'State of goods of a marketplace whose warranty still runs.',
    },
    another: {
      id: 'supportWarranty.another',
      defaultMessage: 'Look up another order',
      description: 'Button under the warranties of one order of a marketplace, goes back to the form.',
    },
    report: {
      id: 'supportWarranty.report',
      defaultMessage: 'Something broke? Write to us',
      description: 'Link beside goods of a marketplace under warranty, leads to the contact form.',
    },
    title: {
      id: 'supportWarranty.title',
      defaultMessage: 'Warranty',
      description: 'Title of the warranty page of the support.',
    },
    claim: {
      id: 'supportWarranty.claim',
      defaultMessage: 'Something broke?',
      description: 'Title of a box that leads to a warranty claim.',
    },
    claimText: {
      id: 'supportWarranty.claimText',
      defaultMessage: 'Claim it in your account. A picture of the fault helps.',
      description: 'Under "Something broke?".',
    },
    claimNow: {
      id: 'supportWarranty.claimNow',
      defaultMessage: 'Claim the warranty',
      description: 'Button under "Something broke?", leads to the warranties in the account.',
    },
    noAccount: {
      id: 'supportWarranty.noAccount',
      defaultMessage: 'Bought without an account? Write to us',
      description: 'Link under the button that claims the warranty, leads to the contact form.',
    },
  }),
};

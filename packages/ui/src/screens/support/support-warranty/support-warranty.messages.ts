import { defineMessage, defineMessages } from 'react-intl';

export const supportWarrantyMessages = {
  years: defineMessage<{ years: number }>({
    id: 'supportWarranty.years',
    defaultMessage:
      '{years, plural, one {#-year warranty} other {#-year warranty}} from delivery, on every product',
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
      defaultMessage: 'Bought on a marketplace?',
      description: 'Title of a box with a form that looks up the warranty of goods bought elsewhere.',
    },
    marketplaceText: {
      id: 'supportWarranty.marketplaceText',
      defaultMessage:
        'You’re covered, too. Enter the order number and email to see how long. No account needed.',
      description: 'Under “Bought on a marketplace?”.',
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
      defaultMessage: 'Something broken? Contact us',
      description: 'Link beside goods of a marketplace under warranty, leads to the contact form.',
    },
    title: {
      id: 'supportWarranty.title',
      defaultMessage: 'Warranty',
      description: 'Title of the warranty page of the support.',
    },
    claim: {
      id: 'supportWarranty.claim',
      defaultMessage: 'Something broken?',
      description: 'Title of a box that leads to a warranty claim.',
    },
    claimText: {
      id: 'supportWarranty.claimText',
      defaultMessage: 'File a claim in your account. You’ll need a photo of the problem.',
      description: 'Under “Something broken?”.',
    },
    claimNow: {
      id: 'supportWarranty.claimNow',
      defaultMessage: 'File a warranty claim',
      description: 'Button under “Something broken?”, leads to the warranties in the account.',
    },
    noAccount: {
      id: 'supportWarranty.noAccount',
      defaultMessage: 'Bought it without an account? Contact us',
      description: 'Link under the button that claims the warranty, leads to the contact form.',
    },
  }),
};

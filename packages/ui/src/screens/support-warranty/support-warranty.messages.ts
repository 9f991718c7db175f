import { defineMessage, defineMessages } from 'react-intl';

export const supportWarrantyMessages = {
  years: defineMessage<{ years: number }>({
    id: 'supportWarranty.years',
    defaultMessage: '{years, plural, one {# year} other {# years}} from delivery, on every product',
    description: 'Under the title of the warranty page of the support.',
  }),
  ...defineMessages({
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
      defaultMessage:
        'Open the order in your account and claim the warranty there. A picture of the fault helps.',
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

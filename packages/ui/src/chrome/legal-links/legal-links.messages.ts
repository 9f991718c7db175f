import { defineMessages } from 'react-intl';

export const legalLinksMessages = defineMessages({
  label: {
    id: 'legalLinks.label',
    defaultMessage: 'Legal information',
    description: 'Name of the line of links at the end of pages without a footer, for screen readers.',
  },
  imprint: {
    id: 'legalLinks.imprint',
    defaultMessage: 'Legal notice',
    description: 'Link under every page to the imprint.',
  },
  right: {
    id: 'legalLinks.right',
    defaultMessage: 'Right of withdrawal',
    description: 'Link to the policy of that name at the end of cart, payment and login.',
  },
  withdraw: {
    id: 'legalLinks.withdraw',
    defaultMessage: 'Withdraw from contract here',
    description:
      'Link under every page to the withdrawal function that EU law asks for; the words that the law suggests.',
  },
  privacy: {
    id: 'legalLinks.privacy',
    defaultMessage: 'Privacy',
    description: 'Link to the privacy policy at the end of cart, payment and login.',
  },
  consent: {
    id: 'legalLinks.consent',
    defaultMessage: 'Privacy settings',
    description: 'Button at the end of cart, payment and login that opens the choice about analytics again.',
  },
});

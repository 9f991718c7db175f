import { defineMessages } from 'react-intl';

export const policyListMessages = defineMessages({
  title: {
    id: 'policyList.title',
    defaultMessage: 'Terms and policies',
    description: 'Title of the list of all policies and terms.',
  },
  lead: {
    id: 'policyList.lead',
    defaultMessage: 'What you can expect from us, in plain language.',
    description: 'Under the title of the list of all policies and terms.',
  },
  buying: {
    id: 'policyList.buying',
    defaultMessage: 'Shopping with us',
    description: 'Title over texts about shipping, returns, warranty and payment.',
  },
  legal: {
    id: 'policyList.legal',
    defaultMessage: 'Legal',
    description: 'Title over texts about privacy and the terms of service.',
  },
  withdraw: {
    id: 'policyList.withdraw',
    defaultMessage: 'Withdraw from contract here',
    description: 'Link to the withdrawal function that EU law asks for; the words that the law suggests.',
  },
});

import { defineMessages } from 'react-intl';

export const stockNoticeMessages = defineMessages({
  title: {
    id: 'stockNotice.title',
    defaultMessage: 'Notify me when it’s back',
    description: 'Over the field for an email address on the page of goods that are sold out.',
  },
  text: {
    id: 'stockNotice.text',
    defaultMessage: 'One email when it’s back in stock. Nothing else.',
    description: 'Under the title of the wish to be told when goods are back.',
  },
  saleTitle: {
    id: 'stockNotice.sale-title',
    defaultMessage: 'Notify me about flash sales',
    description: 'On a product page: opens a field for an email address.',
  },
  saleText: {
    id: 'stockNotice.sale-text',
    defaultMessage: 'One email when the sale starts. Nothing else.',
    description: 'Under the title of the wish to be told of a flash sale.',
  },
  email: {
    id: 'stockNotice.email',
    defaultMessage: 'Email',
    description: 'Label of the field in the wish to be told when goods are back.',
  },
  submit: {
    id: 'stockNotice.submit',
    defaultMessage: 'Notify me',
    description: 'Button of the wish to be told when goods are back.',
  },
  emailMissing: {
    id: 'stockNotice.email-missing',
    defaultMessage: 'Enter your email address.',
    description: 'Error under the empty email field.',
  },
  emailMalformed: {
    id: 'stockNotice.email-malformed',
    defaultMessage: 'Enter an email address, such as name@example.com.',
    description: 'Error under an email field whose text is no address.',
  },
  requestedStock: {
    id: 'stockNotice.requested-stock',
    defaultMessage: 'We’ll email you as soon as it’s back in stock.',
    description: 'On the page of sold-out goods, for a customer who has asked for an email before.',
  },
  requestedSale: {
    id: 'stockNotice.requested-sale',
    defaultMessage: 'We’ll email you when the sale starts.',
    description: 'On a product page, for a customer who has asked for an email about a flash sale before.',
  },
  manage: {
    id: 'stockNotice.manage',
    defaultMessage: 'Your email alerts',
    description: 'Link to the list of goods that the shop will send an email about, in the account.',
  },
  unreachable: {
    id: 'stockNotice.unreachable',
    defaultMessage: 'We can’t connect. Please try again in a moment.',
    description: 'In the wish to be told when goods are back, when the request got no answer.',
  },
});

import { defineMessages } from 'react-intl';

export const contactUsMessages = defineMessages({
  title: {
    id: 'contactUs.title',
    defaultMessage: 'Contact us',
    description: 'Title of the contact page.',
  },
  lead: {
    id: 'contactUs.lead',
    defaultMessage: 'Email us, call us, or ask other customers. You’ll always reach a real person.',
    description: 'Under the title of the contact page.',
  },
  write: {
    id: 'contactUs.write',
    defaultMessage: 'Contact us',
    description: 'Title over the contact form.',
  },
  hours: {
    id: 'contactUs.hours',
    defaultMessage: 'Support hours',
    description: 'Title over when the support is at work.',
  },
  regions: {
    id: 'contactUs.regions',
    defaultMessage: 'Contact by region',
    description: 'Title over the telephone numbers and emails of each region.',
  },
  address: {
    id: 'contactUs.address',
    defaultMessage: 'By mail',
    description: 'Title over the postal address of the company.',
  },
  group: {
    id: 'contactUs.group',
    defaultMessage: 'Customer community',
    description: 'Title over the link to a group of customers.',
  },
  groupText: {
    id: 'contactUs.groupText',
    defaultMessage: 'Setups, settings, tips: ask people who use the same gear.',
    description: 'Under “Customer community”.',
  },
  groupLink: {
    id: 'contactUs.groupLink',
    defaultMessage: 'Open the group',
    description: 'Link to a group of customers on another site.',
  },
});

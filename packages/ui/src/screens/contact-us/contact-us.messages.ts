import { defineMessages } from 'react-intl';

export const contactUsMessages = defineMessages({
  title: {
    id: 'contactUs.title',
    defaultMessage: 'Contact us',
    description: 'Title of the contact page.',
  },
  lead: {
    id: 'contactUs.lead',
    defaultMessage: 'Write, call, or ask other customers. A person answers.',
    description: 'Under the title of the contact page.',
  },
  write: {
    id: 'contactUs.write',
    defaultMessage: 'Write to us',
    description: 'Title over the contact form.',
  },
  hours: {
    id: 'contactUs.hours',
    defaultMessage: 'Support hours',
    description: 'Title over when the support is at work.',
  },
  regions: {
    id: 'contactUs.regions',
    defaultMessage: 'Where you are',
    description: 'Title over the telephone numbers and emails of each region.',
  },
  address: {
    id: 'contactUs.address',
    defaultMessage: 'By post',
    description: 'Title over the postal address of the company.',
  },
  group: {
    id: 'contactUs.group',
    defaultMessage: 'Customers help customers',
    description: 'Title over the link to a group of customers.',
  },
  groupText: {
    id: 'contactUs.groupText',
    defaultMessage: 'Setups, settings, spare ideas: ask people who use the same gear.',
    description: 'Under "Customers help customers".',
  },
  groupLink: {
    id: 'contactUs.groupLink',
    defaultMessage: 'Open the group',
    description: 'Link to a group of customers on another site.',
  },
});

import { defineMessage, defineMessages } from 'react-intl';

export const supportLayoutMessages = {
  stuckText: defineMessage<{ hours: number }>({
    id: 'supportLayout.stuckText',
    defaultMessage: 'A real person reads your message and replies within {hours} hours on business days.',
    description: 'Under “Still need help?”.',
  }),
  ...defineMessages({
    faq: {
      id: 'supportLayout.faq',
      defaultMessage: 'FAQ',
      description: 'Entry of the menu of the support pages.',
    },
    trackOrder: {
      id: 'supportLayout.trackOrder',
      defaultMessage: 'Track an order',
      description: 'Entry of the menu of the support pages.',
    },
    warranty: {
      id: 'supportLayout.warranty',
      defaultMessage: 'Warranty',
      description: 'Entry of the menu of the support pages.',
    },
    download: {
      id: 'supportLayout.download',
      defaultMessage: 'Manuals and drivers',
      description: 'Entry of the menu of the support pages: files to download.',
    },
    label: {
      id: 'supportLayout.label',
      defaultMessage: 'Support pages',
      description: 'Name of the menu of the support pages, for screen readers.',
    },
    stuck: {
      id: 'supportLayout.stuck',
      defaultMessage: 'Still need help?',
      description: 'Title of a small box beside every support page, over the way to a person.',
    },
    write: {
      id: 'supportLayout.write',
      defaultMessage: 'Contact us',
      description: 'Link under "Still stuck?", leads to the contact form.',
    },
  }),
};

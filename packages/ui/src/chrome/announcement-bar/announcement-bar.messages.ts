import { defineMessages } from 'react-intl';

export const announcementBarMessages = defineMessages({
  label: {
    id: 'announcementBar.label',
    defaultMessage: 'Shop announcements',
    description: 'Name of the bar over the header, for screen readers.',
  },
  pause: {
    id: 'announcementBar.pause',
    defaultMessage: 'Pause announcements',
    description: 'Name of the button that stops the bar over the header.',
  },
  play: {
    id: 'announcementBar.play',
    defaultMessage: 'Resume announcements',
    description: 'Name of the button that starts the bar over the header again.',
  },
  close: {
    id: 'announcementBar.close',
    defaultMessage: 'Close announcements',
    description: 'Name of the cross that takes the bar over the header away.',
  },
});

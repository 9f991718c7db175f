import { defineMessages } from 'react-intl';

export const announcementBarMessages = defineMessages({
  label: {
    id: 'announcementBar.label',
    defaultMessage: 'News of the shop',
    description: 'Name of the bar over the header, for screen readers.',
  },
  pause: {
    id: 'announcementBar.pause',
    defaultMessage: 'Stop the news from turning',
    description: 'Name of the button that stops the bar over the header.',
  },
  play: {
    id: 'announcementBar.play',
    defaultMessage: 'Let the news turn',
    description: 'Name of the button that starts the bar over the header again.',
  },
  close: {
    id: 'announcementBar.close',
    defaultMessage: 'Close the news',
    description: 'Name of the cross that takes the bar over the header away.',
  },
});

import { defineMessages } from 'react-intl';

export const tiktokHead = defineMessages({
  title: {
    id: 'pageHead.tiktok.title',
    defaultMessage: 'Seen on TikTok – signal',
    description: 'Page for visitors from TikTok. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.tiktok.description',
    defaultMessage: 'The headsets and mice from the videos.',
    description: 'Page for visitors from TikTok. Description for search engines.',
  },
});

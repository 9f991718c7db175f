import { defineMessages } from 'react-intl';

export const tikTokMessages = defineMessages({
  title: {
    id: 'tikTok.title',
    defaultMessage: 'Seen on TikTok',
    description: 'Title of the page for visitors who come from TikTok.',
  },
  lead: {
    id: 'tikTok.lead',
    defaultMessage: 'Filmed, unboxed, drop-tested, and in stock here.',
    description: 'Under the title of the page for visitors from TikTok.',
  },
  earn: {
    id: 'tikTok.earn',
    defaultMessage: 'Get points for following us',
    description: 'Link on the TikTok page to the page about earning points.',
  },
  goods: {
    id: 'tikTok.goods',
    defaultMessage: 'From the videos',
    description: 'Title over the goods on the TikTok page.',
  },
  empty: {
    id: 'tikTok.empty',
    defaultMessage: 'Nothing here right now',
    description: 'Title on the TikTok page while it has no goods.',
  },
  closed: {
    id: 'tikTok.closed',
    defaultMessage: 'This page is for visitors from TikTok',
    description: 'Title when somebody who did not come from TikTok opens the TikTok page.',
  },
  closedText: {
    id: 'tikTok.closedText',
    defaultMessage: 'Log in with your TikTok account to see it. You’ll find everything else in the shop.',
    description: 'Under “This page is for visitors from TikTok”.',
  },
  shop: {
    id: 'tikTok.shop',
    defaultMessage: 'See all products',
    description: 'Link under “This page is for visitors from TikTok”.',
  },
});

import type { LiveLinks } from '../../stories/live-links.ts';

/** The URL and the scenarios of each story in the running shop. */
export const siteLayoutLive = {
  spec: ['§2'],
  requirements: ['NAV-17', 'NAV-13', 'NAV-09', 'LAY-02'],
  states: {
    Default: { description: 'A page between header and footer.', path: '/about/aboutUs' },
    WithAnnouncement: {
      description: 'A page below an announcement.',
      path: '/product/1',
      scenarios: 'notice.many',
    },
    HeaderHidden: {
      description: 'A page without the header.',
      path: '/activity/flashsale',
      scenarios: 'flash.open',
    },
    FooterHidden: { description: 'A page without the footer.', path: '/login/login' },
    SkipLink: {
      description: 'The first Tab press offers to skip to the content.',
      path: '/product/1',
      step: 'Press Tab once.',
    },
  },
} as const satisfies LiveLinks;

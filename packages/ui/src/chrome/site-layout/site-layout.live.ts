import type { LiveLinks } from '../../stories/live-links.ts';

/** Where the running shop shows the state of each story. */
export const siteLayoutLive = {
  spec: ['§2'],
  requirements: ['NAV-17', 'NAV-13', 'NAV-09', 'LAY-02'],
  states: {
    Default: { path: '/about/aboutUs' },
    WithAnnouncement: { path: '/product/1', scenarios: 'notice.many' },
    HeaderHidden: { path: '/activity/flashsale', scenarios: 'flash.open' },
    FooterHidden: { path: '/login/login' },
    SkipLink: { path: '/product/1', step: 'Press Tab once.' },
  },
} as const satisfies LiveLinks;

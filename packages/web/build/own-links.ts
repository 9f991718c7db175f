import type { Plugin } from 'vite';

/** Leaves out the addresses that stories and tests have: the delivered shop gives its own to everything. */
export function ownLinks(): Plugin {
  return {
    name: 'signal-shop:own-links',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/link\/plain-links\.tsx$/ },
      handler: () => ({ code: 'export const plainLinks = null;', map: null }),
    },
  };
}

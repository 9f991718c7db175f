import { hrefs } from './hrefs.ts';
import type { LinkEnvironment, LinkProps } from './link-context.tsx';

function PlainAnchor({ stay: _, preview: __, ...props }: LinkProps) {
  return <a {...props} />;
}

/** Plain anchors instead of the router's, for stories, tests and pages outside the shop. */
export const plainLinks: LinkEnvironment = { Anchor: PlainAnchor, hrefs };

import { listFeatures } from '@signal-shop/sdk/calls';
import { minuteMs } from '@signal-shop/sdk/rules/time';
import { safeHref } from '../../safe-address.ts';
import { query } from '../queries/query.ts';

const featuresQuery = query(
  async ({ shop, signal }) => {
    const { msg } = await listFeatures(shop, { signal });
    return msg.map((feature) => ({ ...feature, link: safeHref(feature.link) ?? '' }));
  },
  { staleTimeMs: minuteMs },
);

/** The large pictures of the home page. */
export const featuresAtom = featuresQuery.stateAtom;

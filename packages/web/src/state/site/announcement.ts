import { listNotices } from '@signal-shop/sdk/calls';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { routeAtom } from '../core/location.ts';
import { query } from '../queries/query.ts';

const isClosedAtom = atom(false);
const notesQuery = query(async ({ shop, signal }) => (await listNotices(shop, { signal })).msg);

/** Whether the page has the announcement bar: pages flagged as index, until the visitor closes the bar. */
export const hasAnnouncementAtom = atom(
  (get) => (get(routeAtom)?.meta.announcement ?? false) && !get(isClosedAtom),
);

/** The rotating messages of the bar. */
export const announcementAtom = atom((get) => get(notesQuery.stateAtom));

export const closeAnnouncement = action(({ set }) => set(isClosedAtom, true));

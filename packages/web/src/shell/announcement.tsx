import { AnnouncementBar } from '@signal-shop/ui/chrome/announcement-bar/announcement-bar.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { readyOr } from '../state/queries/query-state.ts';
import { announcementAtom, closeAnnouncement } from '../state/site/announcement.ts';

/** A bar without words keeps the place until the sentences are here, so that the page is not pushed down by them. */
const keptPlace = [{ content: '\u00a0' }];

export function Announcement() {
  const notes = useAtomValue(announcementAtom);
  const notices = notes.status === 'loading' ? keptPlace : readyOr(notes, []);
  return <AnnouncementBar notices={notices} onClose={useSetAtom(closeAnnouncement)} />;
}

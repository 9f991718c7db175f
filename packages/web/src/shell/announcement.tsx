import { AnnouncementBar } from '@signal-shop/ui/chrome/announcement-bar/announcement-bar.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { readyOr } from '../state/queries/query-state.ts';
import { announcementAtom, closeAnnouncement } from '../state/site/announcement.ts';

/** An empty bar reserves the space until the sentences have loaded, to avoid a layout shift. */
const placeholder = [{ content: '\u00a0' }];

export function Announcement() {
  const notes = useAtomValue(announcementAtom);
  const notices = notes.status === 'loading' ? placeholder : readyOr(notes, []);
  return <AnnouncementBar notices={notices} onClose={useSetAtom(closeAnnouncement)} />;
}

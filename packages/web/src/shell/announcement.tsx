import { AnnouncementBar } from '@signal-shop/ui/chrome/announcement-bar/announcement-bar.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { announcementAtom, closeAnnouncement } from '../state/announcement.ts';
import { readyOr } from '../state/remote.ts';

export function Announcement() {
  const notes = useAtomValue(announcementAtom);
  return <AnnouncementBar notices={readyOr(notes, [])} onClose={useSetAtom(closeAnnouncement)} />;
}

import type { Control } from '@signal-shop/mock-server/control';
import { Dialog } from '@signal-shop/ui/components/dialog/dialog.tsx';
import { useEffect, useState } from 'react';
import styles from './drawer.module.css';
import { DrawerBody } from './drawer-body.tsx';
import { reopening } from './reopening.ts';

const shortcut = { code: 'KeyM', words: 'Alt+Shift+M' } as const;

/** A tab in the margin of the page, and the drawer behind it. */
export function Drawer({ control }: { readonly control: Control }) {
  const [open, setOpen] = useState(() => reopening.take());

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.code !== shortcut.code) return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <div className={styles.drawer}>
      <button
        type="button"
        className={styles.tab}
        aria-label="Mock shop: state, clock, links"
        aria-keyshortcuts={shortcut.words}
        title={`Mock shop (${shortcut.words})`}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">mock</span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} kind="drawer" title="Mock shop">
        {open && <DrawerBody control={control} />}
      </Dialog>
    </div>
  );
}

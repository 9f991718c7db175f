import type { Control } from '@signal-shop/mock-server/control';
import { useEffect, useState } from 'react';
import styles from './drawer.module.css';
import type { DrawerMemory } from './drawer-memory.ts';
import { readMemory, writeMemory } from './drawer-memory.ts';
import { DrawerSheet } from './drawer-sheet.tsx';
import type { Shortcut } from './shortcut.ts';
import { shortcutKeys } from './shortcut.ts';

interface DrawerProps {
  readonly control: Control;
  readonly host: HTMLElement;
  readonly shortcut: Shortcut;
}

const fresh: DrawerMemory = { side: 'end', text: '', takesFocus: true };

/** A tab at the edge of the page that opens the drawer, which stays open across pages. */
export function Drawer({ control, host, shortcut }: DrawerProps) {
  const [memory, setMemory] = useState(() => readMemory(document));

  const keep = (next: DrawerMemory | null) => {
    if (next === null) shortcut.dropTyped();
    writeMemory(next === null ? null : { ...next, takesFocus: false }, document);
    setMemory(next);
  };
  const toggle = () => keep(memory === null ? fresh : null);
  // The effects of the sheet run before this one, so its search has the focus now.
  useEffect(() => {
    if (memory === null) return;
    const typed = shortcut.takeTyped();
    if (typed !== '') keep({ ...memory, text: memory.text + typed });
  });
  useEffect(() => shortcut.answer(toggle));

  return (
    <div className={styles.drawer}>
      {memory === null ? (
        <button
          type="button"
          className={styles.tab}
          aria-label="Mock shop: state, clock, links"
          aria-keyshortcuts={shortcutKeys}
          title={`Mock shop (${shortcutKeys})`}
          onClick={toggle}
        >
          <span aria-hidden="true">mock</span>
        </button>
      ) : (
        <DrawerSheet
          control={control}
          host={host}
          memory={memory}
          onMemory={keep}
          onLeave={() => writeMemory({ ...memory, takesFocus: true }, document)}
          onClose={() => keep(null)}
        />
      )}
    </div>
  );
}

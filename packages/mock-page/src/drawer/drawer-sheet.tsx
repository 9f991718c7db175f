import type { Control } from '@signal-shop/mock-server/control';
import { IconButton } from '@signal-shop/ui/components/icon-button/icon-button.tsx';
import type { KeyboardEvent } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './drawer.module.css';
import { DrawerBody } from './drawer-body.tsx';
import type { DrawerMemory } from './drawer-memory.ts';
import { keepInFront } from './keep-in-front.ts';

interface DrawerSheetProps {
  readonly control: Control;
  readonly host: HTMLElement;
  readonly memory: DrawerMemory;
  readonly onMemory: (memory: DrawerMemory) => void;
  /** Called before a button reloads the page. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** The open drawer. Not modal, so that the page shows the effect of its buttons. */
export function DrawerSheet({ control, host, memory, onMemory, onLeave, onClose }: DrawerSheetProps) {
  const { sheet, body } = useFront(host);
  const otherSide = memory.side === 'end' ? 'start' : 'end';

  function onKeyDown(event: KeyboardEvent): void {
    // Stops keys from reaching the shop's shortcuts, except the one that closes the drawer.
    if (event.altKey && event.shiftKey) return;
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  }

  return (
    // No dialog element: it would take the focus whenever it is shown.
    <div
      ref={sheet}
      role="dialog"
      popover="manual"
      className={styles.sheet}
      data-side={memory.side}
      aria-labelledby="mock-title"
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <h2 id="mock-title" data-text="h4">
          Mock shop
        </h2>
        <div className={styles.turnSide}>
          <IconButton
            icon={memory.side === 'end' ? 'back' : 'forward'}
            label={memory.side === 'end' ? 'Move left' : 'Move right'}
            onClick={() => onMemory({ ...memory, side: otherSide })}
          />
        </div>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <div ref={body} className={styles.body}>
        <DrawerBody
          control={control}
          text={memory.text}
          takesFocus={memory.takesFocus}
          onText={(text) => onMemory({ ...memory, text })}
          onLeave={onLeave}
        />
      </div>
    </div>
  );
}

/** Shows the sheet in the top layer, and returns the focus on unmount. */
function useFront(host: HTMLElement) {
  const sheet = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);

  const focusBefore = useRef<Element>(null);
  const stop = useRef<() => void>(null);

  // Before the effect of the search, which cannot take the focus in a hidden sheet or behind a dialog.
  useLayoutEffect(() => {
    focusBefore.current = document.activeElement;
    const element = sheet.current;
    const scroller = body.current;
    if (element === null || scroller === null) return;
    let scrolled = 0;
    scroller.addEventListener('scroll', () => {
      scrolled = scroller.scrollTop;
    });
    stop.current = keepInFront(host, (activeElement) => {
      const scrollTop = scrolled;
      element.showPopover();
      scroller.scrollTop = scrollTop;
      activeElement?.focus({ preventScroll: true });
    });
    element.showPopover();
  }, [host]);

  // After the sheet is gone: the focus that was in it is then on the body.
  useEffect(
    () => () => {
      stop.current?.();
      // Leaves the focus alone if the user has moved it to the shop.
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const before = focusBefore.current;
      const tab = host.shadowRoot?.querySelector('button');
      if (before instanceof HTMLElement && before !== host && before !== document.body) before.focus();
      else tab?.focus();
    },
    [host],
  );

  return { sheet, body };
}

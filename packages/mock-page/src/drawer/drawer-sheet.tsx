import type { Control } from '@signal-shop/mock-server/control';
import { IconButton } from '@signal-shop/ui/components/icon-button/icon-button.tsx';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import styles from './drawer.module.css';
import { DrawerBody } from './drawer-body.tsx';
import type { DrawerMemory } from './drawer-memory.ts';
import { keepInFront } from './keep-in-front.ts';

interface DrawerSheetProps {
  readonly control: Control;
  readonly host: HTMLElement;
  readonly memory: DrawerMemory;
  readonly onMemory: (memory: DrawerMemory) => void;
  /** Called before the page is loaded anew by one of its buttons. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** The open drawer. It lies over the page without covering it, so that one sees what its buttons do. */
export function DrawerSheet({ control, host, memory, onMemory, onLeave, onClose }: DrawerSheetProps) {
  const { sheet, body } = useFront(host);
  const otherSide = memory.side === 'end' ? 'start' : 'end';

  function onKeyDown(event: KeyboardEvent): void {
    // No key that is pressed here is one for the shop, but for the one that closes this.
    if (event.altKey && event.shiftKey) return;
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  }

  return (
    // No dialog element: it would take the focus each time it is shown.
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
            label={memory.side === 'end' ? 'To the left side' : 'To the right side'}
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

/** Shows the sheet over everything, and gives the focus back when it goes. */
function useFront(host: HTMLElement) {
  const sheet = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = sheet.current;
    const scroller = body.current;
    if (element === null || scroller === null) return;
    const before = document.activeElement;
    let scrolled = 0;
    const onScroll = () => {
      scrolled = scroller.scrollTop;
    };
    scroller.addEventListener('scroll', onScroll);
    element.showPopover();
    const stop = keepInFront(host, (focused) => {
      const place = scrolled;
      element.showPopover();
      scroller.scrollTop = place;
      focused?.focus({ preventScroll: true });
    });
    return () => {
      stop();
      scroller.removeEventListener('scroll', onScroll);
      // Who went on in the shop meanwhile stays there.
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const tab = host.shadowRoot?.querySelector('button');
      if (before instanceof HTMLElement && before !== host && before !== document.body) before.focus();
      else tab?.focus();
    };
  }, [host]);

  return { sheet, body };
}

import { Checkbox } from '@signal-shop/ui/components/checkbox/checkbox.tsx';
import { Dialog } from '@signal-shop/ui/components/dialog/dialog.tsx';
import { useState } from 'react';
import { PagePortal } from '../parts/page-portal.tsx';
import header from './page-header.module.css';
import styles from './shortcuts.module.css';
import { singleKeys, useKeys, useSingleKeys } from './use-keys.ts';
import { viewNames, views } from './use-view.ts';

const keys = [
  [`1 – ${viewNames.length}`, viewNames.map((name) => views[name]).join(', ')],
  ['/', 'Search this view'],
  ['j, k', 'Next call, previous call'],
  ['Esc', 'Close the call'],
  ['p', 'Pause or resume the call list'],
  ['?', 'Show shortcuts'],
] as const;

/** Single-key shortcuts of the page, and the list of them. */
export function Shortcuts() {
  const [open, setOpen] = useState(false);
  const isOn = useSingleKeys();
  useKeys({
    ...Object.fromEntries(
      viewNames.map((name, index) => [String(index + 1), () => location.assign(`#${name}`)]),
    ),
    '/': () => document.querySelector<HTMLInputElement>('main input[type="text"]')?.focus(),
    '?': () => setOpen(true),
  });
  return (
    <>
      <button type="button" className={`${header.plain} ${styles.opener}`} onClick={() => setOpen(true)}>
        Keyboard shortcuts
      </button>
      <PagePortal>
        <Dialog open={open} onClose={() => setOpen(false)} title="Keyboard shortcuts">
          <table className={styles.keys}>
            <caption className={styles.caption}>When no field has focus</caption>
            <tbody>
              {keys.map(([key, words]) => (
                <tr key={key}>
                  <th scope="row">
                    <kbd>{key}</kbd>
                  </th>
                  <td>{words}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">
                  <kbd>Alt+Shift+M</kbd>
                </th>
                <td>On a shop page: open the drawer</td>
              </tr>
            </tbody>
          </table>
          <Checkbox
            checked={isOn}
            onChange={(on) => singleKeys.turn(on)}
            label="Single-key shortcuts on this page"
          />
        </Dialog>
      </PagePortal>
    </>
  );
}

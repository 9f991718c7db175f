import { useId, useRef } from 'react';
import { useDisclosure } from '../../chrome/disclosure/use-disclosure.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { useLinks } from '../../link/link-context.tsx';
import styles from './choice-menu.module.css';

export interface MenuChoice {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly selected: boolean;
}

interface ChoiceMenuProps {
  /** Label of the button: the current choice. */
  readonly label: string;
  readonly choices: readonly MenuChoice[];
  /** Whether a choice of several is chosen, so that the button is marked. */
  readonly active?: boolean;
  /** The edge of the button to which the menu aligns. */
  readonly side?: 'start' | 'end';
}

/** A menu button whose label is the current choice; the choices are links. */
export function ChoiceMenu({ label, choices, active = false, side = 'start' }: ChoiceMenuProps) {
  const id = useId();
  const { Anchor } = useLinks();
  const { root, opened, toggle, close } = useDisclosure<'choices', HTMLDivElement>();
  const open = opened !== null;
  const button = useRef<HTMLButtonElement>(null);

  /** The links unmount with the menu: return the focus to its button. */
  function choose(): void {
    button.current?.focus();
    close();
  }

  return (
    <div className={styles.menu} data-side={side} ref={root}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-active={active || undefined}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => toggle('choices')}
      >
        <span>{label}</span>
        <Icon name="down" size={16} />
      </button>
      {open && (
        <ul id={id} className={styles.list} data-notch="m">
          {choices.map((choice) => (
            <li key={choice.key}>
              <Anchor
                className={styles.choice}
                href={choice.href}
                aria-current={choice.selected ? 'true' : undefined}
                onClick={choose}
              >
                {choice.label}
                {choice.selected && <Icon name="check" />}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

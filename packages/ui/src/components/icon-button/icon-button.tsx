import type { Ref } from 'react';
import { useLinks } from '../../link/link-context.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './icon-button.module.css';

interface IconButtonLook {
  readonly icon: IconName;
  /** Accessible name, including a count ("Cart, 3 items"). */
  readonly label: string;
  /** A small number at the corner, hidden at 0, "99+" from 100. */
  readonly count?: number;
}

export interface IconButtonProps extends IconButtonLook {
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly controls?: string;
  readonly disabled?: boolean;
  readonly onClick?: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

export interface IconLinkProps extends IconButtonLook {
  readonly href: string;
  readonly onClick?: () => void;
}

function IconButtonBody({ icon, label, count = 0 }: IconButtonLook) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Icon name={icon} size={24} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </>
  );
}

/** An icon-only button; its label is its accessible name. */
export function IconButton(props: IconButtonProps) {
  return (
    <button
      ref={props.ref}
      type="button"
      className={styles.button}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-controls={props.controls}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      <IconButtonBody {...props} />
    </button>
  );
}

/** An icon-only link; its label is its accessible name. */
export function IconLink(props: IconLinkProps) {
  const { Anchor } = useLinks();
  return (
    <Anchor className={styles.button} href={props.href} onClick={props.onClick}>
      <IconButtonBody {...props} />
    </Anchor>
  );
}

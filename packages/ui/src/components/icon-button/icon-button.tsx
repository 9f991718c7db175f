import type { ComponentProps } from 'react';
import type { LinkProps } from '../../link/link-context.tsx';
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

export interface IconButtonProps
  extends IconButtonLook,
    Omit<
      ComponentProps<'button'>,
      'aria-controls' | 'aria-expanded' | 'aria-pressed' | 'children' | 'className'
    > {
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly controls?: string;
}

export type IconLinkProps = IconButtonLook & Omit<LinkProps, 'children' | 'className'>;

function IconButtonBody({ icon, label, count }: Required<IconButtonLook>) {
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

/** An icon-only button; its label is its accessible name. Takes every attribute of a button. */
export function IconButton({
  icon,
  label,
  count = 0,
  pressed,
  expanded,
  controls,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
    >
      <IconButtonBody icon={icon} label={label} count={count} />
    </button>
  );
}

/** An icon-only link; its label is its accessible name. Takes every attribute of a link. */
export function IconLink({ icon, label, count = 0, ...rest }: IconLinkProps) {
  const { Anchor } = useLinks();
  return (
    <Anchor {...rest} className={styles.button}>
      <IconButtonBody icon={icon} label={label} count={count} />
    </Anchor>
  );
}

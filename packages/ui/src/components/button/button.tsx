import type { ComponentProps, ReactNode } from 'react';
import type { LinkProps } from '../../link/link-context.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

interface ButtonLook {
  /** Its emphasis. */
  readonly variant?: 'primary' | 'accent' | 'secondary' | 'ghost' | undefined;
  /** `danger` for what cannot be undone. */
  readonly tone?: 'neutral' | 'danger' | undefined;
  /** 44, 48 and 56 px high. */
  readonly size?: 's' | 'm' | 'l' | undefined;
  readonly width?: 'content' | 'full';
  readonly iconStart?: IconName;
  readonly iconEnd?: IconName;
  readonly children: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children' | 'className'> {
  readonly type?: 'button' | 'submit' | 'reset';
  /** Shows the pulse at unchanged width and name, and ignores clicks. */
  readonly pending?: boolean;
}

export type ButtonLinkProps = ButtonLook & Omit<LinkProps, 'children' | 'className'>;

interface ButtonBodyProps {
  readonly iconStart: IconName | undefined;
  readonly iconEnd: IconName | undefined;
  readonly children: ReactNode;
}

function ButtonBody({ iconStart, iconEnd, children }: ButtonBodyProps) {
  return (
    <span className={styles.body}>
      {iconStart !== undefined && <Icon name={iconStart} />}
      <span>{children}</span>
      {iconEnd !== undefined && <Icon name={iconEnd} />}
    </span>
  );
}

/** Triggers an action. Takes every attribute of a button. */
export function Button({
  variant = 'primary',
  tone = 'neutral',
  size = 'm',
  width = 'content',
  type = 'button',
  pending = false,
  iconStart,
  iconEnd,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={pending ? 'button' : type}
      className={styles.button}
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      data-width={width}
      data-pending={pending || undefined}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? undefined : onClick}
    >
      <ButtonBody iconStart={iconStart} iconEnd={iconEnd}>
        {children}
      </ButtonBody>
      {pending && (
        <span className={styles.pulse}>
          <Spinner decorative />
        </span>
      )}
    </button>
  );
}

/** A link that looks like a button. Takes every attribute of a link. */
export function ButtonLink({
  variant = 'primary',
  tone = 'neutral',
  size = 'm',
  width = 'content',
  iconStart,
  iconEnd,
  children,
  ...rest
}: ButtonLinkProps) {
  const { Anchor } = useLinks();
  return (
    <Anchor
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      data-width={width}
    >
      <ButtonBody iconStart={iconStart} iconEnd={iconEnd}>
        {children}
      </ButtonBody>
    </Anchor>
  );
}

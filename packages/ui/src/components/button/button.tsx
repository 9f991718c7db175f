import type { ReactNode, Ref } from 'react';
import { useLinks } from '../../link/link-context.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

interface ButtonLook {
  readonly variant?: 'primary' | 'accent' | 'secondary' | 'ghost' | 'danger';
  /** 44, 48 and 56 px high. */
  readonly size?: 's' | 'm' | 'l';
  readonly width?: 'content' | 'full';
  readonly iconStart?: IconName;
  readonly iconEnd?: IconName;
  readonly children: ReactNode;
}

export interface ButtonProps extends ButtonLook {
  readonly type?: 'button' | 'submit' | 'reset';
  /** Shows the pulse at unchanged width and name, and ignores clicks. */
  readonly pending?: boolean;
  readonly disabled?: boolean;
  /** Id of the form that it submits, where the button is outside the form. */
  readonly form?: string;
  readonly onClick?: () => void;
  readonly describedBy?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

export interface ButtonLinkProps extends ButtonLook {
  readonly href: string;
  /** Called when the pointer or the focus comes near, to prefetch the target page. */
  readonly onPrefetch?: () => void;
  readonly onClick?: () => void;
}

function ButtonBody({ iconStart, iconEnd, children }: ButtonLook) {
  return (
    <span className={styles.body}>
      {iconStart !== undefined && <Icon name={iconStart} />}
      <span>{children}</span>
      {iconEnd !== undefined && <Icon name={iconEnd} />}
    </span>
  );
}

/** Triggers an action. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'm', width = 'content', type = 'button' } = props;
  const pending = props.pending === true;
  return (
    <button
      ref={props.ref}
      type={pending ? 'button' : type}
      form={props.form}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-width={width}
      data-pending={pending || undefined}
      disabled={props.disabled}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      aria-describedby={props.describedBy}
      onClick={pending ? undefined : props.onClick}
    >
      <ButtonBody {...props} />
      {pending && (
        <span className={styles.pulse}>
          <Spinner decorative />
        </span>
      )}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { Anchor } = useLinks();
  return (
    <Anchor
      href={props.href}
      className={styles.button}
      data-variant={props.variant ?? 'primary'}
      data-size={props.size ?? 'm'}
      data-width={props.width ?? 'content'}
      onClick={props.onClick}
      onPointerEnter={props.onPrefetch}
      onFocus={props.onPrefetch}
    >
      <ButtonBody {...props} />
    </Anchor>
  );
}

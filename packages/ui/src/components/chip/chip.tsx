import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import type { LinkProps } from '../../link/link-context.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { Icon } from '../icon/icon.tsx';
import { chipMessages } from './chip.messages.ts';
import styles from './chip.module.css';

interface ChipProps
  extends Omit<ComponentProps<'button'>, 'aria-pressed' | 'className' | 'onClick' | 'onToggle' | 'type'> {
  readonly children: string;
  readonly selected: boolean;
  readonly onToggle: () => void;
}

/** A toggle for one option among a few. Takes every attribute of a button. */
export function Chip({ children, selected, onToggle, ...rest }: ChipProps) {
  return (
    <button {...rest} type="button" className={styles.chip} aria-pressed={selected} onClick={onToggle}>
      {selected && <Icon name="check" size={16} />}
      {children}
    </button>
  );
}

interface ChipLinkProps extends Omit<LinkProps, 'aria-current' | 'className'> {
  readonly children: string;
  readonly selected: boolean;
}

/** The same option as a link, for filters stored in the URL. Takes every attribute of a link. */
export function ChipLink({ children, selected, ...rest }: ChipLinkProps) {
  const { Anchor } = useLinks();
  return (
    <Anchor {...rest} className={styles.chip} aria-current={selected ? 'true' : undefined}>
      {selected && <Icon name="check" size={16} />}
      {children}
    </Anchor>
  );
}

interface RemovableChipLinkProps {
  readonly children: string;
  /** The listing without this filter. */
  readonly href: string;
}

/** An active filter as a link that removes it, for filters stored in the URL. */
export function RemovableChipLink({ children, href }: RemovableChipLinkProps) {
  const intl = useIntl();
  const { Anchor } = useLinks();
  return (
    <Anchor
      className={styles.chip}
      href={href}
      aria-label={intl.formatMessage(chipMessages.remove, { name: children })}
    >
      {children}
      <Icon name="close" size={16} />
    </Anchor>
  );
}

interface RemovableChipProps {
  readonly children: string;
  readonly onRemove: () => void;
}

/** An active filter with a remove button. */
export function RemovableChip({ children, onRemove }: RemovableChipProps) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={intl.formatMessage(chipMessages.remove, { name: children })}
      onClick={onRemove}
    >
      {children}
      <Icon name="close" size={16} />
    </button>
  );
}

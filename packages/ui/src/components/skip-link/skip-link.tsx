import { useIntl } from 'react-intl';
import { focusFragmentTarget } from '../../focus/focus-fragment-target.ts';
import { skipLinkMessages } from './skip-link.messages.ts';
import styles from './skip-link.module.css';

/** The first tab stop: moves the focus past the header to the element with this id. */
export function SkipLink({ target }: { readonly target: string }) {
  const intl = useIntl();
  return (
    <a className={styles.skip} href={`#${target}`} onClick={focusFragmentTarget}>
      {intl.formatMessage(skipLinkMessages.skip)}
    </a>
  );
}

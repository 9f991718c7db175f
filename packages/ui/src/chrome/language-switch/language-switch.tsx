import type { Locale } from '@signal-shop/sdk/contract';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { ShipToButton } from '../../components/ship-to-button/ship-to-button.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { useDisclosure } from '../disclosure/use-disclosure.ts';
import { LanguageList } from './language-list.tsx';
import { languageNames } from './language-names.ts';
import { languageSwitchMessages as messages } from './language-switch.messages.ts';
import styles from './language-switch.module.css';

export interface LanguageState {
  readonly status: 'idle' | 'switching' | 'failed';
}

export interface LanguageSwitchProps {
  readonly locale: Locale;
  readonly state: LanguageState;
  readonly onLanguage: (locale: Locale) => void;
}

/** Shows the current language and offers the others. */
export function LanguageSwitch({ locale, state, onLanguage }: LanguageSwitchProps) {
  const intl = useIntl();
  const id = useId();
  const { root, opened, toggle, close } = useDisclosure<'languages', HTMLSpanElement>();
  const open = opened !== null;
  const switching = state.status === 'switching';
  return (
    <span className={styles.switch} ref={root}>
      <button
        type="button"
        className={styles.button}
        aria-label={intl.formatMessage(messages.label, { language: languageNames[locale] })}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-busy={switching || undefined}
        onClick={() => toggle('languages')}
      >
        {switching ? <Spinner size="s" decorative /> : <Icon name="language" />}
        <span className={styles.name}>{languageNames[locale]}</span>
      </button>
      {open && (
        <div id={id} className={styles.panel} data-notch="m">
          <LanguageList locale={locale} disabled={switching} onLanguage={onLanguage} />
          {state.status === 'failed' && (
            <p className={styles.failed} role="status">
              {intl.formatMessage(messages.failed)}
            </p>
          )}
          <div className={styles.shipTo}>
            <ShipToButton variant="row" onPress={close} />
          </div>
        </div>
      )}
    </span>
  );
}

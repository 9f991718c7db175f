import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { Icon } from '../../components/icon/icon.tsx';
import { languageNames } from './language-names.ts';
import styles from './language-switch.module.css';

interface LanguageListProps {
  readonly locale: Locale;
  readonly disabled: boolean;
  readonly onLanguage: (locale: Locale) => void;
}

/** The seven languages, each under its native name. */
export function LanguageList({ locale, disabled, onLanguage }: LanguageListProps) {
  return (
    <ul>
      {locales.map((other) => (
        <li key={other}>
          <button
            type="button"
            className={styles.choice}
            lang={other}
            aria-current={other === locale ? 'true' : undefined}
            disabled={disabled}
            onClick={() => onLanguage(other)}
          >
            {languageNames[other]}
            {other === locale && <Icon name="check" />}
          </button>
        </li>
      ))}
    </ul>
  );
}

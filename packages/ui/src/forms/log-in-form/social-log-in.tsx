import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { socialLogInMessages as messages } from './social-log-in.messages.ts';
import styles from './social-log-in.module.css';

export const socialProviders = ['facebook', 'google'] as const;
export type SocialProvider = (typeof socialProviders)[number];

interface SocialLogInProps {
  /** Those that the shop offers. */
  readonly providers: readonly SocialProvider[];
  /** The one whose answer is awaited. */
  readonly pending: SocialProvider | null;
  readonly onProvider: (provider: SocialProvider) => void;
}

/** Logging in by an account that somebody has elsewhere. */
export function SocialLogIn({ providers, pending, onProvider }: SocialLogInProps) {
  const intl = useIntl();
  if (providers.length === 0) return null;
  return (
    <div className={styles.social}>
      <p className={styles.or}>
        <span>{intl.formatMessage(messages.or)}</span>
      </p>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          width="full"
          pending={pending === provider}
          disabled={pending !== null && pending !== provider}
          onClick={() => onProvider(provider)}
        >
          {intl.formatMessage(messages[provider])}
        </Button>
      ))}
    </div>
  );
}

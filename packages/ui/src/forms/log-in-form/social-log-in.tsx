import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { socialLogInMessages as messages } from './social-log-in.messages.ts';
import styles from './social-log-in.module.css';

export const socialProviders = ['facebook', 'google'] as const;
export type SocialProvider = (typeof socialProviders)[number];

interface SocialLogInProps {
  /** The providers that the shop offers. */
  readonly providers: readonly SocialProvider[];
  /** The provider whose answer is pending. */
  readonly pending: SocialProvider | null;
  readonly onProvider: (provider: SocialProvider) => void;
}

/** Buttons for social login. */
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

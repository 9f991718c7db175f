import { points, wheelPrizeCount } from '@signal-shop/sdk/constants';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../components/button/button.tsx';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { dialogMessages } from '../../components/dialog/dialog.messages.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { loginPromptMessages as messages } from './login-prompt-modal.messages.ts';
import styles from './login-prompt-modal.module.css';

export interface LoginPromptModalProps {
  readonly open: boolean;
  /** The login and registration pages, with a redirect back to this page. */
  readonly logInHref: string;
  readonly registerHref: string;
  readonly onClose: () => void;
}

const slides = [
  { key: 'points', icon: 'coins', title: messages.pointsTitle, text: messages.pointsText },
  { key: 'wheel', icon: 'gift', title: messages.wheelTitle, text: messages.wheelText },
  { key: 'cart', icon: 'cart', title: messages.cartTitle, text: messages.cartText },
] as const;

/** The values of all slides: formatMessage ignores unused ones. */
const values = { signUp: points.signUp, daily: points.dailyLogin, prizes: wheelPrizeCount };

/** Invites visitors of the home page to log in, on a card in the corner. Its slides do not move by themselves. */
export function LoginPromptModal({ open, logInHref, registerHref, onClose }: LoginPromptModalProps) {
  const intl = useIntl();
  const titleId = useId();
  if (!open) return null;
  return (
    // Not modal: the page around it stays usable, so the focus stays where it is.
    <div
      className={styles.card}
      data-notch="l"
      data-band="dark"
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} data-text="h4">
          {intl.formatMessage(messages.title)}
        </h2>
        <IconButton icon="close" label={intl.formatMessage(dialogMessages.close)} onClick={onClose} />
      </div>
      <Carousel
        label={intl.formatMessage(messages.slides)}
        variant="banner"
        focusable
        items={slides.map(({ key, icon, title, text }) => ({
          key,
          content: (
            <div className={styles.slide}>
              <span className={styles.icon}>
                <Icon name={icon} size={24} />
              </span>
              <h3 data-text="h3">{intl.formatMessage(title)}</h3>
              <p className={styles.text}>{intl.formatMessage(text, values)}</p>
            </div>
          ),
        }))}
      />
      <div className={styles.ways}>
        <ButtonLink size="s" variant="secondary" href={registerHref} onClick={onClose}>
          {intl.formatMessage(messages.register)}
        </ButtonLink>
        <ButtonLink size="s" variant="accent" href={logInHref} onClick={onClose}>
          {intl.formatMessage(messages.logIn)}
        </ButtonLink>
      </div>
    </div>
  );
}

import { points, wheelPrizeCount } from '@signal-shop/sdk/constants';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../components/button/button.tsx';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Icon } from '../../components/icon/icon.tsx';
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

/** Invites visitors of the home page to log in. The slides of benefits do not rotate by themselves. */
export function LoginPromptModal({ open, logInHref, registerHref, onClose }: LoginPromptModalProps) {
  const intl = useIntl();
  return (
    <Dialog
      open={open}
      placement="bottom"
      title={intl.formatMessage(messages.title)}
      onClose={onClose}
      footer={
        <>
          <ButtonLink variant="secondary" href={registerHref} onClick={onClose}>
            {intl.formatMessage(messages.register)}
          </ButtonLink>
          <ButtonLink variant="accent" href={logInHref} onClick={onClose}>
            {intl.formatMessage(messages.logIn)}
          </ButtonLink>
        </>
      }
    >
      <div className={styles.stage} data-notch="l">
        <Carousel
          label={intl.formatMessage(messages.slides)}
          view="one"
          texts
          items={slides.map(({ key, icon, title, text }) => ({
            key,
            content: (
              <div className={styles.slide} data-band="dark">
                <span className={styles.icon}>
                  <Icon name={icon} size={32} />
                </span>
                <h3 data-text="h2">{intl.formatMessage(title)}</h3>
                <p className={styles.text}>{intl.formatMessage(text, values)}</p>
              </div>
            ),
          }))}
        />
      </div>
    </Dialog>
  );
}

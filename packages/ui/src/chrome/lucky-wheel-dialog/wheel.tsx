import type { Prize } from '@signal-shop/sdk/contract';
import { PrizeType } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { luckyWheelMessages as messages } from './lucky-wheel-dialog.messages.ts';
import type { SpinState } from './lucky-wheel-dialog.states.ts';
import { useSpin } from './use-spin.ts';
import styles from './wheel.module.css';
import { toneOf, WheelFace } from './wheel-face.tsx';

interface WheelProps {
  readonly prizes: readonly Prize[];
  readonly spin: SpinState;
}

/**
 * The wheel and its pointer. It spins for four seconds and stops at the prize; without animation under reduced
 * motion.
 */
export function Wheel({ prizes, spin }: WheelProps) {
  const intl = useIntl();
  const { disc, prizeIndex } = useSpin(spin);
  const won = spin.status === 'won' ? spin.prizeIndex : null;
  return (
    <div className={styles.wheel}>
      <div ref={disc} className={styles.disc} data-prize={prizeIndex}>
        <WheelFace />
        <ul aria-label={intl.formatMessage(messages.prizes)}>
          {prizes.map((prize, at) => (
            <li
              key={prize.id}
              className={styles.sector}
              data-prize={at}
              data-tone={toneOf(at)}
              data-won={won === at || undefined}
            >
              <span className={styles.prize}>
                <Icon name={prize.type === PrizeType.coupon ? 'ticket' : 'gift'} size={20} />
                {prize.name}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <span className={styles.light} aria-hidden="true" />
      <svg className={styles.pointer} viewBox="0 0 24 28" aria-hidden="true" focusable="false">
        <path d="M2 2H22L12 27Z" />
      </svg>
    </div>
  );
}

import type { Prize } from '@signal-shop/sdk/contract';
import { PrizeType } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { PrizePicture } from '../../components/prize-picture/prize-picture.tsx';
import { numberProperty } from '../../number-property.ts';
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
    <>
      <div ref={numberProperty('--prize', prizeIndex)} className={styles.wheel} aria-hidden="true">
        <div ref={disc} className={styles.disc}>
          <WheelFace />
          <span className={styles.light} data-upright />
          {prizes.map((prize, at) => (
            <span
              key={prize.id}
              ref={numberProperty('--place', at)}
              className={styles.sector}
              data-tone={toneOf(at)}
            >
              <Mark prize={prize} />
            </span>
          ))}
        </div>
        <svg className={styles.pointer} viewBox="0 0 24 28" aria-hidden="true" focusable="false">
          <path d="M2 2H22L12 27Z" />
        </svg>
      </div>
      <ul className={styles.names} aria-label={intl.formatMessage(messages.prizes)}>
        {prizes.map((prize, at) => (
          <li key={prize.id} data-won={won === at || undefined}>
            {prize.name}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A prize on the wheel. The names are beneath it: they are too long for a sixth of a disc in most languages. */
function Mark({ prize: { label, pic, type } }: { readonly prize: Prize }) {
  if (label !== undefined)
    return (
      <span className={styles.label} data-upright>
        {label}
      </span>
    );
  return (
    <span className={styles.mark} data-upright>
      <PrizePicture src={pic} icon={type === PrizeType.coupon ? 'ticket' : 'gift'} />
    </span>
  );
}

import { wheelPrizeCount } from '@signal-shop/sdk/constants';
import type { Prize } from '@signal-shop/sdk/contract';
import { PrizeType } from '@signal-shop/sdk/contract';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { ErrorState, failureText } from '../../components/error-state/error-state.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { PrizeAddressForm } from '../../forms/prize-address-form/prize-address-form.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { luckyWheelMessages as messages } from './lucky-wheel-dialog.messages.ts';
import styles from './lucky-wheel-dialog.module.css';
import type { LuckyWheelDialogProps, SpinState, WheelView } from './lucky-wheel-dialog.states.ts';
import { Wheel } from './wheel.tsx';

/** The lucky wheel: one spin, then the coupon or the address form for a gift (spec §4). */
export function LuckyWheelDialog(props: LuckyWheelDialogProps) {
  const intl = useIntl();
  return (
    <Dialog open={props.open} onClose={props.onClose} title={intl.formatMessage(messages.title)}>
      <Content {...props} />
    </Dialog>
  );
}

function Content({ state, address, onSpin, onClose }: LuckyWheelDialogProps) {
  if (state.status === 'loading') {
    return (
      <div className={styles.waiting}>
        <LoadingNote />
        <Skeleton variant="square" />
        <Skeleton variant="control" />
      </div>
    );
  }
  if (state.status === 'failed') {
    return <ErrorState failure={state.failure} onRetry={state.retry} level={3} />;
  }
  const { wheel, spin } = state;
  if (spin.status === 'won' && spin.prize.type !== PrizeType.coupon) {
    return (
      <>
        <Won prize={spin.prize} message={spin.message} />
        <PrizeAddressForm {...address} />
      </>
    );
  }
  return (
    <>
      <Wheel prizes={wheel.prizes} spin={spin} />
      {spin.status === 'won' ? (
        <Coupon prize={spin.prize} onClose={onClose} />
      ) : (
        <Spin wheel={wheel} spin={spin} onSpin={onSpin} />
      )}
    </>
  );
}

interface SpinProps {
  readonly wheel: WheelView;
  readonly spin: SpinState;
  readonly onSpin: () => void;
}

function Spin({ wheel, spin, onSpin }: SpinProps) {
  const intl = useIntl();
  const turning = spin.status === 'spinning';
  return (
    <>
      {/* Always rendered: screen readers announce changes in a live region, not one that mounts with its text. */}
      <p className={styles.note} role="status">
        {turning ? (
          <VisuallyHidden>{intl.formatMessage(messages.spinning)}</VisuallyHidden>
        ) : (
          intl.formatMessage(wheel.isOpen ? messages.note : messages.closed, { prizes: wheelPrizeCount })
        )}
      </p>
      {spin.status === 'failed' && (
        <InlineAlert tone="warning" live>
          {failureText(spin.failure, intl)}
        </InlineAlert>
      )}
      {wheel.isOpen && (
        <Button
          variant="accent"
          size="l"
          width="full"
          pending={turning || spin.status === 'asking'}
          onClick={onSpin}
        >
          {intl.formatMessage(messages.spin)}
        </Button>
      )}
    </>
  );
}

interface WonProps {
  readonly prize: Prize;
  readonly message: string;
}

/** Takes the focus, because the spin button unmounts, and so is announced. */
function Won({ prize, message }: WonProps) {
  const intl = useIntl();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.won} data-notch="l" role="status">
      <Icon name={prize.type === PrizeType.coupon ? 'ticket' : 'gift'} size={32} />
      <div>
        <h3 ref={title} data-text="h3" tabIndex={-1}>
          {intl.formatMessage(messages.won, { prize: prize.name })}
        </h3>
        <p>{message}</p>
      </div>
    </div>
  );
}

/** The hint where to find the coupon is our message, not the server's, so that it is always there. */
function Coupon({ prize, onClose }: Pick<WonProps, 'prize'> & Pick<LuckyWheelDialogProps, 'onClose'>) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <>
      <Won prize={prize} message={intl.formatMessage(messages.coupon)} />
      <ButtonLink variant="accent" width="full" href={hrefs.category(null)} onClick={onClose}>
        {intl.formatMessage(messages.shop)}
      </ButtonLink>
    </>
  );
}

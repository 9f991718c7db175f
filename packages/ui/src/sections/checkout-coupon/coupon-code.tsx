import { limits } from '@signal-shop/sdk/contract';
import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { checkoutCouponMessages as messages } from './checkout-coupon.messages.ts';
import styles from './checkout-coupon.module.css';
import type { CouponEvents, CouponView } from './checkout-coupon.states.ts';

/** A field for a coupon code. A rejected code stays in the field. */
export function CouponCode({ view, on }: { readonly view: CouponView; readonly on: CouponEvents }) {
  const intl = useIntl();
  const [code, setCode] = useState(view.choice?.kind === 'code' ? view.choice.code : '');
  const [isMissing, setMissing] = useState(false);
  const isChecked = view.choice?.kind === 'code' && view.standing.status === 'checking';

  function send(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const trimmedCode = code.trim();
    setMissing(trimmedCode === '');
    if (trimmedCode !== '') on.onChoose({ kind: 'code', code: trimmedCode });
  }

  return (
    <form className={styles.code} noValidate onSubmit={send}>
      <TextField
        label={intl.formatMessage(messages.code)}
        value={code}
        onChange={setCode}
        maxLength={limits.placeOrder.coupon_code.maxLength}
        autoComplete="off"
        error={isMissing ? intl.formatMessage(messages.codeMissing) : null}
      />
      <Button type="submit" variant="secondary" pending={isChecked}>
        {intl.formatMessage(messages.apply)}
      </Button>
    </form>
  );
}

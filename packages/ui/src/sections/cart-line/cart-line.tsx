import type { CartItem } from '@signal-shop/sdk/contract';
import { Flag, RebateKind } from '@signal-shop/sdk/contract';
import { linePoints } from '@signal-shop/sdk/rules/line-points';
import { fromCents, toCents } from '@signal-shop/sdk/rules/price';
import { orderableMaximum } from '@signal-shop/sdk/rules/quantity';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { FieldError } from '../../components/field/field.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { numberStepperMessages } from '../../components/number-stepper/number-stepper.messages.ts';
import { NumberStepper } from '../../components/number-stepper/number-stepper.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { LowestPrice } from '../../components/price/lowest-price.tsx';
import { priceMessages } from '../../components/price/price.messages.ts';
import { Price } from '../../components/price/price.tsx';
import { useMoney } from '../../components/price/use-money.ts';
import type { TagContent } from '../../components/tag/tag.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import { colourNames } from '../../foundations/product-art/colour-names.messages.ts';
import { useLinks } from '../../link/link-context.tsx';
import type { CartLineView } from '../../screens/cart/cart/cart.states.ts';
import { artOf } from '../../views/art-of.ts';
import { SaveButton } from '../saved-items/save-button.tsx';
import { cartLineMessages as messages } from './cart-line.messages.ts';
import styles from './cart-line.module.css';

interface CartLineProps {
  readonly line: CartLineView;
  readonly onQuantity: (quantity: number) => void;
  readonly onDelete: () => void;
  /** Offers to buy the goods later. */
  readonly onSave?: (() => void) | undefined;
  readonly deletion?: 'none' | 'pending' | 'failed';
  /** For the drawer: smaller, without the unit price. */
  readonly compact?: boolean;
}

/** The badge for the price of a line; null for a normal price. */
function tagOf(item: CartItem): TagContent | null {
  if (item.is_free === Flag.yes) return { kind: 'free' };
  if (item.is_integral === Flag.yes) return { kind: 'points' };
  if (item.is_seckill === Flag.yes) return { kind: 'flash' };
  return item.is_rebate === RebateKind.none ? null : { kind: 'deal' };
}

function problemOf({ line, deletion }: CartLineProps, intl: IntlShape): string | null {
  if (deletion === 'failed') return intl.formatMessage(messages.deleteFailed);
  return line.problem === 'outOfStock' ? intl.formatMessage(messages.outOfStock) : null;
}

function quantityError(problem: CartLineView['problem'], intl: IntlShape): string | null {
  return problem === null || problem === 'outOfStock'
    ? null
    : intl.formatMessage(numberStepperMessages[problem]);
}

/** A line of the cart. */
export function CartLine(props: CartLineProps) {
  const { line, onQuantity, onDelete, onSave, deletion = 'none', compact = false } = props;
  const { item } = line;
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  const tag = tagOf(item);
  const problem = problemOf(props, intl);
  const maximum = orderableMaximum(item);
  return (
    <article
      className={styles.line}
      data-compact={compact || undefined}
      data-leaving={deletion === 'pending' || undefined}
      aria-busy={deletion === 'pending' || undefined}
    >
      <div className={styles.parts}>
        <div className={styles.picture}>
          <Picture art={artOf(item)} src={item.pic_index} sizes="6rem" />
        </div>
        <div className={styles.about}>
          {tag !== null && <Tag tag={tag} />}
          <h3 data-text="h4">
            <Anchor className={styles.link} href={hrefs.goods(item.goods_id)}>
              {item.name}
            </Anchor>
          </h3>
          <p className={styles.colour}>{intl.formatMessage(colourNames[item.goods_color])}</p>
          {problem !== null && <FieldError>{problem}</FieldError>}
          {deletion === 'pending' && <p role="status">{intl.formatMessage(messages.deleting)}</p>}
          {onSave !== undefined && (
            <SaveButton name={item.name} disabled={deletion === 'pending' || line.pending} onSave={onSave} />
          )}
        </div>
        <div className={styles.quantity}>
          {maximum > 0 && (
            <NumberStepper
              label={intl.formatMessage(messages.quantity, { name: item.name })}
              value={line.quantity}
              max={maximum}
              pending={line.pending}
              disabled={deletion === 'pending' || line.arriving === true || item.is_free === Flag.yes}
              error={quantityError(line.problem, intl)}
              onChange={onQuantity}
            />
          )}
        </div>
        <div className={styles.sum}>
          <Sum line={line} />
        </div>
        <div className={styles.remove}>
          <IconButton
            icon="bin"
            label={intl.formatMessage(messages.remove, { name: item.name })}
            disabled={deletion === 'pending'}
            onClick={onDelete}
          />
        </div>
      </div>
    </article>
  );
}

function Sum({ line }: { readonly line: CartLineView }) {
  const { item, quantity } = line;
  const intl = useIntl();
  const money = useMoney();
  if (item.is_integral === Flag.yes) {
    const points = linePoints(line.item, line.quantity);
    // Without a price in points, at least show that the line is paid in points.
    const text =
      points > 0 ? intl.formatMessage(priceMessages.points, { points }) : intl.formatMessage(messages.points);
    return <p className={styles.points}>{text}</p>;
  }
  if (item.is_free === Flag.yes) return <Price kind="free" original={item.original_price} />;
  const sum = times(item.price, quantity);
  const original = times(item.original_price, quantity);
  const lowest = item.lowest_price_30_days === null ? null : times(item.lowest_price_30_days, quantity);
  return (
    <>
      <Price kind="money" amount={sum} original={original} />
      <LowestPrice price={lowest} />
      {quantity > 1 && (
        <p className={styles.each}>{intl.formatMessage(messages.each, { price: money(item.price) })}</p>
      )}
    </>
  );
}

function times(amount: number, quantity: number): number {
  return fromCents(toCents(amount) * quantity);
}

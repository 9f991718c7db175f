import { Flag } from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../components/button/button.tsx';
import { firstClick } from '../../../components/button/first-click.ts';
import { Checkbox } from '../../../components/checkbox/checkbox.tsx';
import { useScrolls } from '../../../components/data-table/use-scrolls.ts';
import { IconButton } from '../../../components/icon-button/icon-button.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import { Price } from '../../../components/price/price.tsx';
import { productActionsMessages as actionMessages } from '../../../components/product-actions/product-actions.messages.ts';
import { productCardMessages as cardMessages } from '../../../components/product-card/product-card.messages.ts';
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { FeatureName } from '../../../sections/spec-sheet/feature-name.tsx';
import { SpecValue } from '../../../sections/spec-sheet/spec-value.tsx';
import { artOf } from '../../../views/art-of.ts';
import { compareMessages as messages } from './compare.messages.ts';
import styles from './compare.module.css';
import type { CompareScreenProps, ComparisonView } from './compare.states.ts';

interface CompareTableProps extends Pick<CompareScreenProps, 'onRemove' | 'onClear' | 'onAdd'> {
  readonly view: ComparisonView;
}

/** A column per goods. If it overflows, it scrolls horizontally and is focusable, so that keyboards can scroll it. */
export function CompareTable({ view, onRemove, onClear, onAdd }: CompareTableProps) {
  const intl = useIntl();
  const captionId = useId();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { box, scrolls } = useScrolls();
  const rows = onlyDifferences ? view.rows.filter((row) => row.differs === Flag.yes) : view.rows;
  return (
    <>
      <div className={styles.controls}>
        <Checkbox
          label={intl.formatMessage(messages.differences)}
          checked={onlyDifferences}
          onChange={setOnlyDifferences}
        />
        <Button variant="ghost" size="s" iconStart="bin" onClick={onClear}>
          {intl.formatMessage(messages.clear)}
        </Button>
      </div>
      <section
        ref={box}
        className={styles.region}
        aria-labelledby={captionId}
        tabIndex={scrolls ? 0 : undefined}
      >
        <table className={styles.table} data-columns={view.goods.length}>
          <caption id={captionId}>
            <VisuallyHidden>{intl.formatMessage(messages.table)}</VisuallyHidden>
          </caption>
          <Head goods={view.goods} onRemove={onRemove} />
          <tbody>
            <Line name={intl.formatMessage(messages.price)}>
              {view.goods.map((item) => (
                <td key={item.goods_id} className={styles.cell}>
                  <div className={styles.price}>
                    <Price kind="money" amount={item.goods_price} original={item.original_price} />
                    <AddButton goods={item} onAdd={onAdd} />
                  </div>
                </td>
              ))}
            </Line>
            {rows.map((row, index) => (
              <Line key={index} name={row.name} differs={row.differs === Flag.yes}>
                {view.goods.map((item, column) => (
                  <td key={item.goods_id} className={styles.cell}>
                    <SpecValue value={row.values[column] ?? null} />
                  </td>
                ))}
              </Line>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length === 0 && <p data-muted>{intl.formatMessage(messages.same)}</p>}
    </>
  );
}

function Head({ goods, onRemove }: Pick<ComparisonView, 'goods'> & Pick<CompareTableProps, 'onRemove'>) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
          <VisuallyHidden>{intl.formatMessage(messages.feature)}</VisuallyHidden>
        </th>
        {goods.map((item) => (
          <th key={item.goods_id} scope="col" className={styles.head}>
            <div className={styles.stage} data-notch="l">
              <Picture art={artOf(item)} src={item.pic_index} ghost />
              <span className={styles.remove}>
                <IconButton
                  icon="close"
                  label={intl.formatMessage(messages.remove, { name: item.name })}
                  onClick={firstClick(() => onRemove(item.goods_id))}
                />
              </span>
            </div>
            <Anchor className={styles.name} href={hrefs.goods(item.goods_id)} data-text="h4">
              {item.name}
            </Anchor>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface AddButtonProps extends Pick<CompareTableProps, 'onAdd'> {
  readonly goods: ComparisonView['goods'][number];
}

function AddButton({ goods, onAdd }: AddButtonProps) {
  const intl = useIntl();
  if (goods.stock_count <= 0) return <span data-muted="">{intl.formatMessage(cardMessages.soldOut)}</span>;
  const label = intl.formatMessage(actionMessages.addToCart, { name: goods.name });
  return <IconButton icon="cart" label={label} onClick={() => onAdd(goods.goods_id)} />;
}

interface LineProps {
  readonly name: string;
  readonly differs?: boolean;
  readonly children: ReactNode;
}

function Line({ name, differs = false, children }: LineProps) {
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row" className={styles.feature}>
        <FeatureName name={name} differs={differs} />
      </th>
      {children}
    </tr>
  );
}

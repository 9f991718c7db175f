import type { ReactNode } from 'react';
import { createContext, use, useState } from 'react';
import { ProductActionsBar as Tools } from '../components/product-actions/product-actions.tsx';
import type { ProductActions, ProductActionsProps } from '../link/product-actions.ts';
import { ProductActionsContext } from '../link/product-actions.ts';

interface WithProductActionsProps {
  /** Ids of the goods on the wishlist. */
  readonly wished?: readonly number[];
  readonly compared?: readonly number[];
  readonly onAdd?: (goodsId: number) => void;
  readonly children: ReactNode;
}

/** Working wish and compare buttons, as in the shop. */
export function WithProductActions({
  wished = [],
  compared = [],
  onAdd = () => undefined,
  children,
}: WithProductActionsProps) {
  const [wishes, setWishes] = useState(wished);
  const [comparison, setComparison] = useState(compared);
  const actions: ProductActions = {
    isWished: (id) => wishes.includes(id),
    onWish: (id) => setWishes(toggled(wishes, id)),
    isCompared: (id) => comparison.includes(id),
    onCompare: (id) => setComparison(toggled(comparison, id)),
    onAdd,
  };
  return (
    <Pressed value={actions}>
      <ProductActionsContext value={StoryTools}>{children}</ProductActionsContext>
    </Pressed>
  );
}

function toggled(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids];
}

const Pressed = createContext<ProductActions | null>(null);

function StoryTools(props: ProductActionsProps) {
  const actions = use(Pressed);
  return actions === null ? null : <Tools {...props} actions={actions} />;
}

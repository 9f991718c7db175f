import type { AfterSalesEvent, OrderEvent } from '@signal-shop/sdk/contract';

/** A step of an order or an after-sales request: an event of the contract, without the id of its delivery. */
export type Move = Omit<OrderEvent, 'id'> | Omit<AfterSalesEvent, 'id'>;

export type MoveListener = (move: Move) => void;

/** A listener to the moves of all worlds of a shop. */
export type ShopMoveListener = (move: Move, session: string) => void;

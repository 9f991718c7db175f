/** The order lines of the examples: the demo customer's, by their ids in the seed. */

/** In transit. */
export const shippedLine = { ordersn: 'SG20260111000027', line_id: 1 };
/** Two headsets, delivered eight days ago. */
export const receivedLine = { ordersn: 'SG20260102000019', line_id: 1 };
/** Delivered three weeks ago; the warranty of its second line is registered. */
export const registeredLine = { ordersn: 'SG20251220000034', line_id: 2 };
/** Delivered 38 days ago, paid with points and reviewed. */
export const reviewedLine = { ordersn: 'SG20251203000008', line_id: 1 };
export const lineThatNeverWas = { ordersn: 'SG20260102000019', line_id: 9 };
export const orderThatNeverWas = 'SG20260115999999';
/** The first line of the first order that a scenario makes. */
export const madeOrder = { ordersn: 'SG20260115000001', line_id: 1 };

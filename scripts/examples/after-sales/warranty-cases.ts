import type { ExampleCase } from '../example-case.ts';
import { example, exampleAfter } from '../example-case.ts';
import {
  lineThatNeverWas,
  madeOrder,
  orderThatNeverWas,
  receivedLine,
  registeredLine,
  shippedLine,
} from '../orders/order-lines.ts';
import { proofPicture, withProof } from '../reviews/uploaded.ts';

const report = { problem: 'The wheel slips.', credentials: [proofPicture] };
const marketplaceOrder = { order_number: '112-5550142-7301884', email: 'ada@example.com' };

export const warrantyCases: readonly ExampleCase[] = [
  example('listWarranties', 'success', 'The newest two', { page: 1, page_size: 2 }),
  example('listWarranties', 'empty', 'Nothing was delivered yet', {}, { who: 'newcomer' }),

  example('registerWarranty', 'success', 'Registered', receivedLine),
  example('registerWarranty', 'orderNotFound', 'No such order', { ordersn: orderThatNeverWas, line_id: 1 }),
  example('registerWarranty', 'orderLineNotFound', 'No such line', lineThatNeverWas),
  example('registerWarranty', 'warrantyTooEarly', 'Not delivered yet', shippedLine),
  example('registerWarranty', 'warrantyAlreadyRegistered', 'Already registered', registeredLine),
  example(
    'registerWarranty',
    'warrantyOver',
    'More than a year old',
    { ...madeOrder, line_id: 2 },
    { scenarios: 'warranty.day-366' },
  ),

  exampleAfter('claimWarranty', 'success', 'Claimed', withProof({ ...registeredLine, ...report })),
  example('claimWarranty', 'orderNotFound', 'No such order', {
    ordersn: orderThatNeverWas,
    line_id: 1,
    ...report,
  }),
  example('claimWarranty', 'orderLineNotFound', 'No such line', { ...lineThatNeverWas, ...report }),
  example('claimWarranty', 'warrantyNotRegistered', 'Not registered', { ...receivedLine, ...report }),
  example(
    'claimWarranty',
    'warrantyOver',
    'More than a year old',
    { ...madeOrder, ...report },
    { scenarios: 'warranty.day-366' },
  ),
  example(
    'claimWarranty',
    'warrantyAlreadyClaimed',
    'Already claimed',
    { ...madeOrder, ...report },
    { scenarios: 'warranty.claimed' },
  ),
  example('claimWarranty', 'pictureNotFound', 'An unknown picture', {
    ...registeredLine,
    ...report,
    credentials: ['https://pictures.example.com/1.png'],
  }),

  example('findMarketplaceWarranty', 'success', 'A valid warranty', marketplaceOrder, { who: 'guest' }),
  example(
    'findMarketplaceWarranty',
    'over',
    'Two goods, more than a year old',
    { ...marketplaceOrder, order_number: '114-5550107-2290461' },
    { who: 'guest' },
  ),
  example(
    'findMarketplaceWarranty',
    'marketplaceOrderNotFound',
    'No such order',
    { ...marketplaceOrder, order_number: '112-0000000-0000000' },
    { who: 'guest' },
  ),
];

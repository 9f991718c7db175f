export type { Locale } from '@signal-shop/sdk/contract';
export { loadFakers } from '#fakers';
export type { PhotographFilesOptions } from './operations/media/photograph-addresses.ts';
export { photographFiles } from './operations/media/photograph-addresses.ts';
export { drawnPicture } from './operations/media/pictures.ts';
export { applyScenarios, scenarioList } from './scenarios/create/apply-scenarios.ts';
export type { ScenarioWorldOptions } from './scenarios/create/create-world.ts';
export { createWorld } from './scenarios/create/create-world.ts';
export type { Photographs } from './seed/photographs.ts';
export type { OperationAnswer, OperationRequest, Shop, ShopCall } from './shop.ts';
export { createShop } from './shop.ts';
export type { ShopOptions } from './shop-options.ts';
export {
  demoCustomer,
  demoToken,
  newCustomer,
  startingTokens,
  vipCustomer,
} from './world/account/customers.ts';
export { afterSalesTransitions } from './world/after-sales/after-sales-machine.ts';
export type { ChallengeAnswer } from './world/checkout/challenge.ts';
export { answerChallenge } from './world/checkout/challenge.ts';
export type { WalletAnswer } from './world/checkout/wallet.ts';
export { answerWallet } from './world/checkout/wallet.ts';
export { TooManySessions } from './world/create/worlds.ts';
export { applyTransition as takeTransition } from './world/orders/apply-transition.ts';
export type { OrderTransition, OrderTransitionName } from './world/orders/order-machine.ts';
export { orderTransitions } from './world/orders/order-machine.ts';
export type { Clock, ClockSetting } from './world/state/clock.ts';
export { frozenAtMs } from './world/state/clock.ts';
export type { Fault, FaultKind } from './world/state/faults.ts';
export { faultKinds } from './world/state/faults.ts';
export type { LedgerEntry } from './world/state/orders.ts';
export type { StreamBehaviour, WorldState } from './world/state/state.ts';
export type { World } from './world/state/world.ts';
export type { Stub } from './world/stubs/stubs.ts';

// Generated from openapi/control/: run `npm run generate`, never edit.
export interface paths {
    readonly "/__mock/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether the server is ready */
        readonly get: operations["health"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/openapi.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** This document */
        readonly get: operations["openapi"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/feed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Streams events
         * @description Server-sent events, each with its data as JSON: `call` (a call was answered), `session` (one was made), `ended` (one is gone), `scenarios` (others
         *     are in force), `clock` (it was turned, stopped or let go), `streams` (one was opened or closed), `event` (one was pushed),
         *     `mail` (one was sent), `faults` (planned, met or cleared), `world` (it was changed from here). `followFeed` of
         *     `@signal-shop/mock-server/feed` reads them, and reconnects by itself.
         */
        readonly get: operations["feed"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/scenarios": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The named states that a session can be put into */
        readonly get: operations["scenarios"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The sessions that have a world */
        readonly get: operations["sessions"];
        readonly put?: never;
        /**
         * Begins a session
         * @description One of this name that is there already begins again. Without a name the session is given a free one. `reset` brings it
         *     back to these scenarios, this seed and this clock.
         */
        readonly post: operations["createSession"];
        /**
         * Removes idle sessions and their calls
         * @description The session `default` is never removed. A world that `x-mock-scenario` made beside a session goes by itself after ten idle
         *     minutes, as soon as another session begins.
         */
        readonly delete: operations["removeIdleSessions"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/sessions/{session}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One session at a glance */
        readonly get: operations["session"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Forgets a session and its calls
         * @description Using its name again creates a new session.
         */
        readonly delete: operations["deleteSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/sessions/{session}/scenario": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Starts the session again in the state of some scenarios
         * @description Its carts, orders and logins are gone, and its calls are forgotten. With `keep` the scenarios turn the world that
         *     the session lives in, and everything else in it stays.
         */
        readonly post: operations["setScenarios"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/sessions/{session}/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Takes the session back to how it was created
         * @description That is to the scenarios, the seed and the clock that it was given in `createSession`, or by a link into a state. A session
         *     that nobody created, such as `default`, goes back to those that the server was started with. What `setScenarios` chose is
         *     forgotten.
         */
        readonly post: operations["reset"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/sessions/{session}/state": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Everything that the session remembers */
        readonly get: operations["readState"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Changes the world by a JSON Patch
         * @description Nothing changes unless the shop can still answer what a shopper sees first.
         */
        readonly patch: operations["patchState"];
        readonly trace?: never;
    };
    readonly "/__mock/sessions/{session}/snapshot": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Puts the world aside as text */
        readonly get: operations["readSnapshot"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/sessions/{session}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Puts a world back, in this session or another */
        readonly post: operations["restoreSnapshot"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/clock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns the time of the session */
        readonly get: operations["readClock"];
        readonly put?: never;
        /** Turns the clock */
        readonly post: operations["turnClock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/faults": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the kinds of faults and the scheduled ones */
        readonly get: operations["faults"];
        readonly put?: never;
        /** Plans a fault */
        readonly post: operations["planFault"];
        /** Removes scheduled faults */
        readonly delete: operations["clearFaults"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/streams": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How many event streams are open */
        readonly get: operations["streams"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/streams/drop": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ends the streams that are open now
         * @description Like a lost connection. A client that reconnects receives the current state; the shop reconnects only at the next visit.
         */
        readonly post: operations["dropStreams"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/streams/hold": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Holds events back, or sends those held back
         * @description Holds the events of the streams that are open, and of those that open meanwhile; each stream keeps its last 1,000.
         *     Starting the session again ends the hold.
         */
        readonly post: operations["holdStreams"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/streams/push": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends an event to the streams that are open now */
        readonly post: operations["pushToStreams"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/calls": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The last 200 calls */
        readonly get: operations["calls"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/calls/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One call with both bodies, and as a command line */
        readonly get: operations["call"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/calls/await": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Waits for a call
         * @description Responds with the first matching call, past or future within the time limit.
         */
        readonly post: operations["awaitCall"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/har": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The calls as an HTTP Archive */
        readonly get: operations["har"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/coverage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns the coverage of the contract */
        readonly get: operations["coverage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/violations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Where requests or answers differed from the contract */
        readonly get: operations["violations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/orders/{ordersn}/advance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Moves an order on, as shop, carrier, provider and customer would */
        readonly post: operations["advanceOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/sessions/{session}/after-sales": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists after-sales requests with the allowed steps */
        readonly get: operations["afterSales"];
        readonly put?: never;
        /** Takes a step that the shop's staff would take */
        readonly post: operations["moveAfterSales"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/sessions/{session}/outbox": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The mails that the shop sent */
        readonly get: operations["outbox"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/ledger": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every charge that was really made */
        readonly get: operations["ledger"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly Health: {
            /**
             * @description There is no other answer; a server that is not ready does not answer.
             * @constant
             */
            readonly status: "ready";
            /** @description How many calls of the contract it serves. */
            readonly operations: number;
            /** @description How many sessions have a world. */
            readonly sessions: number;
        };
        /** @description Why a call was refused. */
        readonly Refusal: {
            /** @description The number that the contract of the shop gives to refusals of this kind. */
            readonly code: number;
            /** @description A sentence for people, which names the field that was wrong. */
            readonly msg: string;
        };
        /** @description An object whose fields its own standard describes. */
        readonly Document: {
            readonly [key: string]: unknown;
        };
        /**
         * @description 1 to 64 letters, digits, dots, colons, dashes or underscores. Behind a `~` stand the scenarios of a world that the
         *     header `x-mock-scenario` made beside the session.
         * @example default
         */
        readonly SessionName: string;
        /** @description A state that a session can be put into. */
        readonly NamedScenario: {
            /** @description What it is chosen by. A part after a colon stands for an argument, as in `points.balance:N`. */
            readonly name: string;
            /** @description What comes before the dot. */
            readonly group: string;
            /** @description The visible effect. */
            readonly description: string;
            /** @description The page of the shop that shows it, from the root; absent where none does. */
            readonly page?: string;
            /** @description The same, with everything that it takes to see it there: opens the page in this state. */
            readonly link?: string;
            /** @description The scenario that makes the same world; `default` for the shop as it begins. */
            readonly sameAs?: string;
        };
        /** @description A session in a list of them. */
        readonly KnownSession: {
            readonly session: components["schemas"]["SessionName"];
            /**
             * @description Who made it: somebody who named it, the header `x-mock-scenario` for single requests (`scenario`), or a link into a
             *     state (`link`).
             * @enum {unknown}
             */
            readonly origin: "named" | "scenario" | "link";
            /** @description For how many milliseconds nobody used it. */
            readonly idleMs: number;
            /** @description The names in force, in the order of their choice. */
            readonly scenarios: readonly string[];
        };
        /**
         * @description Names of scenarios; none of two that contradict each other.
         * @example [
         *       "cart.many",
         *       "flash.closed"
         *     ]
         */
        readonly ScenarioNames: readonly string[];
        /**
         * @description Chance depends on it alone: order numbers and luck are alike in every session with this seed. Without one they depend on
         *     the seed of the server and on the name of the session.
         * @example 7
         */
        readonly Seed: string;
        /**
         * @description `real`, or the moment at which the clock of the session stands still: ISO 8601, or milliseconds since 1970. Without it the
         *     clock starts as the server was configured.
         * @example 2026-01-15T12:00:00Z
         */
        readonly StartOfClock: string | number;
        /**
         * @description How far to advance the clock after applying the scenarios, in milliseconds; less than a hundred years.
         * @example 60000
         */
        readonly Ahead: number;
        /** @description The initial state of a session; omitted fields have the server's defaults. */
        readonly NewSession: {
            readonly name?: components["schemas"]["SessionName"];
            readonly scenarios?: components["schemas"]["ScenarioNames"];
            readonly seed?: components["schemas"]["Seed"];
            readonly now?: components["schemas"]["StartOfClock"];
            readonly ahead?: components["schemas"]["Ahead"];
        };
        /**
         * Cart type
         * @description Which cart a call is about.
         * @example 1
         * @enum {integer}
         */
        readonly CartType: 1 | 2;
        readonly GuestCartLine: {
            /** @description Which goods. */
            readonly id: number;
            /** @description How many. */
            readonly goods_number: number;
            readonly type: components["schemas"]["CartType"];
        };
        /**
         * Locale
         * @description A language of the shop; en is the default.
         * @example en
         * @enum {string}
         */
        readonly Locale: "zh" | "en" | "de" | "ja" | "it" | "es" | "fr";
        /** @description What a browser has to hold so that the state can be seen in it; what is left out stays as the browser has it. */
        readonly Visitor: {
            /** @description Of the login; null for a guest. */
            readonly token?: string | null;
            /** @description The content of a guest's cart, which only the browser stores. */
            readonly guestCart?: readonly components["schemas"]["GuestCartLine"][];
            readonly locale?: components["schemas"]["Locale"];
        };
        /** @description A session, and the state that it was put into. */
        readonly SessionState: {
            readonly session: components["schemas"]["SessionName"];
            readonly scenarios: components["schemas"]["ScenarioNames"];
            readonly visitor: components["schemas"]["Visitor"];
        };
        /**
         * @description A moment in ISO 8601, UTC.
         * @example 2026-01-15T12:00:00.000Z
         */
        readonly Instant: string;
        /**
         * @description Milliseconds since 1970.
         * @example 1768478400000
         */
        readonly Milliseconds: number;
        /**
         * @description How many times as fast as the machine's clock it runs; 0 stops it.
         * @example 1
         */
        readonly ClockSpeed: number;
        /** @enum {unknown} */
        readonly FaultTarget: "addBannerItem" | "addCartItem" | "addWish" | "applyForFreeTest" | "buyNow" | "cancelOrder" | "cancelPraise" | "changePassword" | "checkoutCart" | "checkoutOrder" | "chooseGift" | "claimSocialFollow" | "claimWarranty" | "compareGoods" | "confirmCharge" | "confirmReceived" | "deleteAddress" | "deleteCartItem" | "deleteOrder" | "drawRaffle" | "findMarketplaceWarranty" | "findOrder" | "findWithdrawableOrder" | "getActivityTimes" | "getBanner" | "getCart" | "getContact" | "getCustomerRights" | "getFlashSale" | "getFreeTest" | "getGoods" | "getGoodsUserInfo" | "getOrder" | "getOrderData" | "getOrderLineReview" | "getOrderTax" | "getPointRules" | "getProfile" | "getRefundDetail" | "getTerm" | "getUserInfo" | "getWheel" | "joinCart" | "joinWishes" | "listActivityCoupons" | "listAddresses" | "listAfterSales" | "listAvatars" | "listBanners" | "listCarriers" | "listCategories" | "listComments" | "listContacts" | "listCoupons" | "listDownloads" | "listFreeTests" | "listGifts" | "listGoods" | "listGoodsByIds" | "listGoodsCoupons" | "listGoodsFaqs" | "listHotCategories" | "listHotPosts" | "listHotProducts" | "listNotices" | "listOrders" | "listPointLog" | "listQuestions" | "listRaffles" | "listRelatedGoods" | "listReviews" | "listStates" | "listTerms" | "listWarranties" | "listWinnings" | "listWishes" | "logIn" | "logInWithFacebook" | "logInWithGoogle" | "placeOrder" | "praiseComment" | "register" | "registerProduct" | "registerWarranty" | "removeWish" | "requestAfterSales" | "requestNotice" | "requestRefund" | "resetPassword" | "saveAddress" | "savePrizeAddress" | "saveProfile" | "sendBackTracking" | "sendMessage" | "sendVerificationCode" | "setLanguage" | "signUpByPopup" | "spinWheel" | "storeReview" | "subscribe" | "suggest" | "takeCoupon" | "trackParcel" | "uploadAvatar" | "uploadPicture" | "useAvatar" | "verifyOrder" | "watchActivity" | "withdrawAfterSales" | "withdrawOrder" | "*";
        /**
         * @description The kind of the fault; `GET /__mock/faults` describes each.
         * @enum {string}
         */
        readonly FaultKind: "latency" | "timeout-60s" | "dribble" | "reset" | "request-lost" | "answer-lost" | "empty" | "truncated" | "drop-after-bytes" | "malformed-json" | "wrong-content-type" | "html-500" | "status" | "unknown-code" | "missing-msg";
        /** @description A fault as the session keeps it; `after` and `times` count down. */
        readonly Fault: {
            readonly operationId: components["schemas"]["FaultTarget"];
            readonly kind: components["schemas"]["FaultKind"];
            /** @description Milliseconds. */
            readonly ms?: number;
            /** @description After how many bytes. */
            readonly bytes?: number;
            /** @description Which status. */
            readonly status?: number;
            /** @description How many calls are let through before. */
            readonly after?: number;
            /** @description How often it still happens. */
            readonly times?: number;
            /** @description How likely it happens. */
            readonly probability?: number;
            /**
             * @description Planned here, and so taken away by `clearFaults`; scenarios plan others.
             * @constant
             */
            readonly planned?: true;
        };
        /** @description One session at a glance. */
        readonly SessionReading: {
            readonly session: components["schemas"]["SessionName"];
            /** @description The names in force, in the order of their choice. */
            readonly scenarios: readonly string[];
            readonly now: components["schemas"]["Instant"];
            readonly ms: components["schemas"]["Milliseconds"];
            readonly speed: components["schemas"]["ClockSpeed"];
            /** @description What its chance depends on, where it was given a seed of its own. */
            readonly seed: string | null;
            /** @description Where its clock stood still at first, in ISO 8601; null for one that ran from the beginning. */
            readonly startedAt: string | null;
            /** @description How far its clock was turned since then, in milliseconds. */
            readonly ahead: number;
            /** @description Whether the clock goes on by itself. */
            readonly running: boolean;
            /** @description How many event streams are open. */
            readonly streams: number;
            /** @description How many mails were sent. */
            readonly mails: number;
            /** @description What lies ahead of its calls. */
            readonly faults: readonly components["schemas"]["Fault"][];
            /** @description How many charges were made. */
            readonly charges: number;
        };
        readonly OfSession: {
            readonly session: components["schemas"]["SessionName"];
        };
        /** @description The state that a session is put into. */
        readonly ScenarioChoice: {
            readonly scenarios: components["schemas"]["ScenarioNames"];
            /**
             * @description May be left out.
             * @constant
             */
            readonly keep?: false;
            readonly seed?: components["schemas"]["Seed"];
            readonly now?: components["schemas"]["StartOfClock"];
            readonly ahead?: components["schemas"]["Ahead"];
        } | {
            readonly scenarios: components["schemas"]["ScenarioNames"];
            /**
             * @description Everything else in the world stays.
             * @constant
             */
            readonly keep: true;
        };
        /** @description Everything that the session remembers, as a tree. */
        readonly StateTree: {
            readonly session: components["schemas"]["SessionName"];
            readonly state: components["schemas"]["Document"];
        };
        /** @description One step of a JSON Patch (RFC 6902). */
        readonly PatchStep: {
            /**
             * @description What is done.
             * @enum {unknown}
             */
            readonly op: "add" | "remove" | "replace" | "move" | "copy" | "test";
            /** @description A JSON Pointer, such as `/locale`. */
            readonly path: string;
            /** @description A JSON Pointer, for `move` and `copy`. */
            readonly from?: string;
            /** @description What is put there, for `add`, `replace` and `test`. */
            readonly value?: unknown;
        };
        readonly Snapshot: {
            readonly session: components["schemas"]["SessionName"];
            /** @description The world as text, for `restoreSnapshot`; nothing else reads it. */
            readonly snapshot: string;
        };
        readonly ClockReading: {
            readonly session: components["schemas"]["SessionName"];
            readonly now: components["schemas"]["Instant"];
            readonly ms: components["schemas"]["Milliseconds"];
            readonly speed: components["schemas"]["ClockSpeed"];
        };
        /** @description How the clock of a session is turned. */
        readonly ClockTurn: {
            readonly session?: components["schemas"]["SessionName"];
            /** @description How many milliseconds forward; a negative number goes back. */
            readonly advance: number;
            readonly speed?: components["schemas"]["ClockSpeed"];
        } | {
            readonly session?: components["schemas"]["SessionName"];
            /** @description A moment in ISO 8601, milliseconds since 1970, or `real` for the machine's clock. */
            readonly set: string | number;
            readonly speed?: components["schemas"]["ClockSpeed"];
        } | {
            readonly session?: components["schemas"]["SessionName"];
            /**
             * @description Refused with 409 when it does not lie ahead.
             * @enum {unknown}
             */
            readonly to: "flash.start" | "flash.end";
            readonly speed?: components["schemas"]["ClockSpeed"];
        } | {
            readonly session?: components["schemas"]["SessionName"];
            readonly speed: components["schemas"]["ClockSpeed"];
        };
        /** @description A description of each kind. */
        readonly FaultKinds: {
            /** @description In words. */
            readonly latency: string;
            /** @description In words. */
            readonly "timeout-60s": string;
            /** @description In words. */
            readonly dribble: string;
            /** @description In words. */
            readonly reset: string;
            /** @description In words. */
            readonly "request-lost": string;
            /** @description In words. */
            readonly "answer-lost": string;
            /** @description In words. */
            readonly empty: string;
            /** @description In words. */
            readonly truncated: string;
            /** @description In words. */
            readonly "drop-after-bytes": string;
            /** @description In words. */
            readonly "malformed-json": string;
            /** @description In words. */
            readonly "wrong-content-type": string;
            /** @description In words. */
            readonly "html-500": string;
            /** @description In words. */
            readonly status: string;
            /** @description In words. */
            readonly "unknown-code": string;
            /** @description In words. */
            readonly "missing-msg": string;
        };
        /** @description A fault, and which calls it meets. */
        readonly FaultPlan: {
            readonly session?: components["schemas"]["SessionName"];
            readonly operationId?: components["schemas"]["FaultTarget"];
            readonly kind: components["schemas"]["FaultKind"];
            /** @description Milliseconds, for `latency` and `dribble`. */
            readonly ms?: number;
            /** @description After how many bytes, for `drop-after-bytes`. */
            readonly bytes?: number;
            /** @description Which status, for `status`. */
            readonly status?: number;
            /** @description How many calls are let through first. */
            readonly after?: number;
            /** @description How often it happens; for ever when left out. */
            readonly times?: number;
            /** @description How likely it happens; always when left out. */
            readonly probability?: number;
        };
        /** @description One place where a request or an answer differed from the contract. */
        readonly Finding: {
            /**
             * @description Which of the two.
             * @enum {unknown}
             */
            readonly side: "request" | "answer";
            /** @description Its dotted name, or that of a header or parameter; empty for the whole. */
            readonly field: string;
            /** @description What is wrong. */
            readonly sentence: string;
        };
        /** @description One call as the lists show it. */
        readonly CallSummary: {
            /** @description Grows with each call of the server, over all sessions. */
            readonly id: number;
            readonly time: components["schemas"]["Instant"];
            readonly session: components["schemas"]["SessionName"];
            /** @description Of the request. */
            readonly method: string;
            /** @description Without query. */
            readonly path: string;
            /** @description Which call of the contract it was. */
            readonly operationId: string;
            /** @description The HTTP status as it left; 0 when the connection broke before an answer. */
            readonly status: number;
            /** @description The code of the envelope as it left; null when no whole one did. */
            readonly code: number | null;
            /** @description What went wrong on its way, on purpose. */
            readonly fault: string | null;
            /** @description Where it differed from the contract. */
            readonly findings: readonly components["schemas"]["Finding"][];
            /** @description Milliseconds from the whole request to the answer, faults included. */
            readonly durationMs: number;
            /** @description The real backend that answered, where the call was passed on. */
            readonly backend?: string;
        };
        readonly CallMessage: {
            /** @description By lower-case name. */
            readonly headers: {
                readonly [key: string]: string | readonly string[];
            };
            /** @description As it was parsed; missing where there was none. */
            readonly body?: unknown;
        };
        /** @description The shop's response, before a fault changed it. */
        readonly ShopAnswer: components["schemas"]["CallMessage"] & {
            /** @description What the shop answered with, where another status left. */
            readonly status?: number;
        };
        /** @description The sent response, if a fault changed the shop's. */
        readonly Delivered: {
            /**
             * @description All of it (`whole`), all of it in pieces (`slow`), the first bytes (`cut`); nothing, because the connection was closed
             *     (`lost`) or reset (`reset`), or because the caller had left by then (`abandoned`).
             * @enum {unknown}
             */
            readonly kind: "whole" | "slow" | "cut" | "lost" | "reset" | "abandoned";
            /** @description The HTTP status; 0 where nothing left. */
            readonly status: number;
            /** @description By lower-case name. */
            readonly headers: {
                readonly [key: string]: string;
            };
            /** @description Parsed where it is JSON, else its text; missing where there was none. */
            readonly body?: unknown;
            /** @description How many bytes of the body left. */
            readonly bytes: number;
            /** @description How many it had. */
            readonly of: number;
            /** @description Why, for people. */
            readonly sentence: string;
        };
        /** @description One call in full. */
        readonly CallRecord: components["schemas"]["CallSummary"] & {
            /** @description The parameters in the address. */
            readonly query: {
                readonly [key: string]: string;
            };
            readonly request: components["schemas"]["CallMessage"];
            readonly answer: components["schemas"]["ShopAnswer"];
            readonly delivered?: components["schemas"]["Delivered"];
        };
        /** @enum {unknown} */
        readonly ContractCall: "addBannerItem" | "addCartItem" | "addWish" | "applyForFreeTest" | "buyNow" | "cancelOrder" | "cancelPraise" | "changePassword" | "checkoutCart" | "checkoutOrder" | "chooseGift" | "claimSocialFollow" | "claimWarranty" | "compareGoods" | "confirmCharge" | "confirmReceived" | "deleteAddress" | "deleteCartItem" | "deleteOrder" | "drawRaffle" | "findMarketplaceWarranty" | "findOrder" | "findWithdrawableOrder" | "getActivityTimes" | "getBanner" | "getCart" | "getContact" | "getCustomerRights" | "getFlashSale" | "getFreeTest" | "getGoods" | "getGoodsUserInfo" | "getOrder" | "getOrderData" | "getOrderLineReview" | "getOrderTax" | "getPointRules" | "getProfile" | "getRefundDetail" | "getTerm" | "getUserInfo" | "getWheel" | "joinCart" | "joinWishes" | "listActivityCoupons" | "listAddresses" | "listAfterSales" | "listAvatars" | "listBanners" | "listCarriers" | "listCategories" | "listComments" | "listContacts" | "listCoupons" | "listDownloads" | "listFreeTests" | "listGifts" | "listGoods" | "listGoodsByIds" | "listGoodsCoupons" | "listGoodsFaqs" | "listHotCategories" | "listHotPosts" | "listHotProducts" | "listNotices" | "listOrders" | "listPointLog" | "listQuestions" | "listRaffles" | "listRelatedGoods" | "listReviews" | "listStates" | "listTerms" | "listWarranties" | "listWinnings" | "listWishes" | "logIn" | "logInWithFacebook" | "logInWithGoogle" | "placeOrder" | "praiseComment" | "register" | "registerProduct" | "registerWarranty" | "removeWish" | "requestAfterSales" | "requestNotice" | "requestRefund" | "resetPassword" | "saveAddress" | "savePrizeAddress" | "saveProfile" | "sendBackTracking" | "sendMessage" | "sendVerificationCode" | "setLanguage" | "signUpByPopup" | "spinWheel" | "storeReview" | "subscribe" | "suggest" | "takeCoupon" | "trackParcel" | "uploadAvatar" | "uploadPicture" | "useAvatar" | "verifyOrder" | "watchActivity" | "withdrawAfterSales" | "withdrawOrder";
        /** @description Which call is waited for. */
        readonly CallWish: {
            readonly session?: components["schemas"]["SessionName"];
            readonly operationId?: components["schemas"]["ContractCall"];
            /** @description Only calls after the one of this id. */
            readonly after?: number;
            /** @description Milliseconds until the wait fails; 5,000 when left out. */
            readonly within?: number;
        };
        /** @description An HTTP Archive 1.2, which browsers and API tools open. */
        readonly Har: {
            /** @description The content of the archive. */
            readonly log: {
                /** @description Of the format. */
                readonly version: string;
                readonly creator: components["schemas"]["Document"];
                /** @description One for each call, oldest first. */
                readonly entries: readonly components["schemas"]["Document"][];
            };
        };
        readonly CoverageRow: {
            /** @description The call. */
            readonly operationId: string;
            /** @description Of the call. */
            readonly method: string;
            /** @description Of the call. */
            readonly path: string;
            /** @description Whether anybody called it. */
            readonly called: boolean;
            /** @description Codes that were answered. */
            readonly reached: readonly number[];
            /** @description Declared codes that never were. */
            readonly missing: readonly number[];
        };
        /** @description The responses of the contract that the server has sent since its start, and those it has not. */
        readonly Coverage: {
            /** @description How many codes the contract declares over all calls. */
            readonly declared: number;
            /** @description How many of them somebody was answered with. */
            readonly reached: number;
            /** @description One for each call of the contract. */
            readonly calls: readonly components["schemas"]["CoverageRow"][];
        };
        /** @description A finding, and the call that it was found in. */
        readonly Violation: components["schemas"]["Finding"] & {
            readonly time: components["schemas"]["Instant"];
            readonly session: components["schemas"]["SessionName"];
            /** @description Which call of the contract it was. */
            readonly operationId: string;
        };
        /**
         * Order status
         * @description The status of an order. Only the server moves an order from one status to the next.
         * @example 2
         * @enum {integer}
         */
        readonly OrderStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
        readonly OrderMove: {
            readonly session: components["schemas"]["SessionName"];
            /** @description The number of the order. */
            readonly ordersn: string;
            /** @description What happened to it, in this order. */
            readonly steps: readonly string[];
            readonly orderstatus: components["schemas"]["OrderStatus"];
            /** @description The name of the status. */
            readonly status: string;
        };
        /**
         * @description Seconds since 1970, as the contract of the shop carries times.
         * @example 1768478400
         */
        readonly Seconds: number;
        /** @description A request to send something back, or to get money back. */
        readonly AfterSalesRow: {
            /** @description What `moveAfterSales` knows it by. */
            readonly id: string;
            /** @description The number of the order. */
            readonly ordersn: string;
            /**
             * @description What the customer wants; `refund` is for goods that stay.
             * @enum {unknown}
             */
            readonly kind: "return" | "exchange" | "refund" | "warranty";
            /**
             * @description The current status.
             * @enum {unknown}
             */
            readonly status: "requested" | "awaitingParcel" | "sentBack" | "refunded" | "exchanged" | "rejected" | "withdrawn";
            readonly time: components["schemas"]["Seconds"];
            /** @description What the shop can do with it now. */
            readonly steps: readonly string[];
        };
        readonly AfterSalesList: {
            readonly session: components["schemas"]["SessionName"];
            /** @description All of them. */
            readonly requests: readonly components["schemas"]["AfterSalesRow"][];
        };
        /** @description A mail that the shop sent; it never leaves the world. */
        readonly Mail: {
            /** @description Grows with each mail. */
            readonly id: number;
            /** @description The address. */
            readonly to: string;
            /**
             * @description The subject.
             * @enum {unknown}
             */
            readonly kind: "verificationCode" | "subscription" | "notice" | "contact" | "order" | "afterSales" | "withdrawal";
            /** @description Plain text, in the language of whoever gets it. */
            readonly text: string;
            /** @description The code to type, or the order number, by itself. */
            readonly reference: string | null;
            readonly time: components["schemas"]["Seconds"];
        };
        /** @description A charge that was really made. */
        readonly LedgerEntry: {
            /** @description The number of the order. */
            readonly ordersn: string;
            /** @description What the provider calls it. */
            readonly charge_id: string;
            /** @description US cents. */
            readonly money_cents: number;
            readonly time: components["schemas"]["Seconds"];
        };
    };
    responses: {
        /** @description Something about the request cannot be right, such as an unknown scenario; the sentence names the field. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 9001,
                 *       "msg": "There is no scenario \"cart.golden\"."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The control token is missing or wrong, or the request comes from another site. */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 9001,
                 *       "msg": "Send the control token, which the server printed at its start, as x-mock-control."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is larger than 1 MB, or the session would remember more than it may. */
        readonly TooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 9003,
                 *       "msg": "The body is larger than 1 MB."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is not sent as JSON. */
        readonly WrongMediaType: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 9004,
                 *       "msg": "The body has no Content-Type. Send application/json."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A loopback server answers to loopback names only, so that no other site can point a name at it. */
        readonly WrongHost: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 9001,
                 *       "msg": "This mock server answers only to localhost and 127.0.0.1. Send one of them as Host."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description There are so many sessions in use that no other can begin. */
        readonly TooMany: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 9006,
                 *       "msg": "There are 2000 sessions already, and all of them are in use."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description So many are listening that no other can. */
        readonly Busy: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 9006,
                 *       "msg": "The maximum number of feed subscribers is reached."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The request is right, but the shop cannot go there from where it is. */
        readonly Conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 9001,
                 *       "msg": "Scenarios \"cart.one\" and \"cart.many\" contradict each other: choose one of them."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is `null`. */
        readonly NullBody: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 9001,
                 *       "msg": "The body must be of type object."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description There is no such call or order, or it is gone. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 9002,
                 *       "msg": "There is no recorded call 7."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Nothing came in time. */
        readonly NothingCame: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 2,
                 *       "msg": "No getCart of session default within 5000 ms."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /**
         * @description The name of the session; all sessions together when left out.
         * @example default
         */
        readonly SessionOrAll: components["schemas"]["SessionName"];
        /**
         * @description The name of the session.
         * @example default
         */
        readonly SessionInPath: components["schemas"]["SessionName"];
        /**
         * @description The name of the session; `default` when left out.
         * @example default
         */
        readonly Session: components["schemas"]["SessionName"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Health = components['schemas']['Health'];
export type Refusal = components['schemas']['Refusal'];
export type Document = components['schemas']['Document'];
export type SessionName = components['schemas']['SessionName'];
export type NamedScenario = components['schemas']['NamedScenario'];
export type KnownSession = components['schemas']['KnownSession'];
export type ScenarioNames = components['schemas']['ScenarioNames'];
export type Seed = components['schemas']['Seed'];
export type StartOfClock = components['schemas']['StartOfClock'];
export type Ahead = components['schemas']['Ahead'];
export type NewSession = components['schemas']['NewSession'];
export type CartType = components['schemas']['CartType'];
export type GuestCartLine = components['schemas']['GuestCartLine'];
export type Locale = components['schemas']['Locale'];
export type Visitor = components['schemas']['Visitor'];
export type SessionState = components['schemas']['SessionState'];
export type Instant = components['schemas']['Instant'];
export type Milliseconds = components['schemas']['Milliseconds'];
export type ClockSpeed = components['schemas']['ClockSpeed'];
export type FaultTarget = components['schemas']['FaultTarget'];
export type FaultKind = components['schemas']['FaultKind'];
export type Fault = components['schemas']['Fault'];
export type SessionReading = components['schemas']['SessionReading'];
export type OfSession = components['schemas']['OfSession'];
export type ScenarioChoice = components['schemas']['ScenarioChoice'];
export type StateTree = components['schemas']['StateTree'];
export type PatchStep = components['schemas']['PatchStep'];
export type Snapshot = components['schemas']['Snapshot'];
export type ClockReading = components['schemas']['ClockReading'];
export type ClockTurn = components['schemas']['ClockTurn'];
export type FaultKinds = components['schemas']['FaultKinds'];
export type FaultPlan = components['schemas']['FaultPlan'];
export type Finding = components['schemas']['Finding'];
export type CallSummary = components['schemas']['CallSummary'];
export type CallMessage = components['schemas']['CallMessage'];
export type ShopAnswer = components['schemas']['ShopAnswer'];
export type Delivered = components['schemas']['Delivered'];
export type CallRecord = components['schemas']['CallRecord'];
export type ContractCall = components['schemas']['ContractCall'];
export type CallWish = components['schemas']['CallWish'];
export type Har = components['schemas']['Har'];
export type CoverageRow = components['schemas']['CoverageRow'];
export type Coverage = components['schemas']['Coverage'];
export type Violation = components['schemas']['Violation'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type OrderMove = components['schemas']['OrderMove'];
export type Seconds = components['schemas']['Seconds'];
export type AfterSalesRow = components['schemas']['AfterSalesRow'];
export type AfterSalesList = components['schemas']['AfterSalesList'];
export type Mail = components['schemas']['Mail'];
export type LedgerEntry = components['schemas']['LedgerEntry'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseWrongMediaType = components['responses']['WrongMediaType'];
export type ResponseWrongHost = components['responses']['WrongHost'];
export type ResponseTooMany = components['responses']['TooMany'];
export type ResponseBusy = components['responses']['Busy'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseNullBody = components['responses']['NullBody'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseNothingCame = components['responses']['NothingCame'];
export type ParameterSessionOrAll = components['parameters']['SessionOrAll'];
export type ParameterSessionInPath = components['parameters']['SessionInPath'];
export type ParameterSession = components['parameters']['Session'];
export type $defs = Record<string, never>;
export interface operations {
    readonly health: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ready",
                     *       "operations": 87,
                     *       "sessions": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Health"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly openapi: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openapi": "3.1.0",
                     *       "info": {
                     *         "title": "signal, steering the mock shop",
                     *         "version": "0.1.0"
                     *       },
                     *       "paths": {}
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Document"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly feed: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The name of the session; all sessions together when left out.
                 * @example default
                 */
                readonly session?: components["parameters"]["SessionOrAll"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Events until the client disconnects. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: streams
                     *     data: {"session":"default","open":1}
                     */
                    readonly "text/event-stream": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly scenarios: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "scenarios": [
                     *         {
                     *           "name": "cart.many",
                     *           "group": "cart",
                     *           "description": "A cart with many lines.",
                     *           "page": "/car",
                     *           "link": "/car?__mock=auth.customer,cart.many"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description In the order of the documentation. */
                        readonly scenarios: readonly components["schemas"]["NamedScenario"][];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly sessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessions": [
                     *         "default",
                     *         "mine"
                     *       ],
                     *       "known": [
                     *         {
                     *           "session": "default",
                     *           "origin": "named",
                     *           "idleMs": 120,
                     *           "scenarios": []
                     *         },
                     *         {
                     *           "session": "mine",
                     *           "origin": "named",
                     *           "idleMs": 60000,
                     *           "scenarios": [
                     *             "cart.many"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description Their names. */
                        readonly sessions: readonly components["schemas"]["SessionName"][];
                        /** @description The same, each with its distinguishing fields. */
                        readonly known: readonly components["schemas"]["KnownSession"][];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly createSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewSession"];
            };
        };
        readonly responses: {
            /** @description The session has been created. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "session-1",
                     *       "scenarios": [
                     *         "auth.guest"
                     *       ],
                     *       "visitor": {
                     *         "token": null,
                     *         "guestCart": []
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SessionState"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 422: components["responses"]["NullBody"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly removeIdleSessions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Idle time in milliseconds; default ten minutes, 0 for all.
                 * @example 600000
                 */
                readonly idle?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description They are gone. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "removed": [
                     *         "mine",
                     *         "default~cart.many"
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description Their names. */
                        readonly removed: readonly components["schemas"]["SessionName"][];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly session: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the session.
                 * @example default
                 */
                readonly session: components["parameters"]["SessionInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "default",
                     *       "scenarios": [
                     *         "cart.many"
                     *       ],
                     *       "now": "2026-01-15T12:00:00.000Z",
                     *       "ms": 1768478400000,
                     *       "speed": 1,
                     *       "seed": null,
                     *       "startedAt": null,
                     *       "ahead": 0,
                     *       "running": true,
                     *       "streams": 1,
                     *       "mails": 0,
                     *       "faults": [],
                     *       "charges": 0
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SessionReading"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly deleteSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the session.
                 * @example default
                 */
                readonly session: components["parameters"]["SessionInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is gone. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "mine"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["OfSession"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly setScenarios: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the session.
                 * @example default
                 */
                readonly session: components["parameters"]["SessionInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ScenarioChoice"];
            };
        };
        readonly responses: {
            /** @description The session is in that state. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "default",
                     *       "scenarios": [
                     *         "cart.many",
                     *         "flash.closed"
                     *       ],
                     *       "visitor": {
                     *         "token": null,
                     *         "guestCart": [
                     *           {
                     *             "id": 1011,
                     *             "goods_number": 1,
                     *             "type": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SessionState"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 422: components["responses"]["NullBody"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly reset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the session.
                 * @example default
                 */
                readonly session: components["parameters"]["SessionInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session began again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "default"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["OfSession"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly readState: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the session.
                 * @example default
                 */
                readonly session: components["parameters"]["SessionInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "default",
                     *       "state": {
                     *         "locale": "en"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["StateTree"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly patchState: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the session.
                 * @example default
                 */
                readonly session: components["parameters"]["SessionInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example [
                 *       {
                 *         "op": "replace",
                 *         "path": "/locale",
                 *         "value": "de"
                 *       }
                 *     ]
                 */
                readonly "application/json": readonly components["schemas"]["PatchStep"][];
            };
        };
        readonly responses: {
            /** @description The world as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "default",
                     *       "state": {
                     *         "locale": "de"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["StateTree"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 422: components["responses"]["NullBody"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly readSnapshot: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the session.
                 * @example default
                 */
                readonly session: components["parameters"]["SessionInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "default",
                     *       "snapshot": "{\"locale\":\"en\"}"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Snapshot"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly restoreSnapshot: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the session.
                 * @example default
                 */
                readonly session: components["parameters"]["SessionInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "snapshot": "{\"locale\":\"en\"}"
                 *     }
                 */
                readonly "application/json": {
                    readonly session?: components["schemas"]["SessionName"];
                    /** @description As `readSnapshot` answered it. */
                    readonly snapshot: string;
                };
            };
        };
        readonly responses: {
            /** @description The session is as it was. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "copy"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["OfSession"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 422: components["responses"]["NullBody"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly readClock: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The name of the session; `default` when left out.
                 * @example default
                 */
                readonly session?: components["parameters"]["Session"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "default",
                     *       "now": "2026-01-15T12:00:00.000Z",
                     *       "ms": 1768478400000,
                     *       "speed": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ClockReading"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly turnClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClockTurn"];
            };
        };
        readonly responses: {
            /** @description The current time. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "default",
                     *       "now": "2026-01-15T12:01:00.000Z",
                     *       "ms": 1768478460000,
                     *       "speed": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ClockReading"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 422: components["responses"]["NullBody"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly faults: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The name of the session; `default` when left out.
                 * @example default
                 */
                readonly session?: components["parameters"]["Session"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "default",
                     *       "kinds": {
                     *         "latency": "delays the answer by `ms` (default 2,000)",
                     *         "timeout-60s": "answers after 65 seconds, when every client has timed out",
                     *         "dribble": "sends the answer in small chunks, over `ms` in total (default 2,000)",
                     *         "reset": "resets the connection before the call is processed",
                     *         "request-lost": "closes the connection before the call is processed",
                     *         "answer-lost": "processes the call, then resets the connection instead of answering",
                     *         "empty": "answers 200 without a body",
                     *         "truncated": "aborts the connection in the middle of the answer",
                     *         "drop-after-bytes": "aborts the connection after `bytes` bytes of the answer (default 64)",
                     *         "malformed-json": "answers truncated JSON with a matching content length",
                     *         "wrong-content-type": "answers with the content type text/plain",
                     *         "html-500": "answers an HTML error page with status 500",
                     *         "status": "answers with the status `status` (default 503) and a refusal in the envelope",
                     *         "unknown-code": "answers with a code that the contract does not define",
                     *         "missing-msg": "answers with an envelope without msg"
                     *       },
                     *       "faults": [
                     *         {
                     *           "operationId": "confirmCharge",
                     *           "kind": "answer-lost",
                     *           "planned": true,
                     *           "times": 1
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        readonly session: components["schemas"]["SessionName"];
                        readonly kinds: components["schemas"]["FaultKinds"];
                        /** @description The scheduled faults of the session, from here or its scenarios, with their remaining count. */
                        readonly faults: readonly components["schemas"]["Fault"][];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly planFault: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "session": "default",
                 *       "operationId": "confirmCharge",
                 *       "kind": "answer-lost",
                 *       "after": 0,
                 *       "times": 1
                 *     }
                 */
                readonly "application/json": components["schemas"]["FaultPlan"];
            };
        };
        readonly responses: {
            /** @description The stored fault. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "default",
                     *       "fault": {
                     *         "operationId": "confirmCharge",
                     *         "kind": "answer-lost",
                     *         "planned": true,
                     *         "after": 0,
                     *         "times": 1
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        readonly session: components["schemas"]["SessionName"];
                        readonly fault: components["schemas"]["Fault"];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 422: components["responses"]["NullBody"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly clearFaults: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The name of the session; `default` when left out.
                 * @example default
                 */
                readonly session?: components["parameters"]["Session"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description No planned fault is left; those of scenarios stay. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "default"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["OfSession"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly streams: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The name of the session; all sessions together when left out.
                 * @example default
                 */
                readonly session?: components["parameters"]["SessionOrAll"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "open": 1,
                     *       "hold": false,
                     *       "kept": 0
                     *     }
                     */
                    readonly "application/json": {
                        /** @description How many. */
                        readonly open: number;
                        /** @description Whether their events are kept back. */
                        readonly hold: boolean;
                        /** @description How many events wait, over all of these streams. */
                        readonly kept: number;
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly dropStreams: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /**
                 * @example {
                 *       "session": "default"
                 *     }
                 */
                readonly "application/json": {
                    readonly session?: components["schemas"]["SessionName"];
                };
            };
        };
        readonly responses: {
            /** @description They have ended. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "default",
                     *       "closed": 1
                     *     }
                     */
                    readonly "application/json": {
                        readonly session: components["schemas"]["SessionName"];
                        /** @description How many there were. */
                        readonly closed: number;
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 422: components["responses"]["NullBody"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly holdStreams: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "session": "default",
                 *       "hold": true
                 *     }
                 */
                readonly "application/json": {
                    readonly session?: components["schemas"]["SessionName"];
                    /** @description True keeps events back, false sends them on. */
                    readonly hold: boolean;
                };
            };
        };
        readonly responses: {
            /** @description The events held back or sent. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "default",
                     *       "hold": true,
                     *       "kept": 0,
                     *       "released": 0
                     *     }
                     */
                    readonly "application/json": {
                        readonly session: components["schemas"]["SessionName"];
                        /** @description Whether events are kept back now. */
                        readonly hold: boolean;
                        /** @description How many events wait. */
                        readonly kept: number;
                        /** @description How many kept events were sent on. */
                        readonly released: number;
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 422: components["responses"]["NullBody"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly pushToStreams: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "session": "default",
                 *       "event": "kai",
                 *       "value": 1
                 *     }
                 */
                readonly "application/json": {
                    readonly session?: components["schemas"]["SessionName"];
                    /** @description Such as `kai` (the sale opens) or `guan` (it closes). */
                    readonly event: string;
                    /** @description The data: a text of one line as it is, everything else as JSON; empty when left out. */
                    readonly value?: unknown;
                };
            };
        };
        readonly responses: {
            /** @description The event was sent or is held back. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "default",
                     *       "reached": 1,
                     *       "kept": 0
                     *     }
                     */
                    readonly "application/json": {
                        readonly session: components["schemas"]["SessionName"];
                        /** @description How many streams it was sent to. */
                        readonly reached: number;
                        /** @description How many streams keep it back. */
                        readonly kept: number;
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 422: components["responses"]["NullBody"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly calls: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The name of the session; all sessions together when left out.
                 * @example default
                 */
                readonly session?: components["parameters"]["SessionOrAll"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "calls": [
                     *         {
                     *           "id": 7,
                     *           "time": "2026-01-15T12:00:00.000Z",
                     *           "session": "default",
                     *           "method": "GET",
                     *           "path": "/api/term/getTerm",
                     *           "operationId": "listTerms",
                     *           "status": 200,
                     *           "code": 1,
                     *           "fault": null,
                     *           "findings": [],
                     *           "durationMs": 0.8
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description Oldest first. */
                        readonly calls: readonly components["schemas"]["CallSummary"][];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly call: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id in the list.
                 * @example 7
                 */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "time": "2026-01-15T12:00:00.000Z",
                     *       "session": "default",
                     *       "method": "GET",
                     *       "path": "/api/term/getTerm",
                     *       "operationId": "listTerms",
                     *       "status": 200,
                     *       "code": 1,
                     *       "fault": null,
                     *       "findings": [],
                     *       "durationMs": 0.8,
                     *       "query": {},
                     *       "request": {
                     *         "headers": {
                     *           "accept-language": "de"
                     *         }
                     *       },
                     *       "answer": {
                     *         "headers": {
                     *           "content-type": "application/json"
                     *         },
                     *         "body": {
                     *           "code": 1,
                     *           "msg": []
                     *         }
                     *       },
                     *       "curl": "curl -X GET 'http://127.0.0.1:4010/api/term/getTerm'"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CallRecord"] & {
                        /** @description The same call for a shell; a token is left to `$TOKEN`. */
                        readonly curl: string;
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly awaitCall: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "session": "default",
                 *       "operationId": "listTerms",
                 *       "within": 1000
                 *     }
                 */
                readonly "application/json": components["schemas"]["CallWish"];
            };
        };
        readonly responses: {
            /** @description The call. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "time": "2026-01-15T12:00:00.000Z",
                     *       "session": "default",
                     *       "method": "GET",
                     *       "path": "/api/term/getTerm",
                     *       "operationId": "listTerms",
                     *       "status": 200,
                     *       "code": 1,
                     *       "fault": null,
                     *       "findings": [],
                     *       "durationMs": 0.8,
                     *       "query": {},
                     *       "request": {
                     *         "headers": {
                     *           "accept-language": "de"
                     *         }
                     *       },
                     *       "answer": {
                     *         "headers": {
                     *           "content-type": "application/json"
                     *         },
                     *         "body": {
                     *           "code": 1,
                     *           "msg": []
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CallRecord"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 408: components["responses"]["NothingCame"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 422: components["responses"]["NullBody"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly har: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The name of the session; all sessions together when left out.
                 * @example default
                 */
                readonly session?: components["parameters"]["SessionOrAll"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "log": {
                     *         "version": "1.2",
                     *         "creator": {
                     *           "name": "signal mock shop",
                     *           "version": "0.1.0"
                     *         },
                     *         "entries": []
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Har"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly coverage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "declared": 3,
                     *       "reached": 1,
                     *       "calls": [
                     *         {
                     *           "operationId": "listTerms",
                     *           "method": "GET",
                     *           "path": "/api/term/getTerm",
                     *           "called": true,
                     *           "reached": [
                     *             1
                     *           ],
                     *           "missing": [
                     *             9005,
                     *             9006
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Coverage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly violations: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The name of the session; all sessions together when left out.
                 * @example default
                 */
                readonly session?: components["parameters"]["SessionOrAll"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "violations": [
                     *         {
                     *           "time": "2026-01-15T12:00:00.000Z",
                     *           "session": "default",
                     *           "operationId": "getGoods",
                     *           "side": "request",
                     *           "field": "id",
                     *           "sentence": "id must be a whole number."
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description Oldest first, at most 200. */
                        readonly violations: readonly components["schemas"]["Violation"][];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly advanceOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The number of the order.
                 * @example SG20260111000027
                 */
                readonly ordersn: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /**
                 * @example {
                 *       "session": "default",
                 *       "to": "shipped"
                 *     }
                 */
                readonly "application/json": {
                    readonly session?: components["schemas"]["SessionName"];
                    /** @description The name of a status or its number; the next step when left out. */
                    readonly to?: string | number;
                };
            };
        };
        readonly responses: {
            /** @description Where the order is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "default",
                     *       "ordersn": "SG20260111000027",
                     *       "steps": [
                     *         "ship"
                     *       ],
                     *       "orderstatus": 4,
                     *       "status": "shipped"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["OrderMove"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 422: components["responses"]["NullBody"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly afterSales: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the session.
                 * @example default
                 */
                readonly session: components["parameters"]["SessionInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "default",
                     *       "requests": [
                     *         {
                     *           "id": "AS20260112000001",
                     *           "ordersn": "SG20260111000027",
                     *           "kind": "refund",
                     *           "status": "requested",
                     *           "time": 1768219200,
                     *           "steps": [
                     *             "payBack",
                     *             "reject"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AfterSalesList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly moveAfterSales: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the session.
                 * @example default
                 */
                readonly session: components["parameters"]["SessionInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "AS20260112000001",
                 *       "step": "payBack"
                 *     }
                 */
                readonly "application/json": {
                    /** @description Which request. */
                    readonly id: string;
                    /** @description One of its open steps. */
                    readonly step: string;
                };
            };
        };
        readonly responses: {
            /** @description All requests as they are now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "default",
                     *       "requests": [
                     *         {
                     *           "id": "AS20260112000001",
                     *           "ordersn": "SG20260111000027",
                     *           "kind": "refund",
                     *           "status": "refunded",
                     *           "time": 1768219200,
                     *           "steps": []
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AfterSalesList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 422: components["responses"]["NullBody"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly outbox: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of the session.
                 * @example default
                 */
                readonly session: components["parameters"]["SessionInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "default",
                     *       "mails": [
                     *         {
                     *           "id": 1,
                     *           "to": "ada@example.com",
                     *           "kind": "verificationCode",
                     *           "text": "Your code is 123456.",
                     *           "reference": "123456",
                     *           "time": 1768478400
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        readonly session: components["schemas"]["SessionName"];
                        /** @description Newest first, at most 200. */
                        readonly mails: readonly components["schemas"]["Mail"][];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
    readonly ledger: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The name of the session; `default` when left out.
                 * @example default
                 */
                readonly session?: components["parameters"]["Session"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "default",
                     *       "charges": [
                     *         {
                     *           "ordersn": "SG20260111000027",
                     *           "charge_id": "ch_1",
                     *           "money_cents": 12900,
                     *           "time": 1768478400
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        readonly session: components["schemas"]["SessionName"];
                        /** @description Oldest first. */
                        readonly charges: readonly components["schemas"]["LedgerEntry"][];
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["WrongMediaType"];
            readonly 421: components["responses"]["WrongHost"];
            readonly 429: components["responses"]["TooMany"];
        };
    };
}

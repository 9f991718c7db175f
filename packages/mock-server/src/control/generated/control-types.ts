// Generated from openapi/control/: run `npm run generate`, never edit.
export interface paths {
    readonly "/__mock/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns whether the server is ready */
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
        /** Returns this document */
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
         * Streams the events of the server
         * Server-sent events with JSON data: `call` (the shop answered a call), `session` (created), `ended` (a session was removed),
         *     `scenarios` (changed), `clock` (changed, stopped or started), `streams` (a stream was opened or closed), `event` (pushed to the
         *     streams), `mail` (sent), `faults` (planned, injected or cleared), `world` (changed through this API), `reload` (the server reloaded
         *     its code, or could not, for every session). `followFeed` of `@signal-shop/mock-server/feed` reads them and reconnects automatically.
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
        /** Lists the scenarios */
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
        /** Lists the sessions with a world */
        readonly get: operations["sessions"];
        readonly put?: never;
        /**
         * Creates a session
         * Restarts an existing session with this name. Without a name, the server chooses a free one. `reset` restores
         *     these scenarios, this seed and this clock.
         */
        readonly post: operations["createSession"];
        /**
         * Removes idle sessions and their calls
         * The session `default` is never removed. The server removes a world of `x-mock-scenario` automatically after ten idle
         *     minutes, when another session starts.
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
        /** Returns the state of a session */
        readonly get: operations["session"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Deletes a session and its calls
         * A later request with its name creates a new session.
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
         * Restarts the session with scenarios
         * Deletes its carts, orders, logins and recorded calls. With `keep`, applies the scenarios to the running world
         *     and preserves the rest of it.
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
         * Restores the initial state of the session
         * Restores the scenarios, the seed and the clock from `createSession` or from a link to a state. An implicit session, such
         *     as `default`, gets the initial state of the server. Discards the scenarios from `setScenarios`.
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
        /** Returns the complete state of the session */
        readonly get: operations["readState"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Changes the world with a JSON Patch
         * Rejects a patch after which the shop cannot serve its home page.
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
        /** Exports the world as text */
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
        /** Restores a world in this session or another */
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
        /** Changes the clock */
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
        /** Schedules a fault */
        readonly post: operations["planFault"];
        /** Removes scheduled faults */
        readonly delete: operations["clearFaults"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/stubs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the stubs of a session */
        readonly get: operations["stubs"];
        readonly put?: never;
        /**
         * Answers a call with a body of your choice
         * The newest stub that matches answers instead of the shop, and the call has no effect. The answer must be one that the contract allows,
         *     unless `unchecked` is true. A restart of the session removes its stubs.
         */
        readonly post: operations["addStub"];
        /** Removes the stubs of a session */
        readonly delete: operations["clearStubs"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/__mock/stubs/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Removes one stub */
        readonly delete: operations["removeStub"];
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
        /** Returns the number of open event streams */
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
         * Closes the open streams
         * Simulates a lost connection. A client that reconnects receives the current state; the shop reconnects only at the next visit.
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
         * Holds events, or releases the held ones
         * Holds the events of the open streams, and of streams that open later; each stream holds its last 1,000.
         *     Restarting the session ends the hold.
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
        /** Sends an event to the open streams */
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
        /** Lists the last 200 calls */
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
        /** Returns a call with both bodies and a curl command */
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
         * Returns the first matching call, recorded before or within the time limit.
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
        /** Returns the calls as an HTTP Archive */
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
        /** Lists the violations of the contract */
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
        /** Advances an order, as the shop, the carrier, the provider and the customer would */
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
        /** Takes a step of the shop's staff in an after-sales request */
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
        /** Lists the mails of the shop */
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
        /** Lists the captured charges */
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
             * The only value; a server that is not ready does not respond.
             * @constant
             */
            readonly status: "ready";
            /** The number of calls of the contract that the server implements. */
            readonly operations: number;
            /** The number of sessions with a world. */
            readonly sessions: number;
        };
        /** Why a call was refused. */
        readonly Refusal: {
            /** The response code of the shop contract for this kind of refusal. */
            readonly code: number;
            /** A message for people, which names the invalid field. */
            readonly msg: string;
        };
        /** An object in the format of another standard. */
        readonly Document: {
            readonly [key: string]: unknown;
        };
        /**
         * 1 to 64 letters, digits, dots, colons, dashes or underscores. The header `x-mock-scenario` creates a separate world, whose
         *     name is the session, a `~` and the scenarios.
         * @example default
         */
        readonly SessionName: string;
        /** A state that a session can be put into. */
        readonly NamedScenario: {
            /** The name of the scenario. A part after a colon is a placeholder for an argument, as in `points.balance:N`. */
            readonly name: string;
            /** The part of the name before the dot. */
            readonly group: string;
            /** The visible effect. */
            readonly description: string;
            /** The path of the page that shows the effect; absent without one. */
            readonly page?: string;
            /** A link to the page with all parameters, which opens it in this state. */
            readonly link?: string;
            /** The scenario that creates the same world; `default` for the initial state of the shop. */
            readonly sameAs?: string;
        };
        /** A session in a list of them. */
        readonly KnownSession: {
            readonly session: components["schemas"]["SessionName"];
            /**
             * The origin of the session: a person who named it (`named`), the header `x-mock-scenario` of single requests (`scenario`),
             *     or a link to a state (`link`).
             * @enum {unknown}
             */
            readonly origin: "named" | "scenario" | "link";
            /** Milliseconds since the last request. */
            readonly idleMs: number;
            /** The active scenarios, in the order of their selection. */
            readonly scenarios: readonly string[];
        };
        /**
         * Names of scenarios that do not contradict each other.
         * @example [
         *       "cart.many",
         *       "flash.closed"
         *     ]
         */
        readonly ScenarioNames: readonly string[];
        /**
         * The seed of the random numbers: sessions with the same seed have the same order numbers and prizes. Without it, they depend on
         *     the seed of the server and on the name of the session.
         * @example 7
         */
        readonly Seed: string;
        /**
         * `real`, or the time at which the clock of the session is stopped: ISO 8601, or milliseconds since 1970. Without it, the
         *     clock starts as configured for the server.
         * @example 2026-01-15T12:00:00Z
         */
        readonly StartOfClock: string | number;
        /**
         * How far to advance the clock after applying the scenarios, in milliseconds; less than a hundred years.
         * @example 60000
         */
        readonly Ahead: number;
        /** The initial state of a session; omitted fields have the server's defaults. */
        readonly NewSession: {
            readonly name?: components["schemas"]["SessionName"];
            readonly scenarios?: components["schemas"]["ScenarioNames"];
            readonly seed?: components["schemas"]["Seed"];
            readonly now?: components["schemas"]["StartOfClock"];
            readonly ahead?: components["schemas"]["Ahead"];
        };
        /**
         * Cart type
         * Which cart a call is about.
         * @example 1
         * @enum {integer}
         */
        readonly CartType: 1 | 2;
        readonly GuestCartLine: {
            /** The number of the goods. */
            readonly id: number;
            /** The quantity. */
            readonly goods_number: number;
            readonly type: components["schemas"]["CartType"];
        };
        /**
         * Locale
         * A language of the shop; en is the default.
         *
         * - `zh`: Simplified Chinese.
         * - `en`: English.
         * - `de`: German.
         * - `ja`: Japanese.
         * - `it`: Italian.
         * - `es`: Spanish.
         * - `fr`: French.
         * @example en
         * @enum {string}
         */
        readonly Locale: "zh" | "en" | "de" | "ja" | "it" | "es" | "fr";
        /** The values that a browser must store to show the state; the browser keeps its values of missing fields. */
        readonly Visitor: {
            /** The session token; null for a guest. */
            readonly token?: string | null;
            /** The content of a guest's cart, which only the browser stores. */
            readonly guestCart?: readonly components["schemas"]["GuestCartLine"][];
            readonly locale?: components["schemas"]["Locale"];
        };
        /** A session, and the state that it was put into. */
        readonly SessionState: {
            readonly session: components["schemas"]["SessionName"];
            readonly scenarios: components["schemas"]["ScenarioNames"];
            readonly visitor: components["schemas"]["Visitor"];
        };
        /**
         * A moment in ISO 8601, UTC.
         * @example 2026-01-15T12:00:00.000Z
         */
        readonly Instant: string;
        /**
         * Milliseconds since 1970.
         * @example 1768478400000
         */
        readonly Milliseconds: number;
        /**
         * The speed of the clock relative to the machine's clock; 0 stops it.
         * @example 1
         */
        readonly ClockSpeed: number;
        /** @enum {unknown} */
        readonly FaultTarget: "addBannerItem" | "addCartItem" | "addWish" | "applyForFreeTest" | "buyNow" | "cancelNotice" | "cancelOrder" | "cancelPraise" | "changePassword" | "checkoutCart" | "checkoutOrder" | "chooseGift" | "claimSocialFollow" | "claimWarranty" | "compareGoods" | "confirmCharge" | "confirmReceived" | "deleteAddress" | "deleteCartItem" | "deleteOrder" | "deleteSavedCard" | "deleteSavedItem" | "drawRaffle" | "endLogin" | "exportPersonalData" | "findMarketplaceWarranty" | "findOrder" | "findWithdrawableOrder" | "getActivityTimes" | "getBanner" | "getCart" | "getContact" | "getCustomerRights" | "getFlashSale" | "getFreeTest" | "getGoods" | "getGoodsUserInfo" | "getMailSubscription" | "getOrder" | "getOrderData" | "getOrderLineReview" | "getOrderTax" | "getPointRules" | "getProfile" | "getRefundDetail" | "getTerm" | "getUserInfo" | "getWheel" | "joinCart" | "joinWishes" | "keepAccount" | "listActivityCoupons" | "listAddresses" | "listAfterSales" | "listAvatars" | "listBanners" | "listCarriers" | "listCategories" | "listComments" | "listContacts" | "listCoupons" | "listDeliveryCountries" | "listDownloads" | "listFeatures" | "listFreeTests" | "listGifts" | "listGoods" | "listGoodsByIds" | "listGoodsCoupons" | "listGoodsFaqs" | "listHotCategories" | "listHotPosts" | "listHotProducts" | "listLogins" | "listNotices" | "listOrders" | "listPointLog" | "listQuestions" | "listRaffles" | "listRelatedGoods" | "listRequestedNotices" | "listReviews" | "listSavedCards" | "listSavedItems" | "listStates" | "listTerms" | "listWarranties" | "listWinnings" | "listWishes" | "logIn" | "logInWithFacebook" | "logInWithGoogle" | "logOut" | "logOutEverywhere" | "moveToCart" | "placeOrder" | "praiseComment" | "register" | "registerProduct" | "registerWarranty" | "removeWish" | "requestAccountDeletion" | "requestAfterSales" | "requestNotice" | "requestRefund" | "resetPassword" | "resubscribe" | "saveAddress" | "saveForLater" | "savePrizeAddress" | "saveProfile" | "sendBackTracking" | "sendMessage" | "sendVerificationCode" | "setLanguage" | "signUpByPopup" | "spinWheel" | "storeReview" | "subscribe" | "suggest" | "takeCoupon" | "trackParcel" | "unsubscribe" | "uploadAvatar" | "uploadPicture" | "useAvatar" | "verifyOrder" | "watchActivity" | "withdrawAfterSales" | "withdrawOrder" | "*";
        /**
         * The kind of the fault; `GET /__mock/faults` describes each.
         * @enum {string}
         */
        readonly FaultKind: "latency" | "timeout-60s" | "dribble" | "reset" | "request-lost" | "answer-lost" | "empty" | "truncated" | "drop-after-bytes" | "malformed-json" | "wrong-content-type" | "html-500" | "status" | "unknown-code" | "missing-msg";
        /** A scheduled fault of the session; `after` and `times` count down. */
        readonly Fault: {
            readonly operationId: components["schemas"]["FaultTarget"];
            readonly kind: components["schemas"]["FaultKind"];
            /** Milliseconds. */
            readonly ms?: number;
            /** The number of sent bytes. */
            readonly bytes?: number;
            /** The HTTP status. */
            readonly status?: number;
            /** The remaining unaffected calls before the fault. */
            readonly after?: number;
            /** The remaining affected calls. */
            readonly times?: number;
            /** The probability of the fault. */
            readonly probability?: number;
            /**
             * Planned with `planFault`, so `clearFaults` removes it; scenarios plan others.
             * @constant
             */
            readonly planned?: true;
        };
        /** One session at a glance. */
        readonly SessionReading: {
            readonly session: components["schemas"]["SessionName"];
            /** The active scenarios, in the order of their selection. */
            readonly scenarios: readonly string[];
            readonly now: components["schemas"]["Instant"];
            readonly ms: components["schemas"]["Milliseconds"];
            readonly speed: components["schemas"]["ClockSpeed"];
            /** The seed of the random numbers; null without a separate seed. */
            readonly seed: string | null;
            /** The time at which the clock was stopped initially, in ISO 8601; null for a running clock. */
            readonly startedAt: string | null;
            /** How far the clock was advanced since then, in milliseconds. */
            readonly ahead: number;
            /** Whether the clock is running. */
            readonly running: boolean;
            /** The number of open event streams. */
            readonly streams: number;
            /** The number of sent mails. */
            readonly mails: number;
            /** The scheduled faults of the session. */
            readonly faults: readonly components["schemas"]["Fault"][];
            /** The number of charges. */
            readonly charges: number;
        };
        readonly OfSession: {
            readonly session: components["schemas"]["SessionName"];
        };
        /** The state that a session is put into. */
        readonly ScenarioChoice: {
            readonly scenarios: components["schemas"]["ScenarioNames"];
            /**
             * Optional.
             * @constant
             */
            readonly keep?: false;
            readonly seed?: components["schemas"]["Seed"];
            readonly now?: components["schemas"]["StartOfClock"];
            readonly ahead?: components["schemas"]["Ahead"];
        } | {
            readonly scenarios: components["schemas"]["ScenarioNames"];
            /**
             * Preserves the rest of the world.
             * @constant
             */
            readonly keep: true;
        };
        /** The complete state of the session, as a tree. */
        readonly StateTree: {
            readonly session: components["schemas"]["SessionName"];
            readonly state: components["schemas"]["Document"];
        };
        /** One step of a JSON Patch (RFC 6902). */
        readonly PatchStep: {
            /**
             * The operation.
             * @enum {unknown}
             */
            readonly op: "add" | "remove" | "replace" | "move" | "copy" | "test";
            /** A JSON Pointer, such as `/locale`. */
            readonly path: string;
            /** A JSON Pointer, for `move` and `copy`. */
            readonly from?: string;
            /** The value for `add`, `replace` and `test`. */
            readonly value?: unknown;
        };
        readonly Snapshot: {
            readonly session: components["schemas"]["SessionName"];
            /** The world as opaque text, for `restoreSnapshot`. */
            readonly snapshot: string;
        };
        readonly ClockReading: {
            readonly session: components["schemas"]["SessionName"];
            readonly now: components["schemas"]["Instant"];
            readonly ms: components["schemas"]["Milliseconds"];
            readonly speed: components["schemas"]["ClockSpeed"];
        };
        /** A change of the clock of a session. */
        readonly ClockTurn: {
            readonly session?: components["schemas"]["SessionName"];
            /** Milliseconds to advance; a negative number moves the clock back. */
            readonly advance: number;
            readonly speed?: components["schemas"]["ClockSpeed"];
        } | {
            readonly session?: components["schemas"]["SessionName"];
            /** A moment in ISO 8601, milliseconds since 1970, or `real` for the machine's clock. */
            readonly set: string | number;
            readonly speed?: components["schemas"]["ClockSpeed"];
        } | {
            readonly session?: components["schemas"]["SessionName"];
            /**
             * Refused with 409 if it is in the past.
             * @enum {unknown}
             */
            readonly to: "flash.start" | "flash.end";
            readonly speed?: components["schemas"]["ClockSpeed"];
        } | {
            readonly session?: components["schemas"]["SessionName"];
            readonly speed: components["schemas"]["ClockSpeed"];
        };
        /** A description of each kind. */
        readonly FaultKinds: {
            /** The effect in words. */
            readonly latency: string;
            /** The effect in words. */
            readonly "timeout-60s": string;
            /** The effect in words. */
            readonly dribble: string;
            /** The effect in words. */
            readonly reset: string;
            /** The effect in words. */
            readonly "request-lost": string;
            /** The effect in words. */
            readonly "answer-lost": string;
            /** The effect in words. */
            readonly empty: string;
            /** The effect in words. */
            readonly truncated: string;
            /** The effect in words. */
            readonly "drop-after-bytes": string;
            /** The effect in words. */
            readonly "malformed-json": string;
            /** The effect in words. */
            readonly "wrong-content-type": string;
            /** The effect in words. */
            readonly "html-500": string;
            /** The effect in words. */
            readonly status: string;
            /** The effect in words. */
            readonly "unknown-code": string;
            /** The effect in words. */
            readonly "missing-msg": string;
        };
        /** A fault and the calls that it affects. */
        readonly FaultPlan: {
            readonly session?: components["schemas"]["SessionName"];
            readonly operationId?: components["schemas"]["FaultTarget"];
            readonly kind: components["schemas"]["FaultKind"];
            /** Milliseconds, for `latency` and `dribble`. */
            readonly ms?: number;
            /** The number of sent bytes, for `drop-after-bytes`. */
            readonly bytes?: number;
            /** The HTTP status, for `status`. */
            readonly status?: number;
            /** The seconds in the header `Retry-After`, for `status`; no header when left out. */
            readonly retryAfter?: number;
            /** The number of unaffected calls before the fault. */
            readonly after?: number;
            /** The number of affected calls; unlimited when left out. */
            readonly times?: number;
            /** The probability of the fault; 1 when left out. */
            readonly probability?: number;
        };
        /** A stub of the session; `times` counts down. */
        readonly Stub: {
            /** Its number in the session, to remove it. */
            readonly id: number;
            /** The answered call. */
            readonly operationId: string;
            /** Fields that the argument of the call must have. */
            readonly when?: {
                readonly [key: string]: unknown;
            };
            /** The body of the answer. */
            readonly answer: {
                readonly [key: string]: unknown;
            };
            /** The HTTP status. */
            readonly status?: number;
            /** The seconds in the header `Retry-After`. */
            readonly retryAfter?: number;
            /** The remaining calls with this answer. */
            readonly times?: number;
            /**
             * The answer may break the contract.
             * @constant
             */
            readonly unchecked?: true;
        };
        /** An answer that replaces the shop's. */
        readonly StubPlan: {
            readonly session?: components["schemas"]["SessionName"];
            /** A call of the contract. */
            readonly operationId: string;
            /** Fields that the argument of the call must have; every call matches without it. */
            readonly when?: {
                readonly [key: string]: unknown;
            };
            /** The body of the answer; its `code` is 1 unless it has another one. */
            readonly answer: {
                readonly [key: string]: unknown;
            };
            /** The HTTP status; 200 when left out. */
            readonly status?: number;
            /** The number of calls with this answer; unlimited when left out. */
            readonly times?: number;
            /** Whether the answer may break the contract. */
            readonly unchecked?: boolean;
        };
        /** A place in a request or an answer that violates the contract. */
        readonly Finding: {
            /**
             * The violating side.
             * @enum {unknown}
             */
            readonly side: "request" | "answer";
            /** The dotted path of the field, or the name of a header or parameter; empty for the whole message. */
            readonly field: string;
            /** The violation in words. */
            readonly sentence: string;
        };
        /** A recorded call in a list. */
        readonly CallSummary: {
            /** The number of the call, which increases over all sessions. */
            readonly id: number;
            readonly time: components["schemas"]["Instant"];
            readonly session: components["schemas"]["SessionName"];
            /** The HTTP method. */
            readonly method: string;
            /** The path without the query. */
            readonly path: string;
            /** The operation id of the call; null if the contract has no call with this path and method. */
            readonly operationId: string | null;
            /** The sent HTTP status; 0 if the connection broke before an answer. */
            readonly status: number;
            /** The sent code of the envelope; null without a complete envelope. */
            readonly code: number | null;
            /** The injected fault; null without one. */
            readonly fault: string | null;
            /** The violations of the contract. */
            readonly findings: readonly components["schemas"]["Finding"][];
            /** Milliseconds from the whole request to the answer, faults included. */
            readonly durationMs: number;
            /** The real backend that answered a forwarded call. */
            readonly backend?: string;
            /** The header Request-Id of the answer. */
            readonly requestId?: string;
        };
        readonly CallMessage: {
            /** The headers by lower-case name. */
            readonly headers: {
                readonly [key: string]: string | readonly string[];
            };
            /** The parsed body; absent without one. */
            readonly body?: unknown;
        };
        /** The shop's response, before a fault changed it. */
        readonly ShopAnswer: components["schemas"]["CallMessage"] & {
            /** The status of the shop, if a fault changed it. */
            readonly status?: number;
        };
        /** The sent response, if a fault changed the shop's. */
        readonly Delivered: {
            /**
             * The delivery of the response: complete (`whole`), complete in chunks (`slow`), the first bytes (`cut`), or nothing, because
             *     the connection was closed (`lost`) or reset (`reset`), or the caller had disconnected (`abandoned`).
             * @enum {unknown}
             */
            readonly kind: "whole" | "slow" | "cut" | "lost" | "reset" | "abandoned";
            /** The sent HTTP status; 0 if nothing was sent. */
            readonly status: number;
            /** The headers by lower-case name. */
            readonly headers: {
                readonly [key: string]: string;
            };
            /** The parsed JSON or the text of the body; absent without one. */
            readonly body?: unknown;
            /** The number of sent bytes of the body. */
            readonly bytes: number;
            /** The number of bytes of the complete body. */
            readonly of: number;
            /** The reason, for people. */
            readonly sentence: string;
        };
        /** One call in full. */
        readonly CallRecord: components["schemas"]["CallSummary"] & {
            /** The query parameters. */
            readonly query: {
                readonly [key: string]: string;
            };
            readonly request: components["schemas"]["CallMessage"];
            readonly answer: components["schemas"]["ShopAnswer"];
            readonly delivered?: components["schemas"]["Delivered"];
        };
        /** @enum {unknown} */
        readonly ContractCall: "addBannerItem" | "addCartItem" | "addWish" | "applyForFreeTest" | "buyNow" | "cancelNotice" | "cancelOrder" | "cancelPraise" | "changePassword" | "checkoutCart" | "checkoutOrder" | "chooseGift" | "claimSocialFollow" | "claimWarranty" | "compareGoods" | "confirmCharge" | "confirmReceived" | "deleteAddress" | "deleteCartItem" | "deleteOrder" | "deleteSavedCard" | "deleteSavedItem" | "drawRaffle" | "endLogin" | "exportPersonalData" | "findMarketplaceWarranty" | "findOrder" | "findWithdrawableOrder" | "getActivityTimes" | "getBanner" | "getCart" | "getContact" | "getCustomerRights" | "getFlashSale" | "getFreeTest" | "getGoods" | "getGoodsUserInfo" | "getMailSubscription" | "getOrder" | "getOrderData" | "getOrderLineReview" | "getOrderTax" | "getPointRules" | "getProfile" | "getRefundDetail" | "getTerm" | "getUserInfo" | "getWheel" | "joinCart" | "joinWishes" | "keepAccount" | "listActivityCoupons" | "listAddresses" | "listAfterSales" | "listAvatars" | "listBanners" | "listCarriers" | "listCategories" | "listComments" | "listContacts" | "listCoupons" | "listDeliveryCountries" | "listDownloads" | "listFeatures" | "listFreeTests" | "listGifts" | "listGoods" | "listGoodsByIds" | "listGoodsCoupons" | "listGoodsFaqs" | "listHotCategories" | "listHotPosts" | "listHotProducts" | "listLogins" | "listNotices" | "listOrders" | "listPointLog" | "listQuestions" | "listRaffles" | "listRelatedGoods" | "listRequestedNotices" | "listReviews" | "listSavedCards" | "listSavedItems" | "listStates" | "listTerms" | "listWarranties" | "listWinnings" | "listWishes" | "logIn" | "logInWithFacebook" | "logInWithGoogle" | "logOut" | "logOutEverywhere" | "moveToCart" | "placeOrder" | "praiseComment" | "register" | "registerProduct" | "registerWarranty" | "removeWish" | "requestAccountDeletion" | "requestAfterSales" | "requestNotice" | "requestRefund" | "resetPassword" | "resubscribe" | "saveAddress" | "saveForLater" | "savePrizeAddress" | "saveProfile" | "sendBackTracking" | "sendMessage" | "sendVerificationCode" | "setLanguage" | "signUpByPopup" | "spinWheel" | "storeReview" | "subscribe" | "suggest" | "takeCoupon" | "trackParcel" | "unsubscribe" | "uploadAvatar" | "uploadPicture" | "useAvatar" | "verifyOrder" | "watchActivity" | "withdrawAfterSales" | "withdrawOrder";
        /** The call to wait for. */
        readonly CallWish: {
            readonly session?: components["schemas"]["SessionName"];
            readonly operationId?: components["schemas"]["ContractCall"];
            /** Matches only calls after the one with this id. */
            readonly after?: number;
            /** Milliseconds until the wait fails; 5,000 when left out. */
            readonly within?: number;
        };
        /** An HTTP Archive 1.2, which browsers and API tools open. */
        readonly Har: {
            /** The content of the archive. */
            readonly log: {
                /** The version of the format. */
                readonly version: string;
                readonly creator: components["schemas"]["Document"];
                /** One entry for each call, oldest first. */
                readonly entries: readonly components["schemas"]["Document"][];
            };
        };
        readonly CoverageRow: {
            /** The operation id of the call. */
            readonly operationId: string;
            /** The HTTP method of the call. */
            readonly method: string;
            /** The path of the call. */
            readonly path: string;
            /** Whether a client has called it. */
            readonly called: boolean;
            /** The sent codes. */
            readonly reached: readonly number[];
            /** The declared codes that were not sent. */
            readonly missing: readonly number[];
        };
        /** The responses of the contract that the server has sent since its start, and the missing ones. */
        readonly Coverage: {
            /** The number of declared codes, over all calls. */
            readonly declared: number;
            /** The number of codes that the server has sent. */
            readonly reached: number;
            /** One row for each call of the contract. */
            readonly calls: readonly components["schemas"]["CoverageRow"][];
        };
        /** A violation with its call. */
        readonly Violation: components["schemas"]["Finding"] & {
            readonly time: components["schemas"]["Instant"];
            readonly session: components["schemas"]["SessionName"];
            /** The operation id of the call. */
            readonly operationId: string;
        };
        /**
         * Order status
         * The status of an order. Only the server moves an order from one status to the next.
         * @example 2
         * @enum {integer}
         */
        readonly OrderStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
        readonly OrderMove: {
            readonly session: components["schemas"]["SessionName"];
            /** The number of the order. */
            readonly ordersn: string;
            /** The transitions of the order, in sequence. */
            readonly steps: readonly string[];
            readonly orderstatus: components["schemas"]["OrderStatus"];
            /** The name of the status. */
            readonly status: string;
        };
        /**
         * Seconds since 1970, the unit of times in the contract of the shop.
         * @example 1768478400
         */
        readonly Seconds: number;
        /** An after-sales request in a list. */
        readonly AfterSalesRow: {
            /** The number of the request, for `moveAfterSales`. */
            readonly id: string;
            /** The number of the order. */
            readonly ordersn: string;
            /**
             * The kind of the request; with `refund`, the customer keeps the goods.
             * @enum {unknown}
             */
            readonly kind: "return" | "exchange" | "refund" | "warranty";
            /**
             * The current status.
             * @enum {unknown}
             */
            readonly status: "requested" | "awaitingParcel" | "sentBack" | "refunded" | "exchanged" | "rejected" | "withdrawn";
            readonly time: components["schemas"]["Seconds"];
            /** The steps that are allowed now. */
            readonly steps: readonly string[];
        };
        readonly AfterSalesList: {
            readonly session: components["schemas"]["SessionName"];
            /** All requests. */
            readonly requests: readonly components["schemas"]["AfterSalesRow"][];
        };
        /** A mail of the shop; the mock server stores it and never sends it. */
        readonly Mail: {
            /** The number of the mail. */
            readonly id: number;
            /** The email address of the recipient. */
            readonly to: string;
            /**
             * The subject.
             * @enum {unknown}
             */
            readonly kind: "verificationCode" | "account" | "subscription" | "notice" | "contact" | "order" | "afterSales" | "withdrawal";
            /** Plain text, in the language of the recipient. */
            readonly text: string;
            /** The verification code or the order number in the mail; null without one. */
            readonly reference: string | null;
            /** The path of the unsubscribe page in the shop; null for a mail without one. */
            readonly unsubscribe: string | null;
            readonly time: components["schemas"]["Seconds"];
        };
        /** A captured charge. */
        readonly LedgerEntry: {
            /** The number of the order. */
            readonly ordersn: string;
            /** The provider's number of the charge. */
            readonly charge_id: string;
            /** The amount in US cents. */
            readonly money_cents: number;
            readonly time: components["schemas"]["Seconds"];
        };
    };
    responses: {
        /** The request is invalid, for example an unknown scenario; the message names the field. */
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
        /** The control token is missing or wrong, or the request comes from another site. */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 9001,
                 *       "msg": "Send the control token as x-mock-control: that of MOCK_CONTROL_TOKEN, or the one printed at the start."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** The body is larger than 1 MB, or the session would exceed its memory limit. */
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
        /** The body is not sent as JSON, or a page sends a POST without this Content-Type. */
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
        /** A server on loopback accepts loopback host names only, to prevent DNS rebinding by other sites. */
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
        /** The maximum number of sessions is in use. */
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
        /** The server was terminated, and finishes the requests that are running. */
        readonly Stopping: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 9005,
                 *       "msg": "The mock server is stopping."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** The maximum number of feed subscribers is connected. */
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
        /** The request is valid, but the current state of the shop does not allow it. */
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
        /** The body is `null`. */
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
        /** The call or the order does not exist or was removed. */
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
        /** No matching call within the time limit. */
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
         * The name of the session; all sessions together when left out.
         * @example default
         */
        readonly SessionOrAll: components["schemas"]["SessionName"];
        /**
         * The name of the session.
         * @example default
         */
        readonly SessionInPath: components["schemas"]["SessionName"];
        /**
         * The name of the session; `default` when left out.
         * @example default
         */
        readonly Session: components["schemas"]["SessionName"];
        /**
         * The number of the stub.
         * @example 1
         */
        readonly StubInPath: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Health = components['schemas']['Health'];
/**
 * Why a call was refused.
 */
export type Refusal = components['schemas']['Refusal'];
/**
 * An object in the format of another standard.
 */
export type Document = components['schemas']['Document'];
/**
 * 1 to 64 letters, digits, dots, colons, dashes or underscores. The header `x-mock-scenario` creates a separate world, whose
 * name is the session, a `~` and the scenarios.
 *
 */
export type SessionName = components['schemas']['SessionName'];
/**
 * A state that a session can be put into.
 */
export type NamedScenario = components['schemas']['NamedScenario'];
/**
 * A session in a list of them.
 */
export type KnownSession = components['schemas']['KnownSession'];
/**
 * Names of scenarios that do not contradict each other.
 */
export type ScenarioNames = components['schemas']['ScenarioNames'];
/**
 * The seed of the random numbers: sessions with the same seed have the same order numbers and prizes. Without it, they depend on
 * the seed of the server and on the name of the session.
 *
 */
export type Seed = components['schemas']['Seed'];
/**
 * `real`, or the time at which the clock of the session is stopped: ISO 8601, or milliseconds since 1970. Without it, the
 * clock starts as configured for the server.
 *
 */
export type StartOfClock = components['schemas']['StartOfClock'];
/**
 * How far to advance the clock after applying the scenarios, in milliseconds; less than a hundred years.
 */
export type Ahead = components['schemas']['Ahead'];
/**
 * The initial state of a session; omitted fields have the server's defaults.
 */
export type NewSession = components['schemas']['NewSession'];
/**
 * Which cart a call is about.
 */
export type CartType = components['schemas']['CartType'];
export type GuestCartLine = components['schemas']['GuestCartLine'];
/**
 * A language of the shop; en is the default.
 *
 * - `zh`: Simplified Chinese.
 * - `en`: English.
 * - `de`: German.
 * - `ja`: Japanese.
 * - `it`: Italian.
 * - `es`: Spanish.
 * - `fr`: French.
 */
export type Locale = components['schemas']['Locale'];
/**
 * The values that a browser must store to show the state; the browser keeps its values of missing fields.
 */
export type Visitor = components['schemas']['Visitor'];
/**
 * A session, and the state that it was put into.
 */
export type SessionState = components['schemas']['SessionState'];
/**
 * A moment in ISO 8601, UTC.
 */
export type Instant = components['schemas']['Instant'];
/**
 * Milliseconds since 1970.
 */
export type Milliseconds = components['schemas']['Milliseconds'];
/**
 * The speed of the clock relative to the machine's clock; 0 stops it.
 */
export type ClockSpeed = components['schemas']['ClockSpeed'];
export type FaultTarget = components['schemas']['FaultTarget'];
/**
 * The kind of the fault; `GET /__mock/faults` describes each.
 */
export type FaultKind = components['schemas']['FaultKind'];
/**
 * A scheduled fault of the session; `after` and `times` count down.
 */
export type Fault = components['schemas']['Fault'];
/**
 * One session at a glance.
 */
export type SessionReading = components['schemas']['SessionReading'];
export type OfSession = components['schemas']['OfSession'];
/**
 * The state that a session is put into.
 */
export type ScenarioChoice = components['schemas']['ScenarioChoice'];
/**
 * The complete state of the session, as a tree.
 */
export type StateTree = components['schemas']['StateTree'];
/**
 * One step of a JSON Patch (RFC 6902).
 */
export type PatchStep = components['schemas']['PatchStep'];
export type Snapshot = components['schemas']['Snapshot'];
export type ClockReading = components['schemas']['ClockReading'];
/**
 * A change of the clock of a session.
 */
export type ClockTurn = components['schemas']['ClockTurn'];
/**
 * A description of each kind.
 */
export type FaultKinds = components['schemas']['FaultKinds'];
/**
 * A fault and the calls that it affects.
 */
export type FaultPlan = components['schemas']['FaultPlan'];
/**
 * A stub of the session; `times` counts down.
 */
export type Stub = components['schemas']['Stub'];
/**
 * An answer that replaces the shop's.
 */
export type StubPlan = components['schemas']['StubPlan'];
/**
 * A place in a request or an answer that violates the contract.
 */
export type Finding = components['schemas']['Finding'];
/**
 * A recorded call in a list.
 */
export type CallSummary = components['schemas']['CallSummary'];
export type CallMessage = components['schemas']['CallMessage'];
/**
 * The shop's response, before a fault changed it.
 */
export type ShopAnswer = components['schemas']['ShopAnswer'];
/**
 * The sent response, if a fault changed the shop's.
 */
export type Delivered = components['schemas']['Delivered'];
/**
 * One call in full.
 */
export type CallRecord = components['schemas']['CallRecord'];
export type ContractCall = components['schemas']['ContractCall'];
/**
 * The call to wait for.
 */
export type CallWish = components['schemas']['CallWish'];
/**
 * An HTTP Archive 1.2, which browsers and API tools open.
 */
export type Har = components['schemas']['Har'];
export type CoverageRow = components['schemas']['CoverageRow'];
/**
 * The responses of the contract that the server has sent since its start, and the missing ones.
 */
export type Coverage = components['schemas']['Coverage'];
/**
 * A violation with its call.
 */
export type Violation = components['schemas']['Violation'];
/**
 * The status of an order. Only the server moves an order from one status to the next.
 */
export type OrderStatus = components['schemas']['OrderStatus'];
export type OrderMove = components['schemas']['OrderMove'];
/**
 * Seconds since 1970, the unit of times in the contract of the shop.
 */
export type Seconds = components['schemas']['Seconds'];
/**
 * An after-sales request in a list.
 */
export type AfterSalesRow = components['schemas']['AfterSalesRow'];
export type AfterSalesList = components['schemas']['AfterSalesList'];
/**
 * A mail of the shop; the mock server stores it and never sends it.
 */
export type Mail = components['schemas']['Mail'];
/**
 * A captured charge.
 */
export type LedgerEntry = components['schemas']['LedgerEntry'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseWrongMediaType = components['responses']['WrongMediaType'];
export type ResponseWrongHost = components['responses']['WrongHost'];
export type ResponseTooMany = components['responses']['TooMany'];
export type ResponseStopping = components['responses']['Stopping'];
export type ResponseBusy = components['responses']['Busy'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseNullBody = components['responses']['NullBody'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseNothingCame = components['responses']['NothingCame'];
export type ParameterSessionOrAll = components['parameters']['SessionOrAll'];
export type ParameterSessionInPath = components['parameters']['SessionInPath'];
export type ParameterSession = components['parameters']['Session'];
export type ParameterStubInPath = components['parameters']['StubInPath'];
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
            /** The requested data. */
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
            readonly 503: components["responses"]["Stopping"];
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
            /** The requested data. */
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
                 * The name of the session; all sessions together when left out.
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
            /** Events until the client disconnects. */
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
            /** The requested data. */
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
                        /** The scenarios in the order of the documentation. */
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
            /** The requested data. */
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
                        /** The names of the sessions. */
                        readonly sessions: readonly components["schemas"]["SessionName"][];
                        /** The sessions with their details. */
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
            /** The session has been created. */
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
                 * Idle time in milliseconds; default ten minutes, 0 for all.
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
            /** The sessions are removed. */
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
                        /** The names of the sessions. */
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
                 * The name of the session.
                 * @example default
                 */
                readonly session: components["parameters"]["SessionInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** The requested data. */
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
                 * The name of the session.
                 * @example default
                 */
                readonly session: components["parameters"]["SessionInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** The session is deleted. */
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
                 * The name of the session.
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
            /** The session is in the requested state. */
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
                 * The name of the session.
                 * @example default
                 */
                readonly session: components["parameters"]["SessionInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** The session is restarted. */
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
                 * The name of the session.
                 * @example default
                 */
                readonly session: components["parameters"]["SessionInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** The requested data. */
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
                 * The name of the session.
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
            /** The changed world. */
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
                 * The name of the session.
                 * @example default
                 */
                readonly session: components["parameters"]["SessionInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** The requested data. */
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
                 * The name of the session.
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
                    /** A snapshot from `readSnapshot`. */
                    readonly snapshot: string;
                };
            };
        };
        readonly responses: {
            /** The world is restored. */
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
                 * The name of the session; `default` when left out.
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
            /** The requested data. */
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
            /** The current time. */
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
                 * The name of the session; `default` when left out.
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
            /** The requested data. */
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
                        /** The scheduled faults of the session, from `planFault` or its scenarios, with their remaining counts. */
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
            /** The stored fault. */
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
                 * The name of the session; `default` when left out.
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
            /** The planned faults are removed; those of scenarios remain. */
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
    readonly stubs: {
        readonly parameters: {
            readonly query?: {
                /**
                 * The name of the session; `default` when left out.
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
            /** The stubs, oldest first, with their remaining counts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "default",
                     *       "stubs": [
                     *         {
                     *           "id": 1,
                     *           "operationId": "listSearchTerms",
                     *           "answer": {
                     *             "msg": []
                     *           },
                     *           "times": 1
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        readonly session: components["schemas"]["SessionName"];
                        readonly stubs: readonly components["schemas"]["Stub"][];
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
    readonly addStub: {
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
                 *       "operationId": "getCart",
                 *       "answer": {
                 *         "code": 2,
                 *         "msg": "The cart is being moved."
                 *       },
                 *       "times": 1
                 *     }
                 */
                readonly "application/json": components["schemas"]["StubPlan"];
            };
        };
        readonly responses: {
            /** The stored stub. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": "default",
                     *       "stub": {
                     *         "id": 1,
                     *         "operationId": "getCart",
                     *         "answer": {
                     *           "code": 2,
                     *           "msg": "The cart is being moved."
                     *         },
                     *         "times": 1
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        readonly session: components["schemas"]["SessionName"];
                        readonly stub: components["schemas"]["Stub"];
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
    readonly clearStubs: {
        readonly parameters: {
            readonly query?: {
                /**
                 * The name of the session; `default` when left out.
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
            /** The shop answers again. */
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
    readonly removeStub: {
        readonly parameters: {
            readonly query?: {
                /**
                 * The name of the session; `default` when left out.
                 * @example default
                 */
                readonly session?: components["parameters"]["Session"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * The number of the stub.
                 * @example 1
                 */
                readonly id: components["parameters"]["StubInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** The other stubs remain. */
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
            readonly 404: components["responses"]["NotFound"];
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
                 * The name of the session; all sessions together when left out.
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
            /** The requested data. */
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
                        /** The number of open streams. */
                        readonly open: number;
                        /** Whether their events are held. */
                        readonly hold: boolean;
                        /** The number of held events, over all of these streams. */
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
            /** The streams are closed. */
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
                        /** The number of closed streams. */
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
                    /** True holds events, false releases them. */
                    readonly hold: boolean;
                };
            };
        };
        readonly responses: {
            /** The numbers of held and released events. */
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
                        /** Whether events are held now. */
                        readonly hold: boolean;
                        /** The number of held events. */
                        readonly kept: number;
                        /** The number of released events. */
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
                    /** Such as `kai` (the sale opens) or `guan` (it closes). */
                    readonly event: string;
                    /** The data: a one-line text unchanged, other values as JSON; empty when left out. */
                    readonly value?: unknown;
                };
            };
        };
        readonly responses: {
            /** The event was sent or is held. */
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
                        /** The number of streams that received it. */
                        readonly reached: number;
                        /** The number of streams that hold it. */
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
                 * The name of the session; all sessions together when left out.
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
            /** The requested data. */
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
                        /** Oldest first. */
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
                 * The id in the list.
                 * @example 7
                 */
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** The requested data. */
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
                        /** The call as a curl command; `$TOKEN` replaces a token. */
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
            /** The call. */
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
                 * The name of the session; all sessions together when left out.
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
            /** The requested data. */
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
            /** The requested data. */
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
                 * The name of the session; all sessions together when left out.
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
            /** The requested data. */
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
                        /** Oldest first, at most 200. */
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
                 * The number of the order.
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
                    /** The name or the number of a status; the next transition when left out. */
                    readonly to?: string | number;
                };
            };
        };
        readonly responses: {
            /** The new status of the order. */
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
                 * The name of the session.
                 * @example default
                 */
                readonly session: components["parameters"]["SessionInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** The requested data. */
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
                 * The name of the session.
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
                    /** The number of the request. */
                    readonly id: string;
                    /** One of the allowed steps. */
                    readonly step: string;
                };
            };
        };
        readonly responses: {
            /** The current state of all requests. */
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
                 * The name of the session.
                 * @example default
                 */
                readonly session: components["parameters"]["SessionInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** The requested data. */
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
                     *           "unsubscribe": null,
                     *           "time": 1768478400
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        readonly session: components["schemas"]["SessionName"];
                        /** Newest first, at most 200. */
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
                 * The name of the session; `default` when left out.
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
            /** The requested data. */
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
                        /** Oldest first. */
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

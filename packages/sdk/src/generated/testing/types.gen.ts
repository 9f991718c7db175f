// Generated from openapi/: run `npm run generate`, never edit.
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

export type ActivityEvent = {
    /**
     * A sale opens when the number is not 0.
     */
    event: 'kai';
    data: number;
} | {
    /**
     * A sale closes when the number is 0.
     */
    event: 'guan';
    data: number;
};

/**
 * Response code
 *
 * The code of every response. 1 is success, 100 and 1000 end the login, every other number is a refusal; clients show its `msg` to the shopper unchanged.
 */
export type ResponseCode = 1 | 2 | 100 | 1000 | 2001 | 2002 | 2003 | 2004 | 2005 | 2006 | 2007 | 2008 | 2009 | 2010 | 2011 | 2012 | 2013 | 3001 | 3002 | 3003 | 3004 | 3005 | 3006 | 3007 | 3008 | 3009 | 3010 | 3011 | 3012 | 3013 | 3014 | 3015 | 3016 | 4001 | 4002 | 4003 | 4004 | 4005 | 4006 | 4007 | 4008 | 4009 | 4010 | 4011 | 4012 | 4013 | 4014 | 4015 | 4016 | 4017 | 4018 | 4019 | 4020 | 4021 | 5001 | 5002 | 5003 | 5004 | 5005 | 5006 | 5007 | 5010 | 5011 | 5012 | 5020 | 5021 | 5022 | 5023 | 5024 | 5030 | 5031 | 5032 | 5033 | 5034 | 5040 | 5041 | 5042 | 6001 | 6002 | 6003 | 6004 | 6005 | 6006 | 6007 | 6008 | 6009 | 6010 | 6011 | 6012 | 6013 | 6020 | 6021 | 6022 | 6023 | 6024 | 6025 | 6030 | 6031 | 6032 | 6033 | 6034 | 6035 | 7001 | 7002 | 7003 | 8001 | 8002 | 8003 | 8030 | 8031 | 8032 | 9001 | 9002 | 9003 | 9004 | 9005 | 9006 | 9007;

/**
 * Banner type
 *
 * The media type of a banner.
 */
export type BannerType = 1 | 4;

/**
 * Banner marking
 *
 * The action of a click on a banner.
 */
export type BannerMarking = 1 | 2 | 3;

/**
 * Goods kind
 *
 * The kind of the goods; clients draw goods without a photograph.
 */
export type GoodsKind = 'headset' | 'mouse';

/**
 * Color
 *
 * The color of the goods by its name in the shop's palette; clients translate it for the shopper.
 */
export type ColourName = 'black' | 'white' | 'grey' | 'red' | 'ember' | 'blue' | 'violet' | 'green' | 'volt' | 'pink';

export type Banner = {
    id: number;
    type: BannerType;
    video: string;
    link: string;
    url: string;
    marking: BannerMarking;
    goods_id: number;
    title: string;
    remark: string;
    goods_unit: string;
    goods_kind: GoodsKind;
    goods_color: ColourName;
};

export type Rejection = {
    /**
     * The problem with the request or the server.
     */
    code: 9001 | 9002 | 9003 | 9004 | 9005 | 9006 | 9007;
    msg: string;
    field?: string;
};

export type Note = {
    content: string;
};

/**
 * Flag
 *
 * A boolean, encoded as a number.
 */
export type Flag = 0 | 1;

/**
 * Rebate kind
 *
 * How the number in `rebate` lowers the price.
 */
export type RebateKind = 0 | 1 | 2;

export type HotProduct = {
    id: number;
    name: string;
    cateName: string;
    pic_index: string;
    goods_unit: string;
    goods_price: number;
    original_price: number;
    lowest_price_30_days: number | null;
    stock_count: number;
    goods_kind: GoodsKind;
    goods_color: ColourName;
    /**
     * Whether the goods are a new release.
     */
    is_new: Flag;
    is_rebate: RebateKind;
    rebate: number;
};

export type HotCategory = {
    id: number;
    catName: string;
    title: string;
    hot_pic: string;
    link: string;
    goods_kind: GoodsKind;
    goods_color: ColourName;
};

export type FeatureSpot = {
    x: number;
    y: number;
    title: string;
    text: string;
    /**
     * The goods at this place; missing where the place is only explained.
     */
    goods?: HotProduct;
};

export type Feature = {
    id: number;
    title: string;
    text: string;
    pic: string;
    alt: string;
    link: string;
    spots: Array<FeatureSpot>;
};

export type Post = {
    id: number;
    title: string;
    remark: string;
    pic: string;
    ctime: number;
};

export type Review = {
    id: number;
    pic: string;
    remark: string;
    name: string | null;
    cname: string | null;
    stars: number;
    goods_kind: GoodsKind;
    goods_color: ColourName;
};

export type FlashSaleItem = {
    id: number;
    name: string;
    goods_unit: string;
    goods_kind: GoodsKind;
    goods_color: ColourName;
    pic_index: string;
    goods_price: number;
    seckill_price: number;
    lowest_price_30_days: number | null;
    seckill_count: number;
    percent: number;
};

export type FlashSaleList = {
    title: string;
    time: number;
    goods: Array<FlashSaleItem>;
};

export type Contact = {
    phone: string;
    email: string;
    site_copy: string;
    hours: string;
    social: Array<{
        name: string;
        link: string;
    }>;
    /**
     * Whether orders of any market can be withdrawn from online.
     */
    withdrawal_offered: Flag;
};

export type Category = {
    id: number;
    name: string;
    pic: string;
    children: Array<Category>;
    goods: Array<MenuGoods>;
};

export type MenuGoods = {
    goods_id: number;
    name: string;
    goods_unit: string;
    goods_desc: string;
    goods_kind: GoodsKind;
    goods_color: ColourName;
    pic_index: string;
    /**
     * Whether the goods are a new release.
     */
    is_new: Flag;
    is_rebate: RebateKind;
    rebate: number;
};

/**
 * Locale
 *
 * A language of the shop; en is the default.
 */
export type Locale = 'zh' | 'en' | 'de' | 'ja' | 'it' | 'es' | 'fr';

/**
 * Place of a banner
 *
 * The position of a single banner.
 */
export type BannerPlace = 'points' | 'bigSale' | 'firstOrder' | 'seasonal';

export type SideBanner = {
    place: BannerPlace;
    title: string;
    remark: string;
    button: string;
    link: string;
    url: string;
    goods_id: number;
    goods_unit: string;
    goods_kind: GoodsKind;
    goods_color: ColourName;
};

/**
 * Kind of mailing
 *
 * The kinds of mail with an unsubscribe link. Mails about orders and accounts have none.
 */
export type MailingKind = 'offers' | 'backInStock' | 'saleStart';

export type MailSubscription = {
    email: string;
    kind: MailingKind;
    /**
     * Whether the address gets these mails.
     */
    subscribed: Flag;
};

export type RegionContact = {
    region: string;
    phone: string;
    email: string;
};

export type Term = {
    id: number;
    title: string;
    name: string;
};

export type TextBlock = {
    /**
     * A heading within the text.
     */
    type: 'heading';
    text: string;
} | {
    /**
     * A paragraph of plain text.
     */
    type: 'paragraph';
    text: string;
} | {
    /**
     * A list of short points.
     */
    type: 'list';
    items: Array<string>;
};

export type TermPicture = {
    title: string;
    pic: string;
    alt: string;
    goods_kind: GoodsKind;
    goods_color: ColourName;
};

export type TermText = {
    title: string;
    name: string;
    blocks: Array<TextBlock>;
    /**
     * A picture above the text with explanations, such as the parts that a warranty covers. Absent if the text has none.
     */
    feature?: Feature;
    pictures?: Array<TermPicture>;
    form?: {
        name: string;
        text: string;
        email: string;
    };
};

/**
 * Kind of a change of points
 *
 * Why points were earned or spent.
 */
export type PointKind = 'signUp' | 'dailyLogin' | 'invite' | 'socialFollow' | 'profileCompleted' | 'sharedReview' | 'productRegistration' | 'pointsExchange' | 'exchangeReturned' | 'prize';

export type PointRule = {
    kind: PointKind;
    name: string;
    desc: string;
    points: number | null;
    monthly_maximum: number | null;
};

/**
 * Group of questions
 *
 * A topic of the FAQ.
 */
export type QuestionGroup = 'orders' | 'shipping' | 'returns' | 'account';

export type Question = {
    id: string;
    question: string;
    answer: Array<TextBlock>;
};

/**
 * Kind of a file
 *
 * The purpose of a file of goods.
 */
export type GoodsFileKind = 'manual' | 'driver';

export type GoodsFile = {
    id: number;
    name: string;
    kind: GoodsFileKind;
    link: string;
    size_bytes: number;
};

export type DownloadModel = {
    goods_id: number;
    name: string;
    goods_unit: string;
    goods_kind: GoodsKind;
    goods_color: ColourName;
    pic_index: string;
    files: Array<GoodsFile>;
};

/**
 * Goods filter
 *
 * A filter of a listing; goods must match all given filters. The points store uses `points`.
 */
export type GoodsFilter = 'new' | 'deal' | 'inStock' | 'points';

/**
 * Attribute of goods
 *
 * A filter of a listing by a fact from the technical data, with its kind before the dot. Several attributes of one kind are alternatives, except battery and weight, where the widest counts; attributes of different kinds must all match.
 */
export type GoodsAttribute = 'connection.radio' | 'connection.bluetooth' | 'connection.cable' | 'platform.pc' | 'platform.console' | 'platform.mobile' | 'battery.20' | 'battery.40' | 'battery.60' | 'battery.100' | 'weight.60' | 'weight.80' | 'weight.100' | 'weight.200' | 'weight.250' | 'weight.300' | 'grip.right' | 'grip.left' | 'grip.both' | 'grip.vertical' | 'microphone.detachable' | 'microphone.flip' | 'microphone.builtIn' | 'microphone.fixed' | 'color.black' | 'color.white' | 'color.grey' | 'color.red' | 'color.ember' | 'color.blue' | 'color.violet' | 'color.green' | 'color.volt' | 'color.pink';

/**
 * Goods order
 *
 * The order of a listing; `popular` when a request leaves it out.
 */
export type GoodsSort = 'popular' | 'newest' | 'priceUp' | 'priceDown' | 'rating';

export type ModelColor = {
    goods_id: number;
    goods_color: ColourName;
    stock_count: number;
    pic_index?: string;
};

export type GoodsSummary = {
    goods_id: number;
    name: string;
    goods_unit: string;
    goods_desc: string;
    goods_kind: GoodsKind;
    goods_color: ColourName;
    pic_index: string;
    hover_pic?: string;
    goods_price: number;
    original_price: number;
    lowest_price_30_days: number | null;
    /**
     * Whether the goods are a new release.
     */
    is_new: Flag;
    is_rebate: RebateKind;
    rebate: number;
    /**
     * Whether the goods are in a flash sale that is open now.
     */
    is_seckill: Flag;
    stock_count: number;
    rating: number;
    comment_count: number;
    integral_price: number | null;
    colours?: Array<ModelColor>;
};

export type GoodsFacets = {
    filters: Array<{
        filter: GoodsFilter;
        count: number;
    }>;
    attributes: Array<{
        attribute: GoodsAttribute;
        count: number;
    }>;
    ratings: Array<{
        rating_min: number;
        count: number;
    }>;
    prices?: Array<{
        price_min?: number;
        price_max?: number;
        count: number;
    }>;
    price_min: number;
    price_max: number;
};

export type CategoryLink = {
    id: number;
    name: string;
};

export type ListedCategory = {
    id: number;
    name: string;
    path: Array<CategoryLink>;
    children: Array<CategoryLink>;
};

/**
 * Match of a search
 *
 * How well the results match the keywords.
 */
export type SearchMatch = 'exact' | 'near' | 'none';

/**
 * View of goods
 *
 * The view of the goods in a picture; without a photograph, clients draw the goods in this view.
 */
export type GoodsView = 'whole' | 'side' | 'close' | 'top' | 'turned' | 'dark';

/**
 * Topic of technical data
 *
 * The topic of a row of the technical data, the same in every language.
 */
export type SpecificationTopic = 'connection' | 'drivers' | 'latency' | 'battery' | 'microphone' | 'impedance' | 'worksWith' | 'weight' | 'cable' | 'sensor' | 'polling' | 'buttons' | 'switches' | 'hand' | 'warranty';

export type GoodsPicture = {
    pic: string;
    view: GoodsView;
    text: string;
    /**
     * The topic of the technical data that a detail or the parts of an exploded view belong to; other pictures of the whole goods have none.
     */
    topic?: SpecificationTopic;
};

export type GoodsTurn = {
    pic: string;
    frames: number;
    columns: number;
};

export type GoodsScene = {
    pic: string;
    text: string;
};

export type GoodsBox = {
    pic: string;
    text: string;
};

/**
 * View of an outline
 *
 * The side that a line drawing shows.
 */
export type OutlineView = 'front' | 'side' | 'top';

export type GoodsOutline = {
    pic: string;
    view: OutlineView;
    width: number;
    height: number;
};

export type FreeTestOffer = {
    places: number;
    places_left: number;
    closes_at: number;
    /**
     * Whether the shop accepts applications now.
     */
    open: Flag;
    rules: Array<TextBlock>;
};

export type GoodsDetail = GoodsSummary & {
    category_path: Array<CategoryLink>;
    maximum: number;
    pictures: Array<GoodsPicture>;
    turn?: GoodsTurn;
    scene?: GoodsScene;
    box?: GoodsBox;
    outlines?: Array<GoodsOutline>;
    colours: Array<ModelColor>;
    description: Array<TextBlock>;
    specifications: Array<{
        name: string;
        value: string;
        /**
         * Clients group rows and draw figures by it; a row without it is only listed.
         */
        topic?: SpecificationTopic;
    }>;
    files: Array<GoodsFile>;
    flash: {
        seckill_price: number;
        seckill_count: number;
        percent: number;
        over_time: number;
        server_time: number;
    } | null;
    integral_price: number | null;
    warranty_days: number;
    return_days: number;
    free_test: FreeTestOffer | null;
};

export type Comment = {
    id: number;
    name: string;
    stars: number;
    content: string;
    pics: Array<string>;
    ctime: number;
    praise_count: number;
    /**
     * Whether the current customer praised it; 0 for guests.
     */
    praised: Flag;
    /**
     * Whether the writer bought the goods here.
     */
    verified: Flag;
    /**
     * Whether the current customer wrote it; 0 for guests.
     */
    own: Flag;
};

export type Bundle = {
    bundle_id: number;
    goods: Array<GoodsSummary>;
    price: number;
    saving: number;
};

export type LoginEnded = {
    /**
     * 100 when the token has expired, 1000 when there is none or the shop does not know it.
     */
    code: 100 | 1000;
    msg: string;
};

export type Carrier = {
    code: string;
    name: string;
    number_example: string;
};

/**
 * State of a parcel
 *
 * The progress of a parcel.
 */
export type ParcelState = 'announced' | 'moving' | 'delivered';

export type Parcel = {
    tracking_number: string;
    carrier: string;
    company: string;
    parcel_state: ParcelState;
    events: Array<{
        time: number;
        place: string;
        note: string;
    }>;
    expected_at: number | null;
};

export type SuggestedGoods = {
    goods_id: number;
    name: string;
    goods_unit: string;
    goods_kind: GoodsKind;
    goods_color: ColourName;
    pic_index: string;
    goods_price: number;
};

/**
 * Kind of notice
 *
 * The kind of a notice about goods.
 */
export type NoticeKind = 'backInStock' | 'saleStart';

export type RequestedNotice = {
    kind: NoticeKind;
    goods: GoodsSummary;
};

/**
 * Coupon kind
 *
 * How the number in `value` lowers the price.
 */
export type CouponKind = 1 | 2;

/**
 * Scope of a coupon
 *
 * The goods that a coupon applies to. Gifts, goods for points and flash prices never do.
 */
export type CouponScope = 'all' | 'headset' | 'mouse';

export type CouponTerms = {
    name: string;
    kind: CouponKind;
    value: number;
    minimum_pay: number;
    scope: CouponScope;
};

/**
 * State of a coupon
 *
 * Whether a coupon of a customer can be used.
 */
export type CouponState = 'unused' | 'used' | 'stale';

export type Coupon = CouponTerms & {
    id: number;
    offer_id: number;
    state: CouponState;
    taken_time: number;
    over_time: number;
    ordersn: string | null;
};

export type CouponOffer = CouponTerms & {
    id: number;
    valid_days: number;
    minimum_level: number;
    /**
     * Whether the customer has taken it; 0 for a guest.
     */
    taken: Flag;
    /**
     * Whether taking it now would succeed. For a guest, whether it would after logging in as a new customer.
     */
    available: Flag;
    over_time: number;
};

export type LoggedIn = {
    token: string;
    nickname: string;
    email: string;
};

export type Login = {
    id: string;
    begin_time: number;
    used_at: number;
    browser: string;
    system: string;
    /**
     * Whether it is the login of this call.
     */
    is_current: Flag;
};

/**
 * Purpose of a verification code
 *
 * The purpose of a verification code.
 */
export type CodePurpose = 'register' | 'reset';

export type UserInfo = {
    /**
     * Whether the customer has ever paid an order.
     */
    is_pay: Flag;
    msg: string;
    bengoo: string;
    email: string;
    nickname: string;
    points: number;
    avatar: string;
    decoration: string;
    unpaid_order?: string | null;
};

/**
 * Gender
 *
 * One of the specification's values; null if unknown.
 */
export type Gender = 'male' | 'female' | null;

export type Profile = {
    email: string;
    firstname: string;
    country: string | null;
    state: string | null;
    city: string | null;
    birth_date: string | null;
    gender: Gender;
    marketplace_url: string | null;
    invite_code: string;
    invite_link: string;
    invited_count: number;
    completeness: number;
    /**
     * Whether the profile is complete.
     */
    is_complete: Flag;
    points: number;
    /**
     * Whether the account has a password. An account of a social login has none until one is set by mail.
     */
    has_password: Flag;
    deletion_at: number | null;
};

export type Address = {
    first_name: string;
    last_name: string;
    address: string;
    address_two: string;
    postal_code: string;
    city: string;
    state: string;
    region: string;
    phone: string;
};

export type SavedAddress = {
    id: number;
    /**
     * Whether the checkout preselects it; a customer with addresses always has one default.
     */
    is_default: Flag;
    address: Address;
};

/**
 * Pay type
 *
 * How an order was paid.
 */
export type PayType = 0 | 1 | 2 | 3;

/**
 * Currency
 *
 * The ISO 4217 code of the currency in which an order was placed. All amounts of the order stay in it, whatever the language of the answer.
 */
export type Currency = 'USD' | 'EUR' | 'CNY' | 'JPY';

/**
 * Order status
 *
 * The status of an order. Only the server moves an order from one status to the next.
 */
export type OrderStatus = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/**
 * Speed of delivery
 *
 * A way of delivery.
 */
export type DeliveryWayCode = 'standard' | 'express';

export type Arrival = {
    delivery_way: DeliveryWayCode;
    earliest: number;
    latest: number;
};

/**
 * Order line status
 *
 * The status of one line of an order; null for an unknown status. 7 does not exist.
 */
export type OrderLineStatus = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 9 | 10 | 11;

/**
 * Order action
 *
 * An action that the customer may take on an order now.
 */
export type OrderAction = 'pay' | 'cancel' | 'confirmReceived' | 'delete' | 'review' | 'afterSales' | 'registerWarranty' | 'track';

export type OrderLine = {
    id: number;
    goods_id: number;
    goods_name: string;
    goods_unit: string;
    thumbnail: string;
    goods_kind: GoodsKind;
    goods_color: ColourName;
    goodsnumber: number;
    goodscolor: string;
    price: number;
    points: number;
    line_status: OrderLineStatus | null;
    cid: number | null;
    qtime: number | null;
    baotime: number | null;
    baoday: number | null;
    after_sales_id: string | null;
    after_sales_rejection: string | null;
    allowed_actions: Array<OrderAction>;
};

export type OrderSummary = {
    ordersn: string;
    ctime: number;
    paytype: PayType;
    buyeraddress: string;
    currency: Currency;
    money: number;
    orderstatus: OrderStatus;
    arrival: Arrival | null;
    lines: Array<OrderLine>;
    allowed_actions: Array<OrderAction>;
};

/**
 * Kind of a tax
 *
 * The tax on goods by its kind.
 */
export type TaxKind = 'sales' | 'vat' | 'gst' | 'consumption';

export type OrderStep = {
    orderstatus: OrderStatus;
    time: number | null;
    until: number | null;
    note: string;
};

export type OrderTimeline = Array<OrderStep>;

export type Logistics = {
    tracking_number: string;
    carrier: string;
    company: string;
};

export type EligibleUntil = {
    action: OrderAction;
    until: number;
};

/**
 * Reason of a cancellation
 *
 * Why a customer cancels an order.
 */
export type CancelReason = 'changedMind' | 'orderedByMistake' | 'wrongAddress' | 'foundCheaper' | 'tooSlow' | 'other';

export type Cancellation = {
    reason: CancelReason;
    note: string;
};

/**
 * Kind of an after-sales request
 *
 * The kind of an after-sales request.
 */
export type AfterSalesKind = 'return' | 'exchange' | 'refund';

/**
 * Why no request is possible
 *
 * Why a line cannot be returned or exchanged.
 */
export type AfterSalesClosed = 'tooLate' | 'alreadyOpen' | 'notPossible';

/**
 * State of a warranty
 *
 * The state of the warranty of one line of an order.
 */
export type WarrantyState = 'registrable' | 'active' | 'claimed' | 'over';

export type AfterSalesOffer = {
    line_id: number | null;
    kinds: Array<AfterSalesKind>;
    most: number;
    until: number | null;
    closed_because: AfterSalesClosed | null;
    warranty: WarrantyState | null;
    warranty_until: number | null;
};

export type OrderDetail = OrderSummary & {
    address: Address;
    note: string;
    subtotal: number;
    bundle?: number;
    reduction: number;
    coupon: number;
    tax: number;
    included_tax: number;
    tax_kind?: TaxKind;
    shipping: number;
    total: number;
    points: number;
    timeline: OrderTimeline;
    logistics: Logistics | null;
    eligible_until: Array<EligibleUntil>;
    cancellation: Cancellation | null;
    refunded: number;
    refunded_points: number;
    after_sales: Array<AfterSalesOffer>;
    withdrawal: {
        until: number | null;
    } | null;
};

export type OrderLineReview = {
    comment: Comment;
    /**
     * Whether the review is public; 0 while the shop is checking it.
     */
    published: Flag;
    review_url: string;
    points: number;
};

export type PointEntry = {
    id: number;
    time: number;
    kind: PointKind;
    name: string;
    change: number;
    balance: number;
};

/**
 * State of an after-sales request
 *
 * The status of an after-sales request.
 */
export type AfterSalesStatus = 'requested' | 'awaitingParcel' | 'sentBack' | 'refunded' | 'exchanged' | 'rejected' | 'withdrawn';

/**
 * Reason of an after-sales request
 *
 * Why the customer makes the request.
 */
export type AfterSalesReason = 'defective' | 'damagedInTransit' | 'wrongItem' | 'notAsDescribed' | 'missingParts' | 'neverArrived' | 'noLongerNeeded' | 'withdrawal' | 'other';

/**
 * After-sales action
 *
 * An action that the customer may take on a request now.
 */
export type AfterSalesAction = 'addTracking' | 'withdraw';

export type AfterSalesRequest = {
    id: string;
    ordersn: string;
    kind: AfterSalesKind;
    status: AfterSalesStatus;
    warranty_claim: string | null;
    reason: AfterSalesReason;
    ctime: number;
    lines: Array<{
        line: OrderLine;
        goodsnumber: number;
    }>;
    currency: Currency;
    amount: number;
    points: number;
    rejection: string | null;
    allowed_actions: Array<AfterSalesAction>;
};

export type AfterSalesParcel = {
    tracking_number: string;
    carrier: string;
    company: string;
};

export type AfterSalesDetail = AfterSalesRequest & {
    problem: string;
    credentials: Array<string>;
    comment_url: string;
    note: string;
    parcel: AfterSalesParcel | null;
    returns_to?: string;
    replacement: AfterSalesParcel | null;
    timeline: Array<{
        status: AfterSalesStatus;
        time: number | null;
        note: string;
    }>;
};

export type SavedEntry = {
    id: number;
    goods_number: number;
};

export type SavedCard = {
    id: string;
    brand: string;
    last_four: string;
    expiry_month: number;
    expiry_year: number;
    /**
     * Whether the card has expired. A charge with it is declined.
     */
    is_expired: Flag;
};

/**
 * Deal status
 *
 * The decision about an application for a free product test or a deal.
 */
export type DealStatus = 1 | 2 | 3;

export type TestApplication = {
    id: number;
    goods_id: number;
    goods_name: string;
    goods_unit: string;
    goods_kind: GoodsKind;
    goods_color: ColourName;
    thumbnail: string;
    atime: number;
    cusname: string;
    dealstatus: DealStatus;
    remark: string;
    answer: string;
    /**
     * Whether the shop waits for an address in the profile before it sends the goods.
     */
    needs_address: Flag;
    ordersn: string | null;
};

/**
 * Source of a prize
 *
 * Where a customer won a prize.
 */
export type WinningSource = 'wheel' | 'raffle' | 'gift';

/**
 * Prize type
 *
 * The kind of a prize.
 */
export type PrizeType = 1 | 2;

export type Prize = {
    id: number;
    name: string;
    type: PrizeType;
    pic?: string;
    label?: string;
};

export type PrizeAddress = {
    email: string;
    buyer_first_name: string;
    buyer_last_name: string;
    buyer_address: string;
    buyer_address_two: string;
    city: string;
    country: string;
    region: string;
    code: string;
    subcode: string;
    phone: string;
};

export type Winning = {
    id: number;
    source: WinningSource;
    time: number;
    prize: Prize;
    coupon_id: number | null;
    /**
     * Whether the prize must be shipped and its delivery address is missing.
     */
    misses_address: Flag;
    address: PrizeAddress | null;
};

export type Gift = {
    id: number;
    name: string;
    desc: string;
    pic?: string;
};

export type ProductRegistration = {
    id: number;
    ordersn: string;
    time: number;
    points: number;
    review_url: string | null;
    gift: Gift | null;
    winning_id: number | null;
};

export type Warranty = {
    ordersn: string;
    line_id: number;
    goods_id: number;
    goods_name: string;
    goods_unit: string;
    goods_kind: GoodsKind;
    goods_color: ColourName;
    thumbnail: string;
    goodsnumber: number;
    begins_at: number;
    ends_at: number;
    qtime: number | null;
    baotime: number | null;
    baoday: number | null;
    state: WarrantyState;
    claim: {
        number: string;
        request_id: string;
        status: AfterSalesStatus;
        ctime: number;
        problem: string;
        credentials: Array<string>;
        answer: string;
    } | null;
};

/**
 * Social network
 *
 * A social network of the shop, from getContact.
 */
export type SocialNetwork = 'youtube' | 'instagram' | 'facebook' | 'discord';

export type PersonalData = {
    exported_at: number;
    profile: Profile;
    addresses: Array<SavedAddress>;
    orders: Array<OrderDetail>;
    reviews: Array<OrderLineReview & {
        ordersn: string;
        line_id: number;
        goods_id: number;
    }>;
    points: Array<PointEntry>;
    coupons: Array<Coupon>;
    wishlist: Array<{
        goods_id: number;
        name: string;
        goods_kind: GoodsKind;
        goods_color: ColourName;
    }>;
    after_sales: Array<AfterSalesDetail>;
    avatar: {
        avatar: string;
        decoration: string;
    };
    pictures: Array<string>;
    cart: Array<{
        goods_id: number;
        goods_number: number;
    }>;
    saved_items?: Array<SavedEntry>;
    saved_cards?: Array<SavedCard>;
    free_tests: Array<TestApplication>;
    prizes: Array<Winning>;
    raffles: Array<number>;
    registrations: Array<ProductRegistration>;
    warranties: Array<Warranty>;
    liked_comments: Array<number>;
    social_follows: Array<SocialNetwork>;
    mails: {
        /**
         * Whether it gets the offers.
         */
        offers: Flag;
        notices: Array<{
            goods_id: number;
            kind: NoticeKind;
        }>;
    };
    spins_left: number;
    logins: Array<number>;
};

export type Avatar = {
    id: number;
    name: string;
    pic: string;
};

/**
 * State of an order list
 *
 * Filters a list of orders; the names are those of the paths below /user/order.
 */
export type OrderListState = 'orders' | 'unpaid' | 'paid' | 'shipped' | 'received' | 'completed' | 'cancelled';

export type OrderCounts = {
    orders: number;
    unpaid: number;
    paid: number;
    shipped: number;
    received: number;
    completed: number;
    cancelled: number;
};

export type TrackedOrder = {
    ordersn: string;
    ctime: number;
    orderstatus: OrderStatus;
    /**
     * Whether the order is final or still in progress.
     */
    is_over: Flag;
    destination: string;
    currency: Currency;
    money: number;
    paytype: PayType;
    arrival: Arrival | null;
    lines: Array<OrderLine>;
    timeline: OrderTimeline;
    logistics: Logistics | null;
};

export type WithdrawalReceipt = {
    number: string;
    ordersn: string;
    email: string;
    time: number;
    returns_to?: string | null;
};

export type WithdrawableOrder = {
    ordersn: string;
    ctime: number;
    orderstatus: OrderStatus;
    lines: Array<OrderLine>;
    currency: Currency;
    refundable: number;
    refundable_points: number;
    until: number | null;
    declared: WithdrawalReceipt | null;
};

/**
 * List of coupons
 *
 * Filters the coupons of a customer by status.
 */
export type CouponListState = 'all' | 'unused' | 'used' | 'stale';

/**
 * Direction of points
 *
 * Filters the point history.
 */
export type PointDirection = 'all' | 'earned' | 'spent';

/**
 * Cart type
 *
 * Which cart a call is about.
 */
export type CartType = 1 | 2;

export type TemporaryCartEntry = {
    id: number;
    goods_number: number;
    type: CartType;
};

export type CartItem = {
    goods_id: number;
    goods_number: number;
    name: string;
    goods_unit: string;
    pic_index: string;
    goods_kind: GoodsKind;
    goods_color: ColourName;
    price: number;
    original_price: number;
    lowest_price_30_days: number | null;
    /**
     * Whether the goods are free, for a product test.
     */
    is_free: Flag;
    /**
     * Whether the goods are bought with points.
     */
    is_integral: Flag;
    is_rebate: RebateKind;
    /**
     * Whether the price is that of a flash sale.
     */
    is_seckill: Flag;
    stock_count: number;
    maximum: number;
    integral_price: number | null;
};

export type FullReduction = {
    begin: number;
    pay: number;
    over: number;
    /**
     * Whether the promotion is active.
     */
    kg: Flag;
    reduce: number;
    poor: number;
};

export type PayableOrder = {
    ordersn: string;
    currency: Currency;
    money: number;
    orderstatus: OrderStatus;
    paytype: PayType;
    lines: Array<OrderLine>;
    address: Address;
    subtotal: number;
    reduction: number;
    coupon: number;
    tax: number;
    included_tax: number;
    tax_kind?: TaxKind;
    shipping: number;
    arrival: Arrival | null;
    points: number;
};

/**
 * Charge status
 *
 * The status of a payment at the card payment provider.
 */
export type ChargeStatus = 1 | 2 | 3 | 4 | 5;

/**
 * Failure of a wallet
 *
 * Why a wallet did not pay; nothing was charged.
 */
export type WalletFailure = 'declined' | 'canceled' | 'timedOut';

export type GoodsUserInfo = {
    bought: number;
    bought_at: number | null;
    reviewable: {
        ordersn: string;
        line_id: number;
        closes_at: number;
    } | null;
    free_test: {
        /**
         * Whether the customer may apply now.
         */
        open: Flag;
        application_id: number | null;
        dealstatus: DealStatus | null;
    };
    coupons_open: Array<number>;
    coupons_taken: Array<number>;
    notices?: Array<NoticeKind>;
};

/**
 * State of a marketplace warranty
 *
 * Whether the warranty of goods from a marketplace is valid.
 */
export type MarketplaceWarrantyState = 'active' | 'over';

export type MarketplaceWarranty = {
    order_number: string;
    marketplace: string;
    goods_id: number;
    goods_name: string;
    goods_unit: string;
    goods_kind: GoodsKind;
    goods_color: ColourName;
    thumbnail: string;
    bought_at: number;
    ends_at: number;
    state: MarketplaceWarrantyState;
};

/**
 * Kind of a return
 *
 * The compensation for returned goods.
 */
export type ReturnKind = 'return' | 'exchange';

/**
 * Filter of after-sales requests
 *
 * Filters the after-sales requests of a customer.
 */
export type AfterSalesListState = 'all' | 'open' | 'over';

export type DeliveryTax = {
    kind: TaxKind;
    /**
     * Whether prices include the tax; otherwise getOrderTax adds it.
     */
    is_included: Flag;
    rate: number | null;
};

/**
 * Field of an address
 *
 * A field of Address.
 */
export type AddressField = 'first_name' | 'last_name' | 'address' | 'address_two' | 'postal_code' | 'city' | 'state' | 'phone';

/**
 * Kind of a state
 *
 * The name that a country has for its states; null without states.
 */
export type StateKind = 'state' | 'province' | 'prefecture' | null;

export type CountryAddressForm = {
    fields: Array<AddressField>;
    state_kind: StateKind;
    states: Array<{
        code: string;
        name: string;
    }>;
    postal_code: {
        pattern: string;
        example: string;
    };
};

export type DeliveryWay = {
    code: DeliveryWayCode;
    price: number;
    min_days: number;
    max_days: number;
};

export type DeliveryCountry = {
    code: string;
    /**
     * The currency in which shoppers of the country expect prices.
     */
    currency: Currency;
    tax: DeliveryTax;
    address_form: CountryAddressForm;
    delivery_ways: Array<DeliveryWay>;
};

export type Draw = Prize & {
    winning_id: number;
};

/**
 * Kind of a raffle
 *
 * The context of a raffle.
 */
export type RaffleKind = 'holiday' | 'activity';

/**
 * State of a raffle
 *
 * Whether tickets of a raffle can be drawn.
 */
export type RaffleState = 'coming' | 'open' | 'over';

export type Raffle = {
    id: number;
    kind: RaffleKind;
    name: string;
    desc: string;
    begin_time: number;
    over_time: number;
    state: RaffleState;
    /**
     * Whether the customer has drawn a ticket; 0 for a guest.
     */
    drawn: Flag;
    prizes: Array<Prize>;
};

export type MemberLevel = {
    level: number;
    name: string;
    from_points: number;
    /**
     * Whether the customer has reached the level.
     */
    reached: Flag;
    perks: Array<{
        name: string;
        desc: string;
    }>;
};

/**
 * Kind of an activity
 *
 * The kind of an event of the shop.
 */
export type ActivityKind = 'flashSale' | 'bigSale' | 'wheel' | 'raffle';

export type Activity = {
    kind: ActivityKind;
    raffle_id: number | null;
    name: string;
    begin_time: number;
    over_time: number;
    /**
     * Whether the activity is open now.
     */
    open: Flag;
};

/**
 * Type of an order event
 *
 * The event that an order had. New values may be added; receivers ignore unknown ones.
 */
export type OrderEventType = 'order.paid' | 'order.shipped' | 'order.delivered' | 'order.cancelled';

export type OrderEvent = {
    id: string;
    type: OrderEventType;
    time: number;
    data: {
        ordersn: string;
        orderstatus: OrderStatus;
    };
};

export type AfterSalesEvent = {
    id: string;
    /**
     * A request was made, or its status changed.
     */
    type: 'afterSales.changed';
    time: number;
    data: {
        id: string;
        ordersn: string;
        kind: AfterSalesKind;
        status: AfterSalesStatus;
    };
};

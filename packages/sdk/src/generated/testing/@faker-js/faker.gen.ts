// Generated from openapi/: run `npm run generate`, never edit.
import type { Faker } from '@faker-js/faker';
import { faker } from '@faker-js/faker/locale/en';

import type { Activity, ActivityEvent, ActivityKind, Address, AddressField, AfterSalesAction, AfterSalesClosed, AfterSalesDetail, AfterSalesEvent, AfterSalesKind, AfterSalesListState, AfterSalesOffer, AfterSalesParcel, AfterSalesReason, AfterSalesRequest, AfterSalesStatus, Arrival, Avatar, Banner, BannerMarking, BannerPlace, BannerType, Bundle, Cancellation, CancelReason, Carrier, CartItem, CartType, Category, CategoryLink, ChargeStatus, CodePurpose, ColourName, Comment, Contact, CountryAddressForm, Coupon, CouponKind, CouponListState, CouponOffer, CouponScope, CouponState, CouponTerms, Currency, DealStatus, DeliveryCountry, DeliveryTax, DeliveryWay, DeliveryWayCode, DownloadModel, Draw, EligibleUntil, Feature, FeatureSpot, Flag, FlashSaleItem, FlashSaleList, FreeTestOffer, FullReduction, Gender, Gift, GoodsAttribute, GoodsBox, GoodsDetail, GoodsFacets, GoodsFile, GoodsFileKind, GoodsFilter, GoodsKind, GoodsOutline, GoodsPicture, GoodsScene, GoodsSort, GoodsSummary, GoodsTurn, GoodsUserInfo, GoodsView, HotCategory, HotProduct, ListedCategory, Locale, LoggedIn, Login, LoginEnded, Logistics, MailingKind, MailSubscription, MarketplaceWarranty, MarketplaceWarrantyState, MemberLevel, MenuGoods, ModelColor, Note, NoticeKind, OrderAction, OrderCounts, OrderDetail, OrderEvent, OrderEventType, OrderLine, OrderLineReview, OrderLineStatus, OrderListState, OrderStatus, OrderStep, OrderSummary, OrderTimeline, OutlineView, Parcel, ParcelState, PayableOrder, PayType, PersonalData, PointDirection, PointEntry, PointKind, PointRule, Post, Prize, PrizeAddress, PrizeType, ProductRegistration, Profile, Question, QuestionGroup, Raffle, RaffleKind, RaffleState, RebateKind, RegionContact, Rejection, RequestedNotice, ResponseCode, ReturnKind, Review, SavedAddress, SavedCard, SavedEntry, SearchMatch, SideBanner, SocialNetwork, SpecificationTopic, StateKind, SuggestedGoods, TaxKind, TemporaryCartEntry, Term, TermPicture, TermText, TestApplication, TextBlock, TrackedOrder, UserInfo, WalletFailure, Warranty, WarrantyState, Winning, WinningSource, WithdrawableOrder, WithdrawalReceipt } from '../types.gen.ts';

export type Options = {
    faker?: Faker;
    /**
     * Whether to include optional properties, including add property to record object.
     * Provide a number between 0 and 1 to randomly include based on that probability.
     * @default true
     */
    includeOptional?: boolean | number;
    /**
     * Whether to use schema default values instead of generating fake data.
     * Provide a number between 0 and 1 to randomly use defaults based on that probability.
     * @default false
     */
    useDefault?: boolean | number;
};

const MAX_CALL_DEPTH = 2;

const resolveCondition = (condition: boolean | number, faker: Faker): boolean => condition === true || typeof condition === 'number' && faker.datatype.boolean({ probability: condition });

export const fakeActivityEvent = (options?: Options): ActivityEvent => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([{
            event: 'kai',
            data: f.number.int({ min: 0, max: 9999 })
        }, {
            event: 'guan',
            data: f.number.int({ min: 0, max: 9999 })
        }]) as any;
};

export const fakeResponseCode = (options?: Options): ResponseCode => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        1,
        2,
        100,
        1000,
        2001,
        2002,
        2003,
        2004,
        2005,
        2006,
        2007,
        2008,
        2009,
        2010,
        2011,
        2012,
        2013,
        3001,
        3002,
        3003,
        3004,
        3005,
        3006,
        3007,
        3008,
        3009,
        3010,
        3011,
        3012,
        3013,
        3014,
        3015,
        3016,
        4001,
        4002,
        4003,
        4004,
        4005,
        4006,
        4007,
        4008,
        4009,
        4010,
        4011,
        4012,
        4013,
        4014,
        4015,
        4016,
        4017,
        4018,
        4019,
        4020,
        4021,
        5001,
        5002,
        5003,
        5004,
        5005,
        5006,
        5007,
        5010,
        5011,
        5012,
        5020,
        5021,
        5022,
        5023,
        5024,
        5030,
        5031,
        5032,
        5033,
        5034,
        5040,
        5041,
        5042,
        6001,
        6002,
        6003,
        6004,
        6005,
        6006,
        6007,
        6008,
        6009,
        6010,
        6011,
        6012,
        6013,
        6020,
        6021,
        6022,
        6023,
        6024,
        6025,
        6030,
        6031,
        6032,
        6033,
        6034,
        6035,
        7001,
        7002,
        7003,
        8001,
        8002,
        8003,
        8030,
        8031,
        8032,
        9001,
        9002,
        9003,
        9004,
        9005,
        9006,
        9007
    ]);
};

export const fakeBannerType = (options?: Options): BannerType => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([1, 4]);
};

export const fakeBannerMarking = (options?: Options): BannerMarking => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        1,
        2,
        3
    ]);
};

export const fakeGoodsKind = (options?: Options): GoodsKind => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement(['headset', 'mouse']);
};

export const fakeColourName = (options?: Options): ColourName => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'black',
        'white',
        'grey',
        'red',
        'ember',
        'blue',
        'violet',
        'green',
        'volt',
        'pink'
    ]);
};

export const fakeBanner = (options?: Options): Banner => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        type: fakeBannerType(options),
        video: f.lorem.sentence(),
        link: f.helpers.fake('/detail?id={{number.int({"min":1001,"max":1099})}}'),
        url: f.string.alpha({ length: 0 }),
        marking: fakeBannerMarking(options),
        goods_id: f.number.int({ min: 1, max: 9999 }),
        title: f.lorem.sentence(),
        remark: f.lorem.sentence(),
        goods_unit: f.helpers.fromRegExp('[HM][1-9][0-9]'),
        goods_kind: fakeGoodsKind(options),
        goods_color: fakeColourName(options)
    };
};

export const fakeRejection = (options?: Options): Rejection => {
    const f = options?.faker ?? faker;
    return {
        code: f.helpers.arrayElement([
            9001,
            9002,
            9003,
            9004,
            9005,
            9006,
            9007
        ]),
        msg: f.lorem.sentence(),
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { field: f.lorem.sentence() }
    };
};

export const fakeNote = (options?: Options): Note => {
    const f = options?.faker ?? faker;
    return {
        content: f.lorem.sentence()
    };
};

export const fakeFlag = (options?: Options): Flag => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([0, 1]);
};

export const fakeRebateKind = (options?: Options): RebateKind => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        0,
        1,
        2
    ]);
};

export const fakeHotProduct = (options?: Options): HotProduct => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        name: f.commerce.productName(),
        cateName: f.commerce.department(),
        pic_index: f.string.alpha({ length: 0 }),
        goods_unit: f.helpers.fromRegExp('[HM][1-9][0-9]'),
        goods_price: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        original_price: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        lowest_price_30_days: f.datatype.boolean() ? f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }) : null,
        stock_count: f.number.int({ min: 0, max: 9999 }),
        goods_kind: fakeGoodsKind(options),
        goods_color: fakeColourName(options),
        is_new: fakeFlag(options),
        is_rebate: fakeRebateKind(options),
        rebate: f.number.float({
            min: 0,
            max: 250,
            fractionDigits: 2
        })
    };
};

export const fakeHotCategory = (options?: Options): HotCategory => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        catName: f.commerce.department(),
        title: f.lorem.sentence(),
        hot_pic: f.string.alpha({ length: 0 }),
        link: f.helpers.fake('/detail?id={{number.int({"min":1001,"max":1099})}}'),
        goods_kind: fakeGoodsKind(options),
        goods_color: fakeColourName(options)
    };
};

export const fakeFeatureSpot = (options?: Options): FeatureSpot => {
    const f = options?.faker ?? faker;
    return {
        x: f.number.float({
            min: 1,
            max: 100,
            fractionDigits: 2
        }),
        y: f.number.float({
            min: 1,
            max: 100,
            fractionDigits: 2
        }),
        title: f.lorem.sentence(),
        text: f.lorem.sentence(),
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { goods: fakeHotProduct(options) }
    };
};

export const fakeFeature = (options?: Options): Feature => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        title: f.lorem.sentence(),
        text: f.lorem.sentence(),
        pic: f.string.alpha({ length: 0 }),
        alt: f.lorem.sentence(),
        link: f.helpers.fake('/detail?id={{number.int({"min":1001,"max":1099})}}'),
        spots: f.helpers.multiple(() => fakeFeatureSpot(options), { count: { min: 0, max: 3 } })
    };
};

export const fakePost = (options?: Options): Post => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        title: f.lorem.sentence(),
        remark: f.lorem.sentence(),
        pic: f.string.alpha({ length: 0 }),
        ctime: f.number.int({ min: 1760702400, max: 1768478400 })
    };
};

export const fakeReview = (options?: Options): Review => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        pic: f.string.alpha({ length: 0 }),
        remark: f.lorem.sentence(),
        name: f.datatype.boolean() ? f.person.fullName() : null,
        cname: f.datatype.boolean() ? f.person.fullName() : null,
        stars: f.number.int({ min: 1, max: 5 }),
        goods_kind: fakeGoodsKind(options),
        goods_color: fakeColourName(options)
    };
};

export const fakeFlashSaleItem = (options?: Options): FlashSaleItem => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        name: f.commerce.productName(),
        goods_unit: f.helpers.fromRegExp('[HM][1-9][0-9]'),
        goods_kind: fakeGoodsKind(options),
        goods_color: fakeColourName(options),
        pic_index: f.string.alpha({ length: 0 }),
        goods_price: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        seckill_price: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        lowest_price_30_days: f.datatype.boolean() ? f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }) : null,
        seckill_count: f.number.int({ min: 0, max: 9999 }),
        percent: f.number.int({ min: 0, max: 100 })
    };
};

export const fakeFlashSaleList = (options?: Options): FlashSaleList => {
    const f = options?.faker ?? faker;
    return {
        title: f.lorem.sentence(),
        time: f.number.int({ min: 0, max: 9999 }),
        goods: f.helpers.multiple(() => fakeFlashSaleItem(options), { count: { min: 0, max: 3 } })
    };
};

export const fakeContact = (options?: Options): Contact => {
    const f = options?.faker ?? faker;
    return {
        phone: f.phone.number(),
        email: f.internet.exampleEmail(),
        site_copy: f.lorem.sentence(),
        hours: f.helpers.fake('9:00–17:00'),
        social: f.helpers.multiple(() => ({
            name: f.commerce.productName(),
            link: f.helpers.fake('/detail?id={{number.int({"min":1001,"max":1099})}}')
        }), { count: { min: 0, max: 3 } }),
        withdrawal_offered: fakeFlag(options)
    };
};

export const fakeMenuGoods = (options?: Options): MenuGoods => {
    const f = options?.faker ?? faker;
    return {
        goods_id: f.number.int({ min: 1, max: 9999 }),
        name: f.commerce.productName(),
        goods_unit: f.helpers.fromRegExp('[HM][1-9][0-9]'),
        goods_desc: f.lorem.sentence(),
        goods_kind: fakeGoodsKind(options),
        goods_color: fakeColourName(options),
        pic_index: f.string.alpha({ length: 0 }),
        is_new: fakeFlag(options),
        is_rebate: fakeRebateKind(options),
        rebate: f.number.float({
            min: 0,
            max: 250,
            fractionDigits: 2
        })
    };
};

export const fakeCategory = (options: Options = {}, _callDepth = 0): Category => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        name: f.commerce.department(),
        pic: f.string.alpha({ length: 0 }),
        children: _callDepth > MAX_CALL_DEPTH ? [] : f.helpers.multiple(() => fakeCategory(options, _callDepth + 1), { count: { min: 0, max: 3 } }),
        goods: f.helpers.multiple(() => fakeMenuGoods(options), { count: { min: 0, max: 3 } })
    };
};

export const fakeLocale = (options?: Options): Locale => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'zh',
        'en',
        'de',
        'ja',
        'it',
        'es',
        'fr'
    ]);
};

export const fakeBannerPlace = (options?: Options): BannerPlace => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'points',
        'bigSale',
        'firstOrder',
        'seasonal'
    ]);
};

export const fakeSideBanner = (options?: Options): SideBanner => {
    const f = options?.faker ?? faker;
    return {
        place: fakeBannerPlace(options),
        title: f.lorem.sentence(),
        remark: f.lorem.sentence(),
        button: f.lorem.words(),
        link: f.helpers.fake('/detail?id={{number.int({"min":1001,"max":1099})}}'),
        url: f.string.alpha({ length: 0 }),
        goods_id: f.number.int({ min: 1, max: 9999 }),
        goods_unit: f.helpers.fromRegExp('[HM][1-9][0-9]'),
        goods_kind: fakeGoodsKind(options),
        goods_color: fakeColourName(options)
    };
};

export const fakeMailingKind = (options?: Options): MailingKind => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'offers',
        'backInStock',
        'saleStart'
    ]);
};

export const fakeMailSubscription = (options?: Options): MailSubscription => {
    const f = options?.faker ?? faker;
    return {
        email: f.lorem.sentence(),
        kind: fakeMailingKind(options),
        subscribed: fakeFlag(options)
    };
};

export const fakeRegionContact = (options?: Options): RegionContact => {
    const f = options?.faker ?? faker;
    return {
        region: f.location.state(),
        phone: f.phone.number(),
        email: f.internet.exampleEmail()
    };
};

export const fakeTerm = (options?: Options): Term => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        title: f.helpers.fromRegExp('[a-z]{4,9}-[a-z]{4,9}'),
        name: f.lorem.sentence()
    };
};

export const fakeTextBlock = (options?: Options): TextBlock => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        {
            type: 'heading',
            text: f.lorem.sentence()
        },
        {
            type: 'paragraph',
            text: f.lorem.sentence()
        },
        {
            type: 'list',
            items: f.helpers.multiple(() => f.lorem.sentence(), { count: { min: 1, max: 3 } })
        }
    ]) as any;
};

export const fakeTermPicture = (options?: Options): TermPicture => {
    const f = options?.faker ?? faker;
    return {
        title: f.lorem.sentence(),
        pic: f.string.alpha({ length: 0 }),
        alt: f.lorem.sentence(),
        goods_kind: fakeGoodsKind(options),
        goods_color: fakeColourName(options)
    };
};

export const fakeTermText = (options?: Options): TermText => {
    const f = options?.faker ?? faker;
    return {
        title: f.helpers.fromRegExp('[a-z]{4,9}-[a-z]{4,9}'),
        name: f.lorem.sentence(),
        blocks: f.helpers.multiple(() => fakeTextBlock(options), { count: { min: 0, max: 3 } }),
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { feature: fakeFeature(options) },
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { pictures: f.helpers.multiple(() => fakeTermPicture(options), { count: { min: 0, max: 3 } }) },
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { form: {
                name: f.commerce.productName(),
                text: f.lorem.sentence(),
                email: f.internet.exampleEmail()
            } }
    };
};

export const fakePointKind = (options?: Options): PointKind => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'signUp',
        'dailyLogin',
        'invite',
        'socialFollow',
        'profileCompleted',
        'sharedReview',
        'productRegistration',
        'pointsExchange',
        'exchangeReturned',
        'prize'
    ]);
};

export const fakePointRule = (options?: Options): PointRule => {
    const f = options?.faker ?? faker;
    return {
        kind: fakePointKind(options),
        name: f.lorem.sentence(),
        desc: f.lorem.sentence(),
        points: f.datatype.boolean() ? f.number.int({ min: 1, max: 9999 }) : null,
        monthly_maximum: f.datatype.boolean() ? f.number.int({ min: 1, max: 9999 }) : null
    };
};

export const fakeQuestionGroup = (options?: Options): QuestionGroup => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'orders',
        'shipping',
        'returns',
        'account'
    ]);
};

export const fakeQuestion = (options?: Options): Question => {
    const f = options?.faker ?? faker;
    return {
        id: f.helpers.fromRegExp('[a-z]{4,9}-[a-z]{4,9}'),
        question: f.lorem.sentence(),
        answer: f.helpers.multiple(() => fakeTextBlock(options), { count: { min: 1, max: 3 } })
    };
};

export const fakeGoodsFileKind = (options?: Options): GoodsFileKind => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement(['manual', 'driver']);
};

export const fakeGoodsFile = (options?: Options): GoodsFile => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        name: f.lorem.sentence(),
        kind: fakeGoodsFileKind(options),
        link: f.helpers.fake('/detail?id={{number.int({"min":1001,"max":1099})}}'),
        size_bytes: f.number.int({ min: 0, max: 9999 })
    };
};

export const fakeDownloadModel = (options?: Options): DownloadModel => {
    const f = options?.faker ?? faker;
    return {
        goods_id: f.number.int({ min: 1, max: 9999 }),
        name: f.commerce.productName(),
        goods_unit: f.helpers.fromRegExp('[HM][1-9][0-9]'),
        goods_kind: fakeGoodsKind(options),
        goods_color: fakeColourName(options),
        pic_index: f.string.alpha({ length: 0 }),
        files: f.helpers.multiple(() => fakeGoodsFile(options), { count: { min: 1, max: 3 } })
    };
};

export const fakeGoodsFilter = (options?: Options): GoodsFilter => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'new',
        'deal',
        'inStock',
        'points'
    ]);
};

export const fakeGoodsAttribute = (options?: Options): GoodsAttribute => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'connection.radio',
        'connection.bluetooth',
        'connection.cable',
        'platform.pc',
        'platform.console',
        'platform.mobile',
        'battery.20',
        'battery.40',
        'battery.60',
        'battery.100',
        'weight.60',
        'weight.80',
        'weight.100',
        'weight.200',
        'weight.250',
        'weight.300',
        'grip.right',
        'grip.left',
        'grip.both',
        'grip.vertical',
        'microphone.detachable',
        'microphone.flip',
        'microphone.builtIn',
        'microphone.fixed',
        'color.black',
        'color.white',
        'color.grey',
        'color.red',
        'color.ember',
        'color.blue',
        'color.violet',
        'color.green',
        'color.volt',
        'color.pink'
    ]);
};

export const fakeGoodsSort = (options?: Options): GoodsSort => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'popular',
        'newest',
        'priceUp',
        'priceDown',
        'rating'
    ]);
};

export const fakeModelColor = (options?: Options): ModelColor => {
    const f = options?.faker ?? faker;
    return {
        goods_id: f.number.int({ min: 1, max: 9999 }),
        goods_color: fakeColourName(options),
        stock_count: f.number.int({ min: 0, max: 9999 }),
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { pic_index: f.string.alpha({ length: 0 }) }
    };
};

export const fakeGoodsSummary = (options?: Options): GoodsSummary => {
    const f = options?.faker ?? faker;
    return {
        goods_id: f.number.int({ min: 1, max: 9999 }),
        name: f.commerce.productName(),
        goods_unit: f.helpers.fromRegExp('[HM][1-9][0-9]'),
        goods_desc: f.lorem.sentence(),
        goods_kind: fakeGoodsKind(options),
        goods_color: fakeColourName(options),
        pic_index: f.string.alpha({ length: 0 }),
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { hover_pic: f.string.alpha({ length: 0 }) },
        goods_price: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        original_price: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        lowest_price_30_days: f.datatype.boolean() ? f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }) : null,
        is_new: fakeFlag(options),
        is_rebate: fakeRebateKind(options),
        rebate: f.number.float({
            min: 0,
            max: 250,
            fractionDigits: 2
        }),
        is_seckill: fakeFlag(options),
        stock_count: f.number.int({ min: 0, max: 9999 }),
        rating: f.number.float({
            min: 1,
            max: 5,
            fractionDigits: 1
        }),
        comment_count: f.number.int({ min: 0, max: 9999 }),
        integral_price: f.datatype.boolean() ? f.number.int({ min: 1, max: 9999 }) : null,
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { colours: f.helpers.multiple(() => fakeModelColor(options), { count: { min: 1, max: 3 } }) }
    };
};

export const fakeGoodsFacets = (options?: Options): GoodsFacets => {
    const f = options?.faker ?? faker;
    return {
        filters: f.helpers.multiple(() => ({
            filter: fakeGoodsFilter(options),
            count: f.number.int({ max: 9999, min: 0 })
        }), { count: { min: 0, max: 3 } }),
        attributes: f.helpers.multiple(() => ({
            attribute: fakeGoodsAttribute(options),
            count: f.number.int({ max: 9999, min: 0 })
        }), { count: { min: 0, max: 3 } }),
        ratings: f.helpers.multiple(() => ({
            rating_min: f.number.int({ min: 1, max: 5 }),
            count: f.number.int({ max: 9999, min: 0 })
        }), { count: { min: 0, max: 3 } }),
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { prices: f.helpers.multiple(() => ({
                ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { price_min: f.number.float({
                        min: 1,
                        max: 250,
                        fractionDigits: 2
                    }) },
                ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { price_max: f.number.float({
                        min: 1,
                        max: 250,
                        fractionDigits: 2
                    }) },
                count: f.number.int({ max: 9999, min: 0 })
            }), { count: { min: 1, max: 3 } }) },
        price_min: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        price_max: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        })
    };
};

export const fakeCategoryLink = (options?: Options): CategoryLink => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        name: f.commerce.department()
    };
};

export const fakeListedCategory = (options?: Options): ListedCategory => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        name: f.commerce.department(),
        path: f.helpers.multiple(() => fakeCategoryLink(options), { count: { min: 1, max: 3 } }),
        children: f.helpers.multiple(() => fakeCategoryLink(options), { count: { min: 0, max: 3 } })
    };
};

export const fakeSearchMatch = (options?: Options): SearchMatch => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'exact',
        'near',
        'none'
    ]);
};

export const fakeGoodsView = (options?: Options): GoodsView => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'whole',
        'side',
        'close',
        'top',
        'turned',
        'dark'
    ]);
};

export const fakeSpecificationTopic = (options?: Options): SpecificationTopic => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'connection',
        'drivers',
        'latency',
        'battery',
        'microphone',
        'impedance',
        'worksWith',
        'weight',
        'cable',
        'sensor',
        'polling',
        'buttons',
        'switches',
        'hand',
        'warranty'
    ]);
};

export const fakeGoodsPicture = (options?: Options): GoodsPicture => {
    const f = options?.faker ?? faker;
    return {
        pic: f.string.alpha({ length: 0 }),
        view: fakeGoodsView(options),
        text: f.lorem.sentence(),
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { topic: fakeSpecificationTopic(options) }
    };
};

export const fakeGoodsTurn = (options?: Options): GoodsTurn => {
    const f = options?.faker ?? faker;
    return {
        pic: f.string.alpha({ length: 0 }),
        frames: f.number.int({ min: 8, max: 72 }),
        columns: f.number.int({ min: 1, max: 72 })
    };
};

export const fakeGoodsScene = (options?: Options): GoodsScene => {
    const f = options?.faker ?? faker;
    return {
        pic: f.string.alpha({ length: 0 }),
        text: f.lorem.sentence()
    };
};

export const fakeGoodsBox = (options?: Options): GoodsBox => {
    const f = options?.faker ?? faker;
    return {
        pic: f.string.alpha({ length: 0 }),
        text: f.lorem.sentence()
    };
};

export const fakeOutlineView = (options?: Options): OutlineView => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'front',
        'side',
        'top'
    ]);
};

export const fakeGoodsOutline = (options?: Options): GoodsOutline => {
    const f = options?.faker ?? faker;
    return {
        pic: f.string.alpha({ length: 0 }),
        view: fakeOutlineView(options),
        width: f.number.int({ min: 1, max: 1000 }),
        height: f.number.int({ min: 1, max: 1000 })
    };
};

export const fakeFreeTestOffer = (options?: Options): FreeTestOffer => {
    const f = options?.faker ?? faker;
    return {
        places: f.number.int({ min: 1, max: 1000 }),
        places_left: f.number.int({ min: 0, max: 1000 }),
        closes_at: f.number.int({ min: 1768478400, max: 1776254400 }),
        open: fakeFlag(options),
        rules: f.helpers.multiple(() => fakeTextBlock(options), { count: { min: 1, max: 3 } })
    };
};

export const fakeGoodsDetail = (options?: Options): GoodsDetail => {
    const f = options?.faker ?? faker;
    return Object.assign({}, fakeGoodsSummary(options), {
        category_path: f.helpers.multiple(() => fakeCategoryLink(options), { count: { min: 1, max: 3 } }),
        maximum: f.number.int({ min: 1, max: 99 }),
        pictures: f.helpers.multiple(() => fakeGoodsPicture(options), { count: { min: 0, max: 3 } }),
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { turn: fakeGoodsTurn(options) },
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { scene: fakeGoodsScene(options) },
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { box: fakeGoodsBox(options) },
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { outlines: f.helpers.multiple(() => fakeGoodsOutline(options), { count: { min: 1, max: 3 } }) },
        colours: f.helpers.multiple(() => fakeModelColor(options), { count: { min: 1, max: 3 } }),
        description: f.helpers.multiple(() => fakeTextBlock(options), { count: { min: 0, max: 3 } }),
        specifications: f.helpers.multiple(() => ({
            name: f.commerce.productName(),
            value: f.lorem.sentence(),
            ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { topic: fakeSpecificationTopic(options) }
        }), { count: { min: 0, max: 3 } }),
        files: f.helpers.multiple(() => fakeGoodsFile(options), { count: { min: 0, max: 3 } }),
        flash: f.datatype.boolean() ? {
            seckill_price: f.number.float({
                min: 1,
                max: 250,
                fractionDigits: 2
            }),
            seckill_count: f.number.int({ min: 0, max: 9999 }),
            percent: f.number.int({ min: 0, max: 100 }),
            over_time: f.number.int({ min: 1768478400, max: 1776254400 }),
            server_time: f.number.int({ min: 1760702400, max: 1768478400 })
        } : null,
        integral_price: f.datatype.boolean() ? f.number.int({ min: 1, max: 9999 }) : null,
        warranty_days: f.number.int({ min: 0, max: 3650 }),
        return_days: f.number.int({ min: 0, max: 365 }),
        free_test: f.datatype.boolean() ? fakeFreeTestOffer(options) : null
    });
};

export const fakeComment = (options?: Options): Comment => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        name: f.person.firstName(),
        stars: f.number.int({ min: 1, max: 5 }),
        content: f.lorem.sentence(),
        pics: f.helpers.multiple(() => f.string.alpha({ length: 0 }), { count: { min: 0, max: 3 } }),
        ctime: f.number.int({ min: 1760702400, max: 1768478400 }),
        praise_count: f.number.int({ min: 0, max: 9999 }),
        praised: fakeFlag(options),
        verified: fakeFlag(options),
        own: fakeFlag(options)
    };
};

export const fakeBundle = (options?: Options): Bundle => {
    const f = options?.faker ?? faker;
    return {
        bundle_id: f.number.int({ min: 1, max: 9999 }),
        goods: f.helpers.multiple(() => fakeGoodsSummary(options), { count: { min: 2, max: 3 } }),
        price: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        saving: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        })
    };
};

export const fakeLoginEnded = (options?: Options): LoginEnded => {
    const f = options?.faker ?? faker;
    return {
        code: f.helpers.arrayElement([100, 1000]),
        msg: f.lorem.sentence()
    };
};

export const fakeCarrier = (options?: Options): Carrier => {
    const f = options?.faker ?? faker;
    return {
        code: f.helpers.fromRegExp('[a-z]{4,8}'),
        name: f.company.name(),
        number_example: f.helpers.fromRegExp('[A-Z]{2}[0-9]{9}')
    };
};

export const fakeParcelState = (options?: Options): ParcelState => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'announced',
        'moving',
        'delivered'
    ]);
};

export const fakeParcel = (options?: Options): Parcel => {
    const f = options?.faker ?? faker;
    return {
        tracking_number: f.helpers.fromRegExp('[A-Z]{2}[0-9]{9}'),
        carrier: f.helpers.fromRegExp('[a-z]{4,8}'),
        company: f.company.name(),
        parcel_state: fakeParcelState(options),
        events: f.helpers.multiple(() => ({
            time: f.number.int({ min: 1760702400, max: 1768478400 }),
            place: f.location.city(),
            note: f.lorem.sentence()
        }), { count: { min: 0, max: 3 } }),
        expected_at: f.datatype.boolean() ? f.number.int({ min: 1768478400, max: 1776254400 }) : null
    };
};

export const fakeSuggestedGoods = (options?: Options): SuggestedGoods => {
    const f = options?.faker ?? faker;
    return {
        goods_id: f.number.int({ min: 1, max: 9999 }),
        name: f.commerce.productName(),
        goods_unit: f.helpers.fromRegExp('[HM][1-9][0-9]'),
        goods_kind: fakeGoodsKind(options),
        goods_color: fakeColourName(options),
        pic_index: f.string.alpha({ length: 0 }),
        goods_price: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        })
    };
};

export const fakeNoticeKind = (options?: Options): NoticeKind => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement(['backInStock', 'saleStart']);
};

export const fakeRequestedNotice = (options?: Options): RequestedNotice => ({
    kind: fakeNoticeKind(options),
    goods: fakeGoodsSummary(options)
});

export const fakeCouponKind = (options?: Options): CouponKind => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([1, 2]);
};

export const fakeCouponScope = (options?: Options): CouponScope => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'all',
        'headset',
        'mouse'
    ]);
};

export const fakeCouponTerms = (options?: Options): CouponTerms => {
    const f = options?.faker ?? faker;
    return {
        name: f.lorem.sentence(),
        kind: fakeCouponKind(options),
        value: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        minimum_pay: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        scope: fakeCouponScope(options)
    };
};

export const fakeCouponState = (options?: Options): CouponState => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'unused',
        'used',
        'stale'
    ]);
};

export const fakeCoupon = (options?: Options): Coupon => {
    const f = options?.faker ?? faker;
    return Object.assign({}, fakeCouponTerms(options), {
        id: f.number.int({ min: 1, max: 9999 }),
        offer_id: f.number.int({ min: 1, max: 9999 }),
        state: fakeCouponState(options),
        taken_time: f.number.int({ min: 1760702400, max: 1768478400 }),
        over_time: f.number.int({ min: 1768478400, max: 1776254400 }),
        ordersn: f.datatype.boolean() ? f.helpers.fromRegExp('SG2026[0-9]{8}') : null
    });
};

export const fakeCouponOffer = (options?: Options): CouponOffer => {
    const f = options?.faker ?? faker;
    return Object.assign({}, fakeCouponTerms(options), {
        id: f.number.int({ min: 1, max: 9999 }),
        valid_days: f.number.int({ min: 1, max: 3650 }),
        minimum_level: f.number.int({ min: 1, max: 10 }),
        taken: fakeFlag(options),
        available: fakeFlag(options),
        over_time: f.number.int({ min: 1768478400, max: 1776254400 })
    });
};

export const fakeLoggedIn = (options?: Options): LoggedIn => {
    const f = options?.faker ?? faker;
    return {
        token: f.helpers.fromRegExp('[A-Za-z0-9]{32}'),
        nickname: f.person.firstName(),
        email: f.internet.exampleEmail()
    };
};

export const fakeLogin = (options?: Options): Login => {
    const f = options?.faker ?? faker;
    return {
        id: f.helpers.fromRegExp('login_[0-9a-f]{12}'),
        begin_time: f.number.int({ min: 1760702400, max: 1768478400 }),
        used_at: f.number.int({ min: 1760702400, max: 1768478400 }),
        browser: f.lorem.words(),
        system: f.lorem.words(),
        is_current: fakeFlag(options)
    };
};

export const fakeCodePurpose = (options?: Options): CodePurpose => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement(['register', 'reset']);
};

export const fakeUserInfo = (options?: Options): UserInfo => {
    const f = options?.faker ?? faker;
    return {
        is_pay: fakeFlag(options),
        msg: f.lorem.sentence(),
        bengoo: f.internet.exampleEmail(),
        email: f.internet.exampleEmail(),
        nickname: f.person.firstName(),
        points: f.number.int({ min: 0, max: 9999 }),
        avatar: f.string.alpha({ length: 0 }),
        decoration: f.string.alpha({ length: 0 }),
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { unpaid_order: f.datatype.boolean() ? f.helpers.fromRegExp('SG2026[0-9]{8}') : null }
    };
};

export const fakeGender = (options?: Options): Gender => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'male',
        'female',
        null
    ]);
};

export const fakeProfile = (options?: Options): Profile => {
    const f = options?.faker ?? faker;
    return {
        email: f.internet.exampleEmail(),
        firstname: f.person.firstName(),
        country: f.datatype.boolean() ? f.location.countryCode() : null,
        state: f.datatype.boolean() ? f.location.state() : null,
        city: f.datatype.boolean() ? f.location.city() : null,
        birth_date: f.datatype.boolean() ? f.helpers.fromRegExp('19[6-9][0-9]-0[1-9]-1[0-9]') : null,
        gender: fakeGender(options),
        marketplace_url: f.datatype.boolean() ? f.helpers.fake('https://market.example/shops/{{string.alphanumeric(8)}}') : null,
        invite_code: f.helpers.fromRegExp('[A-Z0-9]{8}'),
        invite_link: f.helpers.fake('/detail?id={{number.int({"min":1001,"max":1099})}}'),
        invited_count: f.number.int({ min: 0, max: 9999 }),
        completeness: f.number.int({ min: 0, max: 100 }),
        is_complete: fakeFlag(options),
        points: f.number.int({ min: 0, max: 9999 }),
        has_password: fakeFlag(options),
        deletion_at: f.datatype.boolean() ? f.number.int({ min: 1760702400, max: 1768478400 }) : null
    };
};

export const fakeAddress = (options?: Options): Address => {
    const f = options?.faker ?? faker;
    return {
        first_name: f.person.firstName(),
        last_name: f.person.lastName(),
        address: f.location.streetAddress(),
        address_two: f.location.secondaryAddress(),
        postal_code: f.location.zipCode(),
        city: f.location.city(),
        state: f.location.state(),
        region: f.location.countryCode(),
        phone: f.phone.number()
    };
};

export const fakeSavedAddress = (options?: Options): SavedAddress => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        is_default: fakeFlag(options),
        address: fakeAddress(options)
    };
};

export const fakePayType = (options?: Options): PayType => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        0,
        1,
        2,
        3
    ]);
};

export const fakeCurrency = (options?: Options): Currency => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'USD',
        'EUR',
        'CNY',
        'JPY'
    ]);
};

export const fakeOrderStatus = (options?: Options): OrderStatus => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        0,
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        10
    ]);
};

export const fakeDeliveryWayCode = (options?: Options): DeliveryWayCode => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement(['standard', 'express']);
};

export const fakeArrival = (options?: Options): Arrival => {
    const f = options?.faker ?? faker;
    return {
        delivery_way: fakeDeliveryWayCode(options),
        earliest: f.number.int({ min: 1760702400, max: 1768478400 }),
        latest: f.number.int({ min: 1760702400, max: 1768478400 })
    };
};

export const fakeOrderLineStatus = (options?: Options): OrderLineStatus => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        1,
        2,
        3,
        4,
        5,
        6,
        8,
        9,
        10,
        11
    ]);
};

export const fakeOrderAction = (options?: Options): OrderAction => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'pay',
        'cancel',
        'confirmReceived',
        'delete',
        'review',
        'afterSales',
        'registerWarranty',
        'track'
    ]);
};

export const fakeOrderLine = (options?: Options): OrderLine => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        goods_id: f.number.int({ min: 1, max: 9999 }),
        goods_name: f.commerce.productName(),
        goods_unit: f.helpers.fromRegExp('[HM][1-9][0-9]'),
        thumbnail: f.string.alpha({ length: 0 }),
        goods_kind: fakeGoodsKind(options),
        goods_color: fakeColourName(options),
        goodsnumber: f.number.int({ min: 1, max: 99 }),
        goodscolor: f.color.human(),
        price: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        points: f.number.int({ min: 0, max: 9999 }),
        line_status: f.datatype.boolean() ? fakeOrderLineStatus(options) : null,
        cid: f.datatype.boolean() ? f.number.int({ min: 1, max: 9999 }) : null,
        qtime: f.datatype.boolean() ? f.number.int({ min: 1760702400, max: 1768478400 }) : null,
        baotime: f.datatype.boolean() ? f.number.int({ min: 1768478400, max: 1776254400 }) : null,
        baoday: f.datatype.boolean() ? f.number.int({ min: 0, max: 3650 }) : null,
        after_sales_id: f.datatype.boolean() ? f.helpers.fromRegExp('AS[0-9]{8}') : null,
        after_sales_rejection: f.datatype.boolean() ? f.lorem.sentence() : null,
        allowed_actions: f.helpers.multiple(() => fakeOrderAction(options), { count: { min: 0, max: 1 } })
    };
};

export const fakeOrderSummary = (options?: Options): OrderSummary => {
    const f = options?.faker ?? faker;
    return {
        ordersn: f.helpers.fromRegExp('SG2026[0-9]{8}'),
        ctime: f.number.int({ min: 1760702400, max: 1768478400 }),
        paytype: fakePayType(options),
        buyeraddress: f.helpers.fake('{{location.streetAddress}}, {{location.city}}'),
        currency: fakeCurrency(options),
        money: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        orderstatus: fakeOrderStatus(options),
        arrival: f.datatype.boolean() ? fakeArrival(options) : null,
        lines: f.helpers.multiple(() => fakeOrderLine(options), { count: { min: 1, max: 3 } }),
        allowed_actions: f.helpers.multiple(() => fakeOrderAction(options), { count: { min: 0, max: 1 } })
    };
};

export const fakeTaxKind = (options?: Options): TaxKind => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'sales',
        'vat',
        'gst',
        'consumption'
    ]);
};

export const fakeOrderStep = (options?: Options): OrderStep => {
    const f = options?.faker ?? faker;
    return {
        orderstatus: fakeOrderStatus(options),
        time: f.datatype.boolean() ? f.number.int({ min: 1760702400, max: 1768478400 }) : null,
        until: f.datatype.boolean() ? f.number.int({ min: 1768478400, max: 1776254400 }) : null,
        note: f.lorem.sentence()
    };
};

export const fakeOrderTimeline = (options?: Options): OrderTimeline => {
    const f = options?.faker ?? faker;
    return f.helpers.multiple(() => fakeOrderStep(options), { count: { min: 1, max: 3 } });
};

export const fakeLogistics = (options?: Options): Logistics => {
    const f = options?.faker ?? faker;
    return {
        tracking_number: f.helpers.fromRegExp('[A-Z]{2}[0-9]{9}'),
        carrier: f.helpers.fromRegExp('[a-z]{4,8}'),
        company: f.company.name()
    };
};

export const fakeEligibleUntil = (options?: Options): EligibleUntil => {
    const f = options?.faker ?? faker;
    return {
        action: fakeOrderAction(options),
        until: f.number.int({ min: 1768478400, max: 1776254400 })
    };
};

export const fakeCancelReason = (options?: Options): CancelReason => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'changedMind',
        'orderedByMistake',
        'wrongAddress',
        'foundCheaper',
        'tooSlow',
        'other'
    ]);
};

export const fakeCancellation = (options?: Options): Cancellation => {
    const f = options?.faker ?? faker;
    return {
        reason: fakeCancelReason(options),
        note: f.lorem.sentence()
    };
};

export const fakeAfterSalesKind = (options?: Options): AfterSalesKind => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'return',
        'exchange',
        'refund'
    ]);
};

export const fakeAfterSalesClosed = (options?: Options): AfterSalesClosed => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'tooLate',
        'alreadyOpen',
        'notPossible'
    ]);
};

export const fakeWarrantyState = (options?: Options): WarrantyState => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'registrable',
        'active',
        'claimed',
        'over'
    ]);
};

export const fakeAfterSalesOffer = (options?: Options): AfterSalesOffer => {
    const f = options?.faker ?? faker;
    return {
        line_id: f.datatype.boolean() ? f.number.int({ min: 1, max: 9999 }) : null,
        kinds: f.helpers.multiple(() => fakeAfterSalesKind(options), { count: { min: 0, max: 1 } }),
        most: f.number.int({ min: 0, max: 9900 }),
        until: f.datatype.boolean() ? f.number.int({ min: 1768478400, max: 1776254400 }) : null,
        closed_because: f.datatype.boolean() ? fakeAfterSalesClosed(options) : null,
        warranty: f.datatype.boolean() ? fakeWarrantyState(options) : null,
        warranty_until: f.datatype.boolean() ? f.number.int({ min: 1768478400, max: 1776254400 }) : null
    };
};

export const fakeOrderDetail = (options?: Options): OrderDetail => {
    const f = options?.faker ?? faker;
    return Object.assign({}, fakeOrderSummary(options), {
        address: fakeAddress(options),
        note: f.lorem.sentence(),
        subtotal: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { bundle: f.number.float({
                min: 1,
                max: 250,
                fractionDigits: 2
            }) },
        reduction: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        coupon: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        tax: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        included_tax: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { tax_kind: fakeTaxKind(options) },
        shipping: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        total: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        points: f.number.int({ min: 0, max: 9999 }),
        timeline: fakeOrderTimeline(options),
        logistics: f.datatype.boolean() ? fakeLogistics(options) : null,
        eligible_until: f.helpers.multiple(() => fakeEligibleUntil(options), { count: { min: 0, max: 3 } }),
        cancellation: f.datatype.boolean() ? fakeCancellation(options) : null,
        refunded: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        refunded_points: f.number.int({ min: 0, max: 9999 }),
        after_sales: f.helpers.multiple(() => fakeAfterSalesOffer(options), { count: { min: 1, max: 3 } }),
        withdrawal: f.datatype.boolean() ? {
            until: f.datatype.boolean() ? f.number.int({ min: 1768478400, max: 1776254400 }) : null
        } : null
    });
};

export const fakeOrderLineReview = (options?: Options): OrderLineReview => {
    const f = options?.faker ?? faker;
    return {
        comment: fakeComment(options),
        published: fakeFlag(options),
        review_url: f.helpers.fake('https://market.example/reviews/{{string.alphanumeric(8)}}'),
        points: f.number.int({ min: 0, max: 9999 })
    };
};

export const fakePointEntry = (options?: Options): PointEntry => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        time: f.number.int({ min: 1760702400, max: 1768478400 }),
        kind: fakePointKind(options),
        name: f.lorem.sentence(),
        change: f.number.int({ min: -9999, max: 9999 }),
        balance: f.number.int({ min: 0, max: 9999 })
    };
};

export const fakeAfterSalesStatus = (options?: Options): AfterSalesStatus => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'requested',
        'awaitingParcel',
        'sentBack',
        'refunded',
        'exchanged',
        'rejected',
        'withdrawn'
    ]);
};

export const fakeAfterSalesReason = (options?: Options): AfterSalesReason => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'defective',
        'damagedInTransit',
        'wrongItem',
        'notAsDescribed',
        'missingParts',
        'neverArrived',
        'noLongerNeeded',
        'withdrawal',
        'other'
    ]);
};

export const fakeAfterSalesAction = (options?: Options): AfterSalesAction => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement(['addTracking', 'withdraw']);
};

export const fakeAfterSalesRequest = (options?: Options): AfterSalesRequest => {
    const f = options?.faker ?? faker;
    return {
        id: f.helpers.fromRegExp('AS[0-9]{8}'),
        ordersn: f.helpers.fromRegExp('SG2026[0-9]{8}'),
        kind: fakeAfterSalesKind(options),
        status: fakeAfterSalesStatus(options),
        warranty_claim: f.datatype.boolean() ? f.helpers.fromRegExp('WC[0-9]{8}') : null,
        reason: fakeAfterSalesReason(options),
        ctime: f.number.int({ min: 1760702400, max: 1768478400 }),
        lines: f.helpers.multiple(() => ({
            line: fakeOrderLine(options),
            goodsnumber: f.number.int({ min: 1, max: 99 })
        }), { count: { min: 1, max: 3 } }),
        currency: fakeCurrency(options),
        amount: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        points: f.number.int({ min: 0, max: 9999 }),
        rejection: f.datatype.boolean() ? f.lorem.sentence() : null,
        allowed_actions: f.helpers.multiple(() => fakeAfterSalesAction(options), { count: { min: 0, max: 1 } })
    };
};

export const fakeAfterSalesParcel = (options?: Options): AfterSalesParcel => {
    const f = options?.faker ?? faker;
    return {
        tracking_number: f.helpers.fromRegExp('[A-Z]{2}[0-9]{9}'),
        carrier: f.helpers.fromRegExp('[a-z]{4,8}'),
        company: f.company.name()
    };
};

export const fakeAfterSalesDetail = (options?: Options): AfterSalesDetail => {
    const f = options?.faker ?? faker;
    return Object.assign({}, fakeAfterSalesRequest(options), {
        problem: f.lorem.sentence(),
        credentials: f.helpers.multiple(() => f.helpers.fake('/uploads/{{string.alphanumeric(12)}}.webp'), { count: { min: 0, max: 3 } }),
        comment_url: f.helpers.fake('/detail?id={{number.int({"min":1001,"max":1099})}}'),
        note: f.lorem.sentence(),
        parcel: f.datatype.boolean() ? fakeAfterSalesParcel(options) : null,
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { returns_to: f.location.streetAddress() },
        replacement: f.datatype.boolean() ? fakeAfterSalesParcel(options) : null,
        timeline: f.helpers.multiple(() => ({
            status: fakeAfterSalesStatus(options),
            time: f.datatype.boolean() ? f.number.int({ min: 1760702400, max: 1768478400 }) : null,
            note: f.lorem.sentence()
        }), { count: { min: 1, max: 3 } })
    });
};

export const fakeSavedEntry = (options?: Options): SavedEntry => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        goods_number: f.number.int({ min: 1, max: 99 })
    };
};

export const fakeSavedCard = (options?: Options): SavedCard => {
    const f = options?.faker ?? faker;
    return {
        id: f.helpers.fromRegExp('card_[0-9a-f]{24}'),
        brand: f.lorem.word(),
        last_four: f.helpers.fromRegExp('[0-9]{4}'),
        expiry_month: f.number.int({ min: 1, max: 12 }),
        expiry_year: f.number.int({ min: 2000, max: 2199 }),
        is_expired: fakeFlag(options)
    };
};

export const fakeDealStatus = (options?: Options): DealStatus => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        1,
        2,
        3
    ]);
};

export const fakeTestApplication = (options?: Options): TestApplication => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        goods_id: f.number.int({ min: 1, max: 9999 }),
        goods_name: f.commerce.productName(),
        goods_unit: f.helpers.fromRegExp('[HM][1-9][0-9]'),
        goods_kind: fakeGoodsKind(options),
        goods_color: fakeColourName(options),
        thumbnail: f.string.alpha({ length: 0 }),
        atime: f.number.int({ min: 1760702400, max: 1768478400 }),
        cusname: f.internet.exampleEmail(),
        dealstatus: fakeDealStatus(options),
        remark: f.lorem.sentence(),
        answer: f.lorem.sentence(),
        needs_address: fakeFlag(options),
        ordersn: f.datatype.boolean() ? f.helpers.fromRegExp('SG2026[0-9]{8}') : null
    };
};

export const fakeWinningSource = (options?: Options): WinningSource => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'wheel',
        'raffle',
        'gift'
    ]);
};

export const fakePrizeType = (options?: Options): PrizeType => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([1, 2]);
};

export const fakePrize = (options?: Options): Prize => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        name: f.commerce.productName(),
        type: fakePrizeType(options),
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { pic: f.string.alpha({ length: 0 }) },
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { label: f.lorem.word() }
    };
};

export const fakePrizeAddress = (options?: Options): PrizeAddress => {
    const f = options?.faker ?? faker;
    return {
        email: f.internet.exampleEmail(),
        buyer_first_name: f.person.firstName(),
        buyer_last_name: f.person.lastName(),
        buyer_address: f.location.streetAddress(),
        buyer_address_two: f.location.secondaryAddress(),
        city: f.location.city(),
        country: f.location.countryCode(),
        region: f.location.state(),
        code: f.location.zipCode(),
        subcode: f.string.alpha({ length: 0 }),
        phone: f.phone.number()
    };
};

export const fakeWinning = (options?: Options): Winning => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        source: fakeWinningSource(options),
        time: f.number.int({ min: 1760702400, max: 1768478400 }),
        prize: fakePrize(options),
        coupon_id: f.datatype.boolean() ? f.number.int({ min: 1, max: 9999 }) : null,
        misses_address: fakeFlag(options),
        address: f.datatype.boolean() ? fakePrizeAddress(options) : null
    };
};

export const fakeGift = (options?: Options): Gift => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        name: f.commerce.productName(),
        desc: f.lorem.sentence(),
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { pic: f.string.alpha({ length: 0 }) }
    };
};

export const fakeProductRegistration = (options?: Options): ProductRegistration => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        ordersn: f.helpers.fromRegExp('SG2026[0-9]{8}'),
        time: f.number.int({ min: 1760702400, max: 1768478400 }),
        points: f.number.int({ min: 0, max: 9999 }),
        review_url: f.datatype.boolean() ? f.helpers.fake('https://market.example/reviews/{{string.alphanumeric(8)}}') : null,
        gift: f.datatype.boolean() ? fakeGift(options) : null,
        winning_id: f.datatype.boolean() ? f.number.int({ min: 1, max: 9999 }) : null
    };
};

export const fakeWarranty = (options?: Options): Warranty => {
    const f = options?.faker ?? faker;
    return {
        ordersn: f.helpers.fromRegExp('SG2026[0-9]{8}'),
        line_id: f.number.int({ min: 1, max: 9999 }),
        goods_id: f.number.int({ min: 1, max: 9999 }),
        goods_name: f.commerce.productName(),
        goods_unit: f.helpers.fromRegExp('[HM][1-9][0-9]'),
        goods_kind: fakeGoodsKind(options),
        goods_color: fakeColourName(options),
        thumbnail: f.string.alpha({ length: 0 }),
        goodsnumber: f.number.int({ min: 1, max: 99 }),
        begins_at: f.number.int({ min: 1760702400, max: 1768478400 }),
        ends_at: f.number.int({ min: 1768478400, max: 1776254400 }),
        qtime: f.datatype.boolean() ? f.number.int({ min: 1760702400, max: 1768478400 }) : null,
        baotime: f.datatype.boolean() ? f.number.int({ min: 1768478400, max: 1776254400 }) : null,
        baoday: f.datatype.boolean() ? f.number.int({ min: 0, max: 3650 }) : null,
        state: fakeWarrantyState(options),
        claim: f.datatype.boolean() ? {
            number: f.helpers.fromRegExp('WC[0-9]{8}'),
            request_id: f.helpers.fromRegExp('AS[0-9]{8}'),
            status: fakeAfterSalesStatus(options),
            ctime: f.number.int({ min: 1760702400, max: 1768478400 }),
            problem: f.lorem.sentence(),
            credentials: f.helpers.multiple(() => f.helpers.fake('/uploads/{{string.alphanumeric(12)}}.webp'), { count: { min: 1, max: 3 } }),
            answer: f.lorem.sentence()
        } : null
    };
};

export const fakeSocialNetwork = (options?: Options): SocialNetwork => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'youtube',
        'instagram',
        'facebook',
        'discord'
    ]);
};

export const fakePersonalData = (options?: Options): PersonalData => {
    const f = options?.faker ?? faker;
    return {
        exported_at: f.number.int({ min: 1760702400, max: 1768478400 }),
        profile: fakeProfile(options),
        addresses: f.helpers.multiple(() => fakeSavedAddress(options), { count: { min: 0, max: 3 } }),
        orders: f.helpers.multiple(() => fakeOrderDetail(options), { count: { min: 0, max: 3 } }),
        reviews: f.helpers.multiple(() => Object.assign({}, fakeOrderLineReview(options), {
            ordersn: f.helpers.fromRegExp('SG2026[0-9]{8}'),
            line_id: f.number.int({ min: 1, max: 9999 }),
            goods_id: f.number.int({ min: 1, max: 9999 })
        }), { count: { min: 0, max: 3 } }),
        points: f.helpers.multiple(() => fakePointEntry(options), { count: { min: 0, max: 3 } }),
        coupons: f.helpers.multiple(() => fakeCoupon(options), { count: { min: 0, max: 3 } }),
        wishlist: f.helpers.multiple(() => ({
            goods_id: f.number.int({ min: 1, max: 9999 }),
            name: f.commerce.productName(),
            goods_kind: fakeGoodsKind(options),
            goods_color: fakeColourName(options)
        }), { count: { min: 0, max: 3 } }),
        after_sales: f.helpers.multiple(() => fakeAfterSalesDetail(options), { count: { min: 0, max: 3 } }),
        avatar: {
            avatar: f.string.alpha({ length: 0 }),
            decoration: f.string.alpha({ length: 0 })
        },
        pictures: f.helpers.multiple(() => f.string.alpha({ length: 0 }), { count: { min: 0, max: 3 } }),
        cart: f.helpers.multiple(() => ({
            goods_id: f.number.int({ min: 1, max: 9999 }),
            goods_number: f.number.int({ min: 1, max: 99 })
        }), { count: { min: 0, max: 3 } }),
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { saved_items: f.helpers.multiple(() => fakeSavedEntry(options), { count: { min: 0, max: 3 } }) },
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { saved_cards: f.helpers.multiple(() => fakeSavedCard(options), { count: { min: 0, max: 3 } }) },
        free_tests: f.helpers.multiple(() => fakeTestApplication(options), { count: { min: 0, max: 3 } }),
        prizes: f.helpers.multiple(() => fakeWinning(options), { count: { min: 0, max: 3 } }),
        raffles: f.helpers.multiple(() => f.number.int({ min: 1, max: 9999 }), { count: { min: 0, max: 3 } }),
        registrations: f.helpers.multiple(() => fakeProductRegistration(options), { count: { min: 0, max: 3 } }),
        warranties: f.helpers.multiple(() => fakeWarranty(options), { count: { min: 0, max: 3 } }),
        liked_comments: f.helpers.multiple(() => f.number.int({ min: 1, max: 9999 }), { count: { min: 0, max: 3 } }),
        social_follows: f.helpers.multiple(() => fakeSocialNetwork(options), { count: { min: 0, max: 3 } }),
        mails: {
            offers: fakeFlag(options),
            notices: f.helpers.multiple(() => ({
                goods_id: f.number.int({ min: 1, max: 9999 }),
                kind: fakeNoticeKind(options)
            }), { count: { min: 0, max: 3 } })
        },
        spins_left: f.number.int({ min: 0, max: 1000 }),
        logins: f.helpers.multiple(() => f.number.int({ min: 1760702400, max: 1768478400 }), { count: { min: 0, max: 3 } })
    };
};

export const fakeAvatar = (options?: Options): Avatar => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        name: f.person.firstName(),
        pic: f.string.alpha({ length: 0 })
    };
};

export const fakeOrderListState = (options?: Options): OrderListState => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'orders',
        'unpaid',
        'paid',
        'shipped',
        'received',
        'completed',
        'cancelled'
    ]);
};

export const fakeOrderCounts = (options?: Options): OrderCounts => {
    const f = options?.faker ?? faker;
    return {
        orders: f.number.int({ min: 0, max: 9999 }),
        unpaid: f.number.int({ min: 0, max: 9999 }),
        paid: f.number.int({ min: 0, max: 9999 }),
        shipped: f.number.int({ min: 0, max: 9999 }),
        received: f.number.int({ min: 0, max: 9999 }),
        completed: f.number.int({ min: 0, max: 9999 }),
        cancelled: f.number.int({ min: 0, max: 9999 })
    };
};

export const fakeTrackedOrder = (options?: Options): TrackedOrder => {
    const f = options?.faker ?? faker;
    return {
        ordersn: f.helpers.fromRegExp('SG2026[0-9]{8}'),
        ctime: f.number.int({ min: 1760702400, max: 1768478400 }),
        orderstatus: fakeOrderStatus(options),
        is_over: fakeFlag(options),
        destination: f.location.city(),
        currency: fakeCurrency(options),
        money: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        paytype: fakePayType(options),
        arrival: f.datatype.boolean() ? fakeArrival(options) : null,
        lines: f.helpers.multiple(() => fakeOrderLine(options), { count: { min: 1, max: 3 } }),
        timeline: fakeOrderTimeline(options),
        logistics: f.datatype.boolean() ? fakeLogistics(options) : null
    };
};

export const fakeWithdrawalReceipt = (options?: Options): WithdrawalReceipt => {
    const f = options?.faker ?? faker;
    return {
        number: f.helpers.fromRegExp('WR[0-9]{10}'),
        ordersn: f.helpers.fromRegExp('SG2026[0-9]{8}'),
        email: f.internet.exampleEmail(),
        time: f.number.int({ min: 1760702400, max: 1768478400 }),
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { returns_to: f.datatype.boolean() ? f.location.streetAddress() : null }
    };
};

export const fakeWithdrawableOrder = (options?: Options): WithdrawableOrder => {
    const f = options?.faker ?? faker;
    return {
        ordersn: f.helpers.fromRegExp('SG2026[0-9]{8}'),
        ctime: f.number.int({ min: 1760702400, max: 1768478400 }),
        orderstatus: fakeOrderStatus(options),
        lines: f.helpers.multiple(() => fakeOrderLine(options), { count: { min: 1, max: 3 } }),
        currency: fakeCurrency(options),
        refundable: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        refundable_points: f.number.int({ min: 0, max: 9999 }),
        until: f.datatype.boolean() ? f.number.int({ min: 1768478400, max: 1776254400 }) : null,
        declared: f.datatype.boolean() ? fakeWithdrawalReceipt(options) : null
    };
};

export const fakeCouponListState = (options?: Options): CouponListState => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'all',
        'unused',
        'used',
        'stale'
    ]);
};

export const fakePointDirection = (options?: Options): PointDirection => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'all',
        'earned',
        'spent'
    ]);
};

export const fakeCartType = (options?: Options): CartType => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([1, 2]);
};

export const fakeTemporaryCartEntry = (options?: Options): TemporaryCartEntry => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        goods_number: f.number.int({ min: 1, max: 99 }),
        type: fakeCartType(options)
    };
};

export const fakeCartItem = (options?: Options): CartItem => {
    const f = options?.faker ?? faker;
    return {
        goods_id: f.number.int({ min: 1, max: 9999 }),
        goods_number: f.number.int({ min: 1, max: 99 }),
        name: f.commerce.productName(),
        goods_unit: f.helpers.fromRegExp('[HM][1-9][0-9]'),
        pic_index: f.string.alpha({ length: 0 }),
        goods_kind: fakeGoodsKind(options),
        goods_color: fakeColourName(options),
        price: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        original_price: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        lowest_price_30_days: f.datatype.boolean() ? f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }) : null,
        is_free: fakeFlag(options),
        is_integral: fakeFlag(options),
        is_rebate: fakeRebateKind(options),
        is_seckill: fakeFlag(options),
        stock_count: f.number.int({ min: 0, max: 9999 }),
        maximum: f.number.int({ min: 1, max: 99 }),
        integral_price: f.datatype.boolean() ? f.number.int({ min: 1, max: 9999 }) : null
    };
};

export const fakeFullReduction = (options?: Options): FullReduction => {
    const f = options?.faker ?? faker;
    return {
        begin: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        pay: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        over: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        kg: fakeFlag(options),
        reduce: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        poor: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        })
    };
};

export const fakePayableOrder = (options?: Options): PayableOrder => {
    const f = options?.faker ?? faker;
    return {
        ordersn: f.helpers.fromRegExp('SG2026[0-9]{8}'),
        currency: fakeCurrency(options),
        money: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        orderstatus: fakeOrderStatus(options),
        paytype: fakePayType(options),
        lines: f.helpers.multiple(() => fakeOrderLine(options), { count: { min: 1, max: 3 } }),
        address: fakeAddress(options),
        subtotal: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        reduction: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        coupon: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        tax: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        included_tax: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { tax_kind: fakeTaxKind(options) },
        shipping: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        arrival: f.datatype.boolean() ? fakeArrival(options) : null,
        points: f.number.int({ min: 0, max: 9999 })
    };
};

export const fakeChargeStatus = (options?: Options): ChargeStatus => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        1,
        2,
        3,
        4,
        5
    ]);
};

export const fakeWalletFailure = (options?: Options): WalletFailure => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'declined',
        'canceled',
        'timedOut'
    ]);
};

export const fakeGoodsUserInfo = (options?: Options): GoodsUserInfo => {
    const f = options?.faker ?? faker;
    return {
        bought: f.number.int({ min: 0, max: 9999 }),
        bought_at: f.datatype.boolean() ? f.number.int({ min: 1760702400, max: 1768478400 }) : null,
        reviewable: f.datatype.boolean() ? {
            ordersn: f.helpers.fromRegExp('SG2026[0-9]{8}'),
            line_id: f.number.int({ min: 1, max: 9999 }),
            closes_at: f.number.int({ min: 1768478400, max: 1776254400 })
        } : null,
        free_test: {
            open: fakeFlag(options),
            application_id: f.datatype.boolean() ? f.number.int({ min: 1, max: 9999 }) : null,
            dealstatus: f.datatype.boolean() ? fakeDealStatus(options) : null
        },
        coupons_open: f.helpers.multiple(() => f.number.int({ min: 1, max: 9999 }), { count: { min: 0, max: 1 } }),
        coupons_taken: f.helpers.multiple(() => f.number.int({ min: 1, max: 9999 }), { count: { min: 0, max: 1 } }),
        ...!resolveCondition(options?.includeOptional ?? true, f) ? {} : { notices: f.helpers.multiple(() => fakeNoticeKind(options), { count: { min: 0, max: 1 } }) }
    };
};

export const fakeMarketplaceWarrantyState = (options?: Options): MarketplaceWarrantyState => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement(['active', 'over']);
};

export const fakeMarketplaceWarranty = (options?: Options): MarketplaceWarranty => {
    const f = options?.faker ?? faker;
    return {
        order_number: f.helpers.fromRegExp('[0-9]{3}-[0-9]{7}-[0-9]{7}'),
        marketplace: f.lorem.words(),
        goods_id: f.number.int({ min: 1, max: 9999 }),
        goods_name: f.commerce.productName(),
        goods_unit: f.helpers.fromRegExp('[HM][1-9][0-9]'),
        goods_kind: fakeGoodsKind(options),
        goods_color: fakeColourName(options),
        thumbnail: f.string.alpha({ length: 0 }),
        bought_at: f.number.int({ min: 1760702400, max: 1768478400 }),
        ends_at: f.number.int({ min: 1768478400, max: 1776254400 }),
        state: fakeMarketplaceWarrantyState(options)
    };
};

export const fakeReturnKind = (options?: Options): ReturnKind => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement(['return', 'exchange']);
};

export const fakeAfterSalesListState = (options?: Options): AfterSalesListState => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'all',
        'open',
        'over'
    ]);
};

export const fakeDeliveryTax = (options?: Options): DeliveryTax => {
    const f = options?.faker ?? faker;
    return {
        kind: fakeTaxKind(options),
        is_included: fakeFlag(options),
        rate: f.datatype.boolean() ? f.number.float({
            min: 1,
            max: 100,
            fractionDigits: 2
        }) : null
    };
};

export const fakeAddressField = (options?: Options): AddressField => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'first_name',
        'last_name',
        'address',
        'address_two',
        'postal_code',
        'city',
        'state',
        'phone'
    ]);
};

export const fakeStateKind = (options?: Options): StateKind => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'state',
        'province',
        'prefecture',
        null
    ]);
};

export const fakeCountryAddressForm = (options?: Options): CountryAddressForm => {
    const f = options?.faker ?? faker;
    return {
        fields: f.helpers.multiple(() => fakeAddressField(options), { count: { min: 0, max: 1 } }),
        state_kind: fakeStateKind(options),
        states: f.helpers.multiple(() => ({
            code: f.location.zipCode(),
            name: f.commerce.productName()
        }), { count: { min: 0, max: 3 } }),
        postal_code: {
            pattern: f.lorem.sentence(),
            example: f.lorem.words()
        }
    };
};

export const fakeDeliveryWay = (options?: Options): DeliveryWay => {
    const f = options?.faker ?? faker;
    return {
        code: fakeDeliveryWayCode(options),
        price: f.number.float({
            min: 1,
            max: 250,
            fractionDigits: 2
        }),
        min_days: f.number.int({ min: 1, max: 60 }),
        max_days: f.number.int({ min: 1, max: 60 })
    };
};

export const fakeDeliveryCountry = (options?: Options): DeliveryCountry => {
    const f = options?.faker ?? faker;
    return {
        code: f.location.countryCode(),
        currency: fakeCurrency(options),
        tax: fakeDeliveryTax(options),
        address_form: fakeCountryAddressForm(options),
        delivery_ways: f.helpers.multiple(() => fakeDeliveryWay(options), { count: { min: 1, max: 3 } })
    };
};

export const fakeDraw = (options?: Options): Draw => {
    const f = options?.faker ?? faker;
    return Object.assign({}, fakePrize(options), {
        winning_id: f.number.int({ min: 1, max: 9999 })
    });
};

export const fakeRaffleKind = (options?: Options): RaffleKind => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement(['holiday', 'activity']);
};

export const fakeRaffleState = (options?: Options): RaffleState => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'coming',
        'open',
        'over'
    ]);
};

export const fakeRaffle = (options?: Options): Raffle => {
    const f = options?.faker ?? faker;
    return {
        id: f.number.int({ min: 1, max: 9999 }),
        kind: fakeRaffleKind(options),
        name: f.lorem.sentence(),
        desc: f.lorem.sentence(),
        begin_time: f.number.int({ min: 1760702400, max: 1768478400 }),
        over_time: f.number.int({ min: 1768478400, max: 1776254400 }),
        state: fakeRaffleState(options),
        drawn: fakeFlag(options),
        prizes: f.helpers.multiple(() => fakePrize(options), { count: { min: 1, max: 3 } })
    };
};

export const fakeMemberLevel = (options?: Options): MemberLevel => {
    const f = options?.faker ?? faker;
    return {
        level: f.number.int({ min: 1, max: 10 }),
        name: f.lorem.words(),
        from_points: f.number.int({ min: 0, max: 9999 }),
        reached: fakeFlag(options),
        perks: f.helpers.multiple(() => ({
            name: f.commerce.productName(),
            desc: f.lorem.sentence()
        }), { count: { min: 0, max: 3 } })
    };
};

export const fakeActivityKind = (options?: Options): ActivityKind => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'flashSale',
        'bigSale',
        'wheel',
        'raffle'
    ]);
};

export const fakeActivity = (options?: Options): Activity => {
    const f = options?.faker ?? faker;
    return {
        kind: fakeActivityKind(options),
        raffle_id: f.datatype.boolean() ? f.number.int({ min: 1, max: 9999 }) : null,
        name: f.lorem.sentence(),
        begin_time: f.number.int({ min: 1760702400, max: 1768478400 }),
        over_time: f.number.int({ min: 1768478400, max: 1776254400 }),
        open: fakeFlag(options)
    };
};

export const fakeOrderEventType = (options?: Options): OrderEventType => {
    const f = options?.faker ?? faker;
    return f.helpers.arrayElement([
        'order.paid',
        'order.shipped',
        'order.delivered',
        'order.cancelled'
    ]);
};

export const fakeOrderEvent = (options?: Options): OrderEvent => {
    const f = options?.faker ?? faker;
    return {
        id: f.helpers.fromRegExp('evt_[A-Za-z0-9]{16}'),
        type: fakeOrderEventType(options),
        time: f.number.int({ min: 1760702400, max: 1768478400 }),
        data: {
            ordersn: f.helpers.fromRegExp('SG2026[0-9]{8}'),
            orderstatus: fakeOrderStatus(options)
        }
    };
};

export const fakeAfterSalesEvent = (options?: Options): AfterSalesEvent => {
    const f = options?.faker ?? faker;
    return {
        id: f.helpers.fromRegExp('evt_[A-Za-z0-9]{16}'),
        type: 'afterSales.changed',
        time: f.number.int({ min: 1760702400, max: 1768478400 }),
        data: {
            id: f.helpers.fromRegExp('AS[0-9]{8}'),
            ordersn: f.helpers.fromRegExp('SG2026[0-9]{8}'),
            kind: fakeAfterSalesKind(options),
            status: fakeAfterSalesStatus(options)
        }
    };
};

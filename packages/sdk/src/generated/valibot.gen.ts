// Generated from openapi/: run `npm run generate`, never edit.
import { characters } from '../contract/character-limits.ts';
import * as v from 'valibot';

/**
 * Activity event
 *
 * One event of the stream of watchActivity. The stream carries `event: kai` and `data: 1` as text; this schema describes the parsed event.
 */
export const vActivityEvent = v.union([v.object({
        event: v.literal('kai'),
        data: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2147483647))
    }), v.object({
        event: v.literal('guan'),
        data: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2147483647))
    })]);

/**
 * Response code
 *
 * The code of every response. 1 is success, 100 and 1000 end the login, every other number is a refusal; clients show its `msg` to the shopper unchanged.
 */
export const vResponseCode = v.picklist([
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

/**
 * Session token
 *
 * Proof of a login. The client sends it unchanged in the `authorization` request header; a new token in the response header of the same name replaces it.
 */
export const vSessionToken = v.pipe(v.string(), characters(16, 512), v.regex(/^[!-~]+$/));

/**
 * Banner type
 *
 * The media type of a banner.
 */
export const vBannerType = v.picklist([1, 4]);

/**
 * Video address
 *
 * The address of a film, a path of this shop or a URL with http or https; an empty string without a film.
 */
export const vVideoAddress = v.pipe(v.string(), characters(0, 2000), v.regex(/^(?:https?:\/\/\S+|\/(?:[^\s\/\\]\S*)?)?$/));

/**
 * Link
 *
 * The target of a link, a path of this shop or a URL with http or https; an empty string without a target.
 */
export const vLinkAddress = v.pipe(v.string(), characters(0, 2000), v.regex(/^(?:https?:\/\/\S+|\/(?:[^\s\/\\]\S*)?)?$/));

/**
 * Picture address
 *
 * The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads.
 */
export const vPictureAddress = v.pipe(v.string(), characters(0, 2000), v.regex(/^(?:https?:\/\/\S+|\/(?:[^\s\/\\]\S*)?)?$/));

/**
 * Banner marking
 *
 * The action of a click on a banner.
 */
export const vBannerMarking = v.picklist([
    1,
    2,
    3
]);

/**
 * Goods number
 *
 * The number of one goods in one color; every color of a model has its own.
 */
export const vGoodsId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647));

/**
 * Model
 *
 * The name of the model, the same in every language and color.
 */
export const vGoodsUnit = v.pipe(v.string(), characters(1, 60));

/**
 * Goods kind
 *
 * The kind of the goods; clients draw goods without a photograph.
 */
export const vGoodsKind = v.picklist(['headset', 'mouse']);

/**
 * Color
 *
 * The color of the goods by its name in the shop's palette; clients translate it for the shopper.
 */
export const vColourName = v.picklist([
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

/**
 * Banner
 *
 * One slide of the carousel at the top of the home page.
 */
export const vBanner = v.object({
    id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647)),
    type: vBannerType,
    video: vVideoAddress,
    link: vLinkAddress,
    url: vPictureAddress,
    marking: vBannerMarking,
    goods_id: vGoodsId,
    title: v.pipe(v.string(), characters(0, 200)),
    remark: v.pipe(v.string(), characters(0, 500)),
    goods_unit: vGoodsUnit,
    goods_kind: vGoodsKind,
    goods_color: vColourName
});

/**
 * Message
 *
 * A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML.
 */
export const vMessage = v.pipe(v.string(), characters(1, 500));

/**
 * Rejection
 *
 * The envelope of an answer whose HTTP status is not 200. Nothing was changed, except that after serverError (9005) it is unknown whether a write took place.
 */
export const vRejection = v.object({
    code: v.picklist([
        9001,
        9002,
        9003,
        9004,
        9005,
        9006,
        9007
    ]),
    msg: vMessage,
    field: v.optional(v.pipe(v.string(), characters(1, 200)))
});

/**
 * Note
 *
 * One slide of the announcement bar.
 */
export const vNote = v.object({
    content: v.pipe(v.string(), characters(1, 500))
});

/**
 * Country
 *
 * A country or region of the world as two capital letters of ISO 3166-1.
 */
export const vCountryCode = v.pipe(v.string(), characters(2, 2), v.regex(/^[A-Z]{2}$/));

/**
 * Goods name
 *
 * The name of the goods, in the language of the response.
 */
export const vGoodsName = v.pipe(v.string(), characters(1, 200));

/**
 * Money
 *
 * An amount in major units of the currency, with at most two decimals: dollars, not cents. The currency follows the answer's language: USD for en; EUR for de, es, fr and it; CNY for zh; JPY for ja. Amounts of a placed order are in the currency of the order.
 */
export const vMoney = v.pipe(v.number(), v.minValue(0), v.maxValue(999999999.99));

/**
 * Lowest price
 *
 * The lowest price in the 30 days before the current reduction, or null without a reduction.
 */
export const vLowestPrice = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(999999999.99)));

/**
 * Stock
 *
 * The stock. Zero or less means out of stock; it is negative after overselling.
 */
export const vStockCount = v.pipe(v.number(), v.integer(), v.minValue(-999999), v.maxValue(999999));

/**
 * Flag
 *
 * A boolean, encoded as a number.
 */
export const vFlag = v.picklist([0, 1]);

/**
 * Rebate kind
 *
 * How the number in `rebate` lowers the price.
 */
export const vRebateKind = v.picklist([
    0,
    1,
    2
]);

/**
 * Rebate
 *
 * The size of a rebate, in the unit that `is_rebate` names; 0 without a rebate.
 */
export const vRebate = v.pipe(v.number(), v.minValue(0), v.maxValue(999999.99));

/**
 * Hot product
 *
 * Goods in the hot lists of the home page.
 */
export const vHotProduct = v.object({
    id: vGoodsId,
    name: vGoodsName,
    cateName: v.pipe(v.string(), characters(1, 200)),
    pic_index: vPictureAddress,
    goods_unit: vGoodsUnit,
    goods_price: vMoney,
    original_price: vMoney,
    lowest_price_30_days: vLowestPrice,
    stock_count: vStockCount,
    goods_kind: vGoodsKind,
    goods_color: vColourName,
    is_new: vFlag,
    is_rebate: vRebateKind,
    rebate: vRebate
});

/**
 * Category number
 *
 * The number of a category, as in the address /product/{id}.
 */
export const vCategoryId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647));

/**
 * Hot category
 *
 * A category that the home page promotes.
 */
export const vHotCategory = v.object({
    id: vCategoryId,
    catName: v.pipe(v.string(), characters(1, 200)),
    title: v.pipe(v.string(), characters(0, 200)),
    hot_pic: vPictureAddress,
    link: vLinkAddress,
    goods_kind: vGoodsKind,
    goods_color: vColourName
});

/**
 * Spot of a feature
 *
 * A place in the picture of a feature, with words or with goods that can be bought there.
 */
export const vFeatureSpot = v.object({
    x: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    y: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    title: v.pipe(v.string(), characters(1, 200)),
    text: v.pipe(v.string(), characters(0, 500)),
    goods: v.optional(vHotProduct)
});

/**
 * Feature
 *
 * A large picture with marked spots, such as a product taken apart or products on a desk.
 */
export const vFeature = v.object({
    id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647)),
    title: v.pipe(v.string(), characters(1, 200)),
    text: v.pipe(v.string(), characters(0, 1000)),
    pic: vPictureAddress,
    alt: v.pipe(v.string(), characters(0, 500)),
    link: vLinkAddress,
    spots: v.pipe(v.array(vFeatureSpot), v.minLength(0), v.maxLength(8))
});

/**
 * Unix time
 *
 * A moment as Unix time in seconds, whole ones since 1970-01-01T00:00:00Z.
 */
export const vUnixTime = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4102444800));

/**
 * Post
 *
 * A post of the community site that the home page shows.
 */
export const vPost = v.object({
    id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647)),
    title: v.pipe(v.string(), characters(1, 300)),
    remark: v.pipe(v.string(), characters(0, 1000)),
    pic: vPictureAddress,
    ctime: vUnixTime
});

/**
 * Stars
 *
 * A customer's rating, 5 is best.
 */
export const vStars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

/**
 * Review
 *
 * A customer's review of the shop, for the home page.
 */
export const vReview = v.object({
    id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647)),
    pic: vPictureAddress,
    remark: v.pipe(v.string(), characters(1, 2000)),
    name: v.nullable(v.pipe(v.string(), characters(1, 100))),
    cname: v.nullable(v.pipe(v.string(), characters(1, 100))),
    stars: vStars,
    goods_kind: vGoodsKind,
    goods_color: vColourName
});

/**
 * Percent
 *
 * A share, in percent without decimals.
 */
export const vPercent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/**
 * Goods in a flash sale
 *
 * Goods in a flash sale.
 */
export const vFlashSaleItem = v.object({
    id: vGoodsId,
    name: vGoodsName,
    goods_unit: vGoodsUnit,
    goods_kind: vGoodsKind,
    goods_color: vColourName,
    pic_index: vPictureAddress,
    goods_price: vMoney,
    seckill_price: vMoney,
    lowest_price_30_days: vLowestPrice,
    seckill_count: vStockCount,
    percent: vPercent
});

/**
 * Flash sale list
 *
 * Goods of a flash sale that end together.
 */
export const vFlashSaleList = v.object({
    title: v.pipe(v.string(), characters(1, 200)),
    time: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(31536000)),
    goods: v.pipe(v.array(vFlashSaleItem), v.minLength(0), v.maxLength(48))
});

/**
 * Phone number
 *
 * A phone number in the format that the person typed, with an extension if it has one.
 */
export const vPhoneNumber = v.pipe(v.string(), characters(2, 50), v.regex(/\S/));

/**
 * Email address
 *
 * An email address.
 */
export const vEmail = v.pipe(v.string(), characters(2, 200), v.regex(/^[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,8}$/));

/**
 * Contact
 *
 * The contact data of the shop, for the footer and the support pages.
 */
export const vContact = v.object({
    phone: vPhoneNumber,
    email: vEmail,
    site_copy: v.pipe(v.string(), characters(1, 500)),
    hours: v.pipe(v.string(), characters(1, 200)),
    social: v.pipe(v.array(v.object({
        name: v.pipe(v.string(), characters(1, 60)),
        link: vLinkAddress
    })), v.minLength(0), v.maxLength(12)),
    withdrawal_offered: vFlag
});

/**
 * Goods in a menu
 *
 * Goods in the menu.
 */
export const vMenuGoods = v.object({
    goods_id: vGoodsId,
    name: vGoodsName,
    goods_unit: vGoodsUnit,
    goods_desc: v.pipe(v.string(), characters(0, 500)),
    goods_kind: vGoodsKind,
    goods_color: vColourName,
    pic_index: vPictureAddress,
    is_new: vFlag,
    is_rebate: vRebateKind,
    rebate: vRebate
});

/**
 * Category
 *
 * One category of the catalogue with everything below it, at most three levels deep.
 */
export const vCategory: v.GenericSchema = v.object({
    id: vCategoryId,
    name: v.pipe(v.string(), characters(1, 200)),
    pic: vPictureAddress,
    children: v.pipe(v.array(v.lazy(() => vCategory)), v.minLength(0), v.maxLength(50)),
    goods: v.pipe(v.array(vMenuGoods), v.minLength(0), v.maxLength(24))
});

/**
 * Locale
 *
 * A language of the shop; en is the default.
 */
export const vLocale = v.picklist([
    'zh',
    'en',
    'de',
    'ja',
    'it',
    'es',
    'fr'
]);

/**
 * Place of a banner
 *
 * The position of a single banner.
 */
export const vBannerPlace = v.picklist([
    'points',
    'bigSale',
    'firstOrder',
    'seasonal'
]);

/**
 * Single banner
 *
 * A single banner with its text and link.
 */
export const vSideBanner = v.object({
    place: vBannerPlace,
    title: v.pipe(v.string(), characters(1, 200)),
    remark: v.pipe(v.string(), characters(1, 500)),
    button: v.pipe(v.string(), characters(1, 60)),
    link: vLinkAddress,
    url: vPictureAddress,
    goods_id: vGoodsId,
    goods_unit: vGoodsUnit,
    goods_kind: vGoodsKind,
    goods_color: vColourName
});

/**
 * Coupon code
 *
 * A code that the shopper enters at checkout. Case and surrounding spaces are ignored.
 */
export const vCouponCode = v.pipe(v.string(), characters(1, 40));

/**
 * Mail token
 *
 * The token in the unsubscribe link of a mail. It identifies the address and the kind of mail, so that no login is needed.
 */
export const vMailToken = v.pipe(v.string(), characters(1, 200));

/**
 * Kind of mailing
 *
 * The kinds of mail with an unsubscribe link. Mails about orders and accounts have none.
 */
export const vMailingKind = v.picklist([
    'offers',
    'backInStock',
    'saleStart'
]);

/**
 * Mail subscription
 *
 * The subject of an unsubscribe link, and whether its address still gets these mails.
 */
export const vMailSubscription = v.object({
    email: v.pipe(v.string(), characters(2, 200)),
    kind: vMailingKind,
    subscribed: vFlag
});

/**
 * Contact of a region
 *
 * The contact data for customers of one region.
 */
export const vRegionContact = v.object({
    region: v.pipe(v.string(), characters(1, 100)),
    phone: vPhoneNumber,
    email: vEmail
});

/**
 * Unix time or null
 *
 * A moment as Unix time in seconds, whole ones since 1970-01-01T00:00:00Z, or null without one.
 */
export const vUnixTimeOrNull = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4102444800)));

/**
 * Title of a term
 *
 * The name of a term in URLs, as in /policy/{policyTitle}; the same in every language.
 */
export const vTermTitle = v.pipe(v.string(), characters(1, 100), v.regex(/^[a-z0-9-]{1,100}$/));

/**
 * Term
 *
 * A link to a term or policy.
 */
export const vTerm = v.object({
    id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647)),
    title: vTermTitle,
    name: v.pipe(v.string(), characters(1, 200))
});

/**
 * Text block
 *
 * One block of a long text. Texts are lists of blocks, so that clients never render HTML from the server.
 */
export const vTextBlock = v.union([
    v.object({
        type: v.literal('heading'),
        text: v.pipe(v.string(), characters(1, 300))
    }),
    v.object({
        type: v.literal('paragraph'),
        text: v.pipe(v.string(), characters(1, 5000))
    }),
    v.object({
        type: v.literal('list'),
        items: v.pipe(v.array(v.pipe(v.string(), characters(1, 1000))), v.minLength(1), v.maxLength(50))
    })
]);

/**
 * Picture of a term
 *
 * A picture with a caption beside a text, such as a part of a product in the text about the company.
 */
export const vTermPicture = v.object({
    title: v.pipe(v.string(), characters(1, 200)),
    pic: vPictureAddress,
    alt: v.pipe(v.string(), characters(0, 500)),
    goods_kind: vGoodsKind,
    goods_color: vColourName
});

/**
 * Text of a term
 *
 * One term or policy with its text.
 */
export const vTermText = v.object({
    title: vTermTitle,
    name: v.pipe(v.string(), characters(1, 200)),
    blocks: v.pipe(v.array(vTextBlock), v.minLength(0), v.maxLength(200)),
    feature: v.optional(vFeature),
    pictures: v.optional(v.pipe(v.array(vTermPicture), v.minLength(0), v.maxLength(12))),
    form: v.optional(v.object({
        name: v.pipe(v.string(), characters(1, 200)),
        text: v.pipe(v.string(), characters(1, 5000)),
        email: vEmail
    }))
});

/**
 * Kind of a change of points
 *
 * Why points were earned or spent.
 */
export const vPointKind = v.picklist([
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

/**
 * Way to earn points
 *
 * A way to earn points.
 */
export const vPointRule = v.object({
    kind: vPointKind,
    name: v.pipe(v.string(), characters(1, 200)),
    desc: v.pipe(v.string(), characters(1, 500)),
    points: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000))),
    monthly_maximum: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)))
});

/**
 * Keyword
 *
 * A search keyword; must not consist of spaces.
 */
export const vKeyword = v.pipe(v.string(), characters(1, 200), v.regex(/\S/));

/**
 * Group of questions
 *
 * A topic of the FAQ.
 */
export const vQuestionGroup = v.picklist([
    'orders',
    'shipping',
    'returns',
    'account'
]);

/**
 * Name of a question
 *
 * The id of a question in URLs, as in /support/faq#delivery-time; the same in every language.
 */
export const vQuestionId = v.pipe(v.string(), characters(1, 60), v.regex(/^[a-z0-9-]{1,60}$/));

/**
 * Page number
 *
 * The page of a list, from 1. Pages after the last one are empty.
 */
export const vPageNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10000));

/**
 * Page size
 *
 * The number of entries of a page; 12 when a request leaves it out.
 */
export const vPageSize = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(48));

/**
 * Question
 *
 * A question that customers often ask, with its answer.
 */
export const vQuestion = v.object({
    id: vQuestionId,
    question: v.pipe(v.string(), characters(1, 300)),
    answer: v.pipe(v.array(vTextBlock), v.minLength(1), v.maxLength(50))
});

/**
 * Total
 *
 * The number of entries over all pages.
 */
export const vTotal = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000000));

/**
 * Person name
 *
 * The full name of a person.
 */
export const vPersonName = v.pipe(v.string(), characters(1, 100), v.regex(/\S/));

/**
 * Reference of a message
 *
 * The number of a message to the support.
 */
export const vMessageReference = v.pipe(v.string(), characters(12, 12), v.regex(/^MSG-[0-9A-F]{8}$/));

/**
 * Kind of a file
 *
 * The purpose of a file of goods.
 */
export const vGoodsFileKind = v.picklist(['manual', 'driver']);

/**
 * File of goods
 *
 * A manual or a program that can be downloaded.
 */
export const vGoodsFile = v.object({
    id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647)),
    name: v.pipe(v.string(), characters(1, 200)),
    kind: vGoodsFileKind,
    link: vLinkAddress,
    size_bytes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2147483647))
});

/**
 * Model with files
 *
 * A model with its downloads; the number is that of its leading color.
 */
export const vDownloadModel = v.object({
    goods_id: vGoodsId,
    name: vGoodsName,
    goods_unit: vGoodsUnit,
    goods_kind: vGoodsKind,
    goods_color: vColourName,
    pic_index: vPictureAddress,
    files: v.pipe(v.array(vGoodsFile), v.minLength(1), v.maxLength(20))
});

/**
 * Goods filter
 *
 * A filter of a listing; goods must match all given filters. The points store uses `points`.
 */
export const vGoodsFilter = v.picklist([
    'new',
    'deal',
    'inStock',
    'points'
]);

/**
 * Attribute of goods
 *
 * A filter of a listing by a fact from the technical data, with its kind before the dot. Several attributes of one kind are alternatives, except battery and weight, where the widest counts; attributes of different kinds must all match.
 */
export const vGoodsAttribute = v.picklist([
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

/**
 * Goods order
 *
 * The order of a listing; `popular` when a request leaves it out.
 */
export const vGoodsSort = v.picklist([
    'popular',
    'newest',
    'priceUp',
    'priceDown',
    'rating'
]);

/**
 * Rating
 *
 * The average rating; 0 without a rating.
 */
export const vRating = v.pipe(v.number(), v.minValue(0), v.maxValue(5));

/**
 * Price in points
 *
 * The price per piece, or null when it is not sold for points.
 */
export const vPointPrice = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10000000)));

/**
 * Model color
 *
 * A model in one color.
 */
export const vModelColor = v.object({
    goods_id: vGoodsId,
    goods_color: vColourName,
    stock_count: vStockCount,
    pic_index: v.optional(vPictureAddress)
});

/**
 * Goods in a list
 *
 * Goods in a list, in one color.
 */
export const vGoodsSummary = v.object({
    goods_id: vGoodsId,
    name: vGoodsName,
    goods_unit: vGoodsUnit,
    goods_desc: v.pipe(v.string(), characters(0, 500)),
    goods_kind: vGoodsKind,
    goods_color: vColourName,
    pic_index: vPictureAddress,
    hover_pic: v.optional(vPictureAddress),
    goods_price: vMoney,
    original_price: vMoney,
    lowest_price_30_days: vLowestPrice,
    is_new: vFlag,
    is_rebate: vRebateKind,
    rebate: vRebate,
    is_seckill: vFlag,
    stock_count: vStockCount,
    rating: vRating,
    comment_count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000000)),
    integral_price: vPointPrice,
    colours: v.optional(v.pipe(v.array(vModelColor), v.minLength(1), v.maxLength(10)))
});

/**
 * Facets of a listing
 *
 * The number of models that each filter option matches, over all pages. A count applies all selected filters except its own, so that a shopper sees the effect of selecting or clearing it; a model counts once.
 */
export const vGoodsFacets = v.object({
    filters: v.pipe(v.array(v.object({
        filter: vGoodsFilter,
        count: vTotal
    })), v.minLength(0), v.maxLength(20)),
    attributes: v.pipe(v.array(v.object({
        attribute: vGoodsAttribute,
        count: vTotal
    })), v.minLength(0), v.maxLength(60)),
    ratings: v.pipe(v.array(v.object({
        rating_min: vStars,
        count: vTotal
    })), v.minLength(0), v.maxLength(5)),
    prices: v.optional(v.pipe(v.array(v.object({
        price_min: v.optional(vMoney),
        price_max: v.optional(vMoney),
        count: vTotal
    })), v.minLength(1), v.maxLength(12))),
    price_min: vMoney,
    price_max: vMoney
});

/**
 * Category link
 *
 * A category by number and name, to link to it.
 */
export const vCategoryLink = v.object({
    id: vCategoryId,
    name: v.pipe(v.string(), characters(1, 200))
});

/**
 * Listed category
 *
 * The category a listing shows, with its place in the tree.
 */
export const vListedCategory = v.object({
    id: vCategoryId,
    name: v.pipe(v.string(), characters(1, 200)),
    path: v.pipe(v.array(vCategoryLink), v.minLength(1), v.maxLength(3)),
    children: v.pipe(v.array(vCategoryLink), v.minLength(0), v.maxLength(50))
});

/**
 * Match of a search
 *
 * How well the results match the keywords.
 */
export const vSearchMatch = v.picklist([
    'exact',
    'near',
    'none'
]);

/**
 * Quantity
 *
 * The quantity of one goods in a cart or an order; goods may set their own lower `maximum`.
 */
export const vQuantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));

/**
 * View of goods
 *
 * The view of the goods in a picture; without a photograph, clients draw the goods in this view.
 */
export const vGoodsView = v.picklist([
    'whole',
    'side',
    'close',
    'top',
    'turned',
    'dark'
]);

/**
 * Topic of technical data
 *
 * The topic of a row of the technical data, the same in every language.
 */
export const vSpecificationTopic = v.picklist([
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

/**
 * Goods picture
 *
 * A picture in the gallery of the product page.
 */
export const vGoodsPicture = v.object({
    pic: vPictureAddress,
    view: vGoodsView,
    text: v.pipe(v.string(), characters(1, 200)),
    topic: v.optional(vSpecificationTopic)
});

/**
 * Goods turn
 *
 * A 360° view of the goods: a sprite sheet with the frames of a full turn. Optional; without it, clients show only the pictures.
 */
export const vGoodsTurn = v.object({
    pic: vPictureAddress,
    frames: v.pipe(v.number(), v.integer(), v.minValue(8), v.maxValue(72)),
    columns: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(72))
});

/**
 * Goods scene
 *
 * A picture of the goods in use, with a background: on a desk, or worn. Optional; it may show another color of the same model.
 */
export const vGoodsScene = v.object({
    pic: vPictureAddress,
    text: v.pipe(v.string(), characters(1, 300))
});

/**
 * Goods box
 *
 * A picture of everything in the box, without a background, to show beside the list of its contents. Optional.
 */
export const vGoodsBox = v.object({
    pic: vPictureAddress,
    text: v.pipe(v.string(), characters(1, 200))
});

/**
 * View of an outline
 *
 * The side that a line drawing shows.
 */
export const vOutlineView = v.picklist([
    'front',
    'side',
    'top'
]);

/**
 * Goods outline
 *
 * A line drawing of the goods from one side, with its measures. The picture ends at the outermost lines, which are white: blend it with the page by difference.
 */
export const vGoodsOutline = v.object({
    pic: vPictureAddress,
    view: vOutlineView,
    width: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
    height: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))
});

/**
 * Free product test
 *
 * An offer to test goods for free, with its conditions.
 */
export const vFreeTestOffer = v.object({
    places: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
    places_left: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
    closes_at: vUnixTime,
    open: vFlag,
    rules: v.pipe(v.array(vTextBlock), v.minLength(1), v.maxLength(30))
});

/**
 * Goods in full
 *
 * The data of the detail page of one goods.
 */
export const vGoodsDetail = v.intersect([vGoodsSummary, v.object({
        category_path: v.pipe(v.array(vCategoryLink), v.minLength(1), v.maxLength(3)),
        maximum: vQuantity,
        pictures: v.pipe(v.array(vGoodsPicture), v.minLength(0), v.maxLength(12)),
        turn: v.optional(vGoodsTurn),
        scene: v.optional(vGoodsScene),
        box: v.optional(vGoodsBox),
        outlines: v.optional(v.pipe(v.array(vGoodsOutline), v.minLength(1), v.maxLength(3))),
        colours: v.pipe(v.array(vModelColor), v.minLength(1), v.maxLength(10)),
        description: v.pipe(v.array(vTextBlock), v.minLength(0), v.maxLength(100)),
        specifications: v.pipe(v.array(v.object({
            name: v.pipe(v.string(), characters(1, 100)),
            value: v.pipe(v.string(), characters(1, 500)),
            topic: v.optional(vSpecificationTopic)
        })), v.minLength(0), v.maxLength(60)),
        files: v.pipe(v.array(vGoodsFile), v.minLength(0), v.maxLength(20)),
        flash: v.nullable(v.object({
            seckill_price: vMoney,
            seckill_count: vStockCount,
            percent: vPercent,
            over_time: vUnixTime,
            server_time: vUnixTime
        })),
        integral_price: vPointPrice,
        warranty_days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3650)),
        return_days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)),
        free_test: v.nullable(vFreeTestOffer)
    })]);

/**
 * Number of a comment
 *
 * The number of a comment.
 */
export const vCommentNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647));

/**
 * Nickname
 *
 * A customer's nickname.
 */
export const vNickname = v.pipe(v.string(), characters(1, 100));

/**
 * Number of praises
 *
 * How many customers praised a comment.
 */
export const vPraiseCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000000));

/**
 * Comment
 *
 * A customer's review of goods.
 */
export const vComment = v.object({
    id: vCommentNumber,
    name: vNickname,
    stars: vStars,
    content: v.pipe(v.string(), characters(1, 5000)),
    pics: v.pipe(v.array(vPictureAddress), v.minLength(0), v.maxLength(9)),
    ctime: vUnixTime,
    praise_count: vPraiseCount,
    praised: vFlag,
    verified: vFlag,
    own: vFlag
});

/**
 * Number of a bundle
 *
 * The id of goods that cost less together.
 */
export const vBundleId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647));

/**
 * Bundle
 *
 * Goods that cost less together. A cart with a piece of each model, in any color, has a set; whole sets are counted, a piece belongs to one set only, and pieces that are reduced, in a flash sale, free or for points belong to none.
 */
export const vBundle = v.object({
    bundle_id: vBundleId,
    goods: v.pipe(v.array(vGoodsSummary), v.minLength(2), v.maxLength(3)),
    price: vMoney,
    saving: vMoney
});

/**
 * Uploaded picture
 *
 * The URL of a picture from the answer of the upload.
 */
export const vUploadedPicture = v.pipe(v.string(), characters(1, 2000));

/**
 * Login ended
 *
 * The call needs a login, and the session is missing or has ended. The client discards its token, shows `msg` and opens the login page after one second.
 */
export const vLoginEnded = v.object({
    code: v.picklist([100, 1000]),
    msg: vMessage
});

/**
 * Carrier code
 *
 * The short name of a carrier from listCarriers; `other` for a carrier that is not in that list.
 */
export const vCarrierCode = v.pipe(v.string(), characters(1, 40), v.regex(/^[a-z0-9-]{1,40}$/));

/**
 * Name of a carrier
 *
 * The name of the carrier, in the language of the response.
 */
export const vCarrierName = v.pipe(v.string(), characters(1, 200));

/**
 * Tracking number
 *
 * The number that identifies a parcel at its carrier.
 */
export const vTrackingNumber = v.pipe(v.string(), characters(1, 100), v.regex(/\S/));

/**
 * Carrier
 *
 * A company that delivers parcels.
 */
export const vCarrier = v.object({
    code: vCarrierCode,
    name: vCarrierName,
    number_example: vTrackingNumber
});

/**
 * State of a parcel
 *
 * The progress of a parcel.
 */
export const vParcelState = v.picklist([
    'announced',
    'moving',
    'delivered'
]);

/**
 * Parcel
 *
 * A carrier's tracking data of a parcel.
 */
export const vParcel = v.object({
    tracking_number: vTrackingNumber,
    carrier: vCarrierCode,
    company: vCarrierName,
    parcel_state: vParcelState,
    events: v.pipe(v.array(v.object({
        time: vUnixTime,
        place: v.pipe(v.string(), characters(0, 200)),
        note: v.pipe(v.string(), characters(1, 300))
    })), v.minLength(0), v.maxLength(100)),
    expected_at: vUnixTimeOrNull
});

/**
 * Suggested goods
 *
 * Goods in the search suggestions.
 */
export const vSuggestedGoods = v.object({
    goods_id: vGoodsId,
    name: vGoodsName,
    goods_unit: vGoodsUnit,
    goods_kind: vGoodsKind,
    goods_color: vColourName,
    pic_index: vPictureAddress,
    goods_price: vMoney
});

/**
 * Wishes
 *
 * How many goods are on the wishlist, at most 100.
 */
export const vWishCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/**
 * Kind of notice
 *
 * The kind of a notice about goods.
 */
export const vNoticeKind = v.picklist(['backInStock', 'saleStart']);

/**
 * Requested notice
 *
 * An email about goods that a customer has requested and that is not sent yet.
 */
export const vRequestedNotice = v.object({
    kind: vNoticeKind,
    goods: vGoodsSummary
});

/**
 * Number of a coupon on offer
 *
 * The id that takeCoupon takes. A taken coupon gets its own number.
 */
export const vCouponOfferId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647));

/**
 * Coupon kind
 *
 * How the number in `value` lowers the price.
 */
export const vCouponKind = v.picklist([1, 2]);

/**
 * Scope of a coupon
 *
 * The goods that a coupon applies to. Gifts, goods for points and flash prices never do.
 */
export const vCouponScope = v.picklist([
    'all',
    'headset',
    'mouse'
]);

/**
 * The terms of a coupon
 *
 * Shared by offered coupons and coupons of a customer.
 */
export const vCouponTerms = v.object({
    name: v.pipe(v.string(), characters(1, 200)),
    kind: vCouponKind,
    value: v.pipe(v.number(), v.minValue(0), v.maxValue(999999999.99)),
    minimum_pay: vMoney,
    scope: vCouponScope
});

/**
 * Coupon number
 *
 * The number of a coupon that a customer has.
 */
export const vCouponId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647));

/**
 * State of a coupon
 *
 * Whether a coupon of a customer can be used.
 */
export const vCouponState = v.picklist([
    'unused',
    'used',
    'stale'
]);

/**
 * Order number
 *
 * The number of an order, digits and capital letters.
 */
export const vOrderNumber = v.pipe(v.string(), characters(8, 32), v.regex(/^[0-9A-Z]{8,32}$/));

/**
 * Coupon
 *
 * A coupon that a customer has.
 */
export const vCoupon = v.intersect([vCouponTerms, v.object({
        id: vCouponId,
        offer_id: vCouponOfferId,
        state: vCouponState,
        taken_time: vUnixTime,
        over_time: vUnixTime,
        ordersn: v.nullable(vOrderNumber)
    })]);

/**
 * Member level
 *
 * The number of a member level, from 1.
 */
export const vMemberLevelNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10));

/**
 * Coupon on offer
 *
 * A coupon that can be taken.
 */
export const vCouponOffer = v.intersect([vCouponTerms, v.object({
        id: vCouponOfferId,
        valid_days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650)),
        minimum_level: vMemberLevelNumber,
        taken: vFlag,
        available: vFlag,
        over_time: vUnixTime
    })]);

/**
 * Password
 *
 * A customer's password, 6 to 20 characters of any kind.
 */
export const vPassword = v.pipe(v.string(), characters(6, 20));

/**
 * Logged in customer
 *
 * The customer who is logged in.
 */
export const vLoggedIn = v.object({
    token: vSessionToken,
    nickname: vNickname,
    email: vEmail
});

/**
 * Tiktok token
 *
 * The tiktok token of the customer, which makes the tiktok entry of the menu visible, or null.
 */
export const vTiktokToken = v.nullable(v.pipe(v.string(), characters(1, 512)));

/**
 * Id of a login
 *
 * An opaque id of a login. It is not the token and cannot be used as one.
 */
export const vLoginId = v.pipe(v.string(), characters(1, 64));

/**
 * Login
 *
 * A valid login of a customer, on one device.
 */
export const vLogin = v.object({
    id: vLoginId,
    begin_time: vUnixTime,
    used_at: vUnixTime,
    browser: v.pipe(v.string(), characters(0, 64)),
    system: v.pipe(v.string(), characters(0, 64)),
    is_current: vFlag
});

/**
 * Verification code
 *
 * The six digits from the email. The server accepts any short text and refuses a wrong code.
 */
export const vVerificationCode = v.pipe(v.string(), characters(1, 12), v.regex(/\S/));

/**
 * Invitation code
 *
 * The code that a customer sends to invite friends.
 */
export const vInviteCode = v.pipe(v.string(), characters(4, 20), v.regex(/^[A-Za-z0-9]{4,20}$/));

/**
 * Points
 *
 * The balance of a customer, in points.
 */
export const vPoints = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100000000));

/**
 * Purpose of a verification code
 *
 * The purpose of a verification code.
 */
export const vCodePurpose = v.picklist(['register', 'reset']);

/**
 * Authorization code
 *
 * The provider's authorization code, unchanged.
 */
export const vAuthorizationCode = v.pipe(v.string(), characters(8, 2000), v.regex(/^[!-~]+$/));

/**
 * Redirect address
 *
 * The redirect URI that was sent to the provider, unchanged.
 */
export const vRedirectAddress = v.pipe(v.string(), characters(10, 2000), v.regex(/^https?:\/\/[!-~]+$/));

/**
 * User info
 *
 * The customer who is logged in.
 */
export const vUserInfo = v.object({
    is_pay: vFlag,
    msg: v.pipe(v.string(), characters(0, 500)),
    bengoo: vEmail,
    email: vEmail,
    nickname: vNickname,
    points: vPoints,
    avatar: vPictureAddress,
    decoration: vPictureAddress,
    unpaid_order: v.nullish(vOrderNumber)
});

/**
 * Country of a customer
 *
 * Two capital letters of ISO 3166-1; null if unknown.
 */
export const vProfileCountry = v.nullable(v.pipe(v.string(), characters(2, 2), v.regex(/^[A-Z]{2}$/)));

/**
 * State of a customer
 *
 * State, province or county; null if unknown.
 */
export const vProfileState = v.nullable(v.pipe(v.string(), characters(1, 100), v.regex(/\S/)));

/**
 * City of a customer
 *
 * Town or city; null if unknown.
 */
export const vProfileCity = v.nullable(v.pipe(v.string(), characters(1, 100), v.regex(/\S/)));

/**
 * Birth date
 *
 * A past date as year, month and day; null if unknown.
 */
export const vBirthDate = v.nullable(v.pipe(v.string(), characters(10, 10), v.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)));

/**
 * Gender
 *
 * One of the specification's values; null if unknown.
 */
export const vGender = v.nullable(v.picklist(['male', 'female']));

/**
 * Marketplace profile
 *
 * The absolute URL of the customer's marketplace profile; null if unknown.
 */
export const vMarketplaceUrl = v.nullable(v.pipe(v.string(), characters(10, 2000), v.regex(/^https?:\/\/[^\s\/]{1,253}(?:\/\S{0,1700})?$/)));

/**
 * Profile
 *
 * A customer's profile and invitation link. A field is null if unknown.
 */
export const vProfile = v.object({
    email: vEmail,
    firstname: vNickname,
    country: vProfileCountry,
    state: vProfileState,
    city: vProfileCity,
    birth_date: vBirthDate,
    gender: vGender,
    marketplace_url: vMarketplaceUrl,
    invite_code: vInviteCode,
    invite_link: vLinkAddress,
    invited_count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000000)),
    completeness: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
    is_complete: vFlag,
    points: vPoints,
    has_password: vFlag,
    deletion_at: vUnixTimeOrNull
});

/**
 * Number of a saved address
 *
 * The number of an address that a customer saved.
 */
export const vSavedAddressId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647));

/**
 * First name
 *
 * First name of the recipient.
 */
export const vFirstName = v.pipe(v.string(), characters(2, 100), v.regex(/\S/));

/**
 * Last name
 *
 * Last name of the recipient.
 */
export const vLastName = v.pipe(v.string(), characters(2, 50), v.regex(/\S/));

/**
 * Street address
 *
 * Street and house.
 */
export const vStreetAddress = v.pipe(v.string(), characters(2, 500), v.regex(/\S/));

/**
 * Second line of an address
 *
 * A second line such as a flat, or an empty string.
 */
export const vAddressSecondLine = v.pipe(v.string(), characters(0, 500));

/**
 * Postal code
 *
 * The postal code in the format of its country.
 */
export const vPostalCode = v.pipe(v.string(), characters(1, 100), v.regex(/\S/));

/**
 * City name
 *
 * Town or city.
 */
export const vCityName = v.pipe(v.string(), characters(1, 100), v.regex(/\S/));

/**
 * State
 *
 * State, province or prefecture of an address: a code of the country's address form, or a name. Empty in countries whose addresses have no states.
 */
export const vStateName = v.pipe(v.string(), characters(0, 100));

/**
 * Address
 *
 * Where an order is delivered.
 */
export const vAddress = v.object({
    first_name: vFirstName,
    last_name: vLastName,
    address: vStreetAddress,
    address_two: vAddressSecondLine,
    postal_code: vPostalCode,
    city: vCityName,
    state: vStateName,
    region: vCountryCode,
    phone: vPhoneNumber
});

/**
 * Saved address
 *
 * An address that a customer saved for orders.
 */
export const vSavedAddress = v.object({
    id: vSavedAddressId,
    is_default: vFlag,
    address: vAddress
});

/**
 * Pay type
 *
 * How an order was paid.
 */
export const vPayType = v.picklist([
    0,
    1,
    2,
    3
]);

/**
 * Currency
 *
 * The ISO 4217 code of the currency in which an order was placed. All amounts of the order stay in it, whatever the language of the answer.
 */
export const vCurrency = v.picklist([
    'USD',
    'EUR',
    'CNY',
    'JPY'
]);

/**
 * Total of an order
 *
 * The total of the order, in points if paytype is 2.
 */
export const vOrderTotal = v.pipe(v.number(), v.minValue(0), v.maxValue(999999999.99));

/**
 * Order status
 *
 * The status of an order. Only the server moves an order from one status to the next.
 */
export const vOrderStatus = v.picklist([
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

/**
 * Speed of delivery
 *
 * A way of delivery.
 */
export const vDeliveryWayCode = v.picklist(['standard', 'express']);

/**
 * Arrival of an order
 *
 * The days on which an order is expected at its door, at noon UTC in Unix seconds; counted in working days from the payment, or from now while it is unpaid.
 */
export const vArrival = v.object({
    delivery_way: vDeliveryWayCode,
    earliest: vUnixTime,
    latest: vUnixTime
});

/**
 * Line of an order
 *
 * The position of a line in its order, from 1.
 */
export const vLineNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647));

/**
 * Order line status
 *
 * The status of one line of an order; null for an unknown status. 7 does not exist.
 */
export const vOrderLineStatus = v.picklist([
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

/**
 * Days of a warranty
 *
 * The remaining time to claim the warranty, including the last day, or null if it is not registered, was claimed or has expired.
 */
export const vWarrantyDays = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3650)));

/**
 * Number of an after-sales request
 *
 * The number to quote in messages about the request.
 */
export const vAfterSalesNumber = v.pipe(v.string(), characters(4, 24), v.regex(/^AS[0-9]{2,22}$/));

/**
 * Order action
 *
 * An action that the customer may take on an order now.
 */
export const vOrderAction = v.picklist([
    'pay',
    'cancel',
    'confirmReceived',
    'delete',
    'review',
    'afterSales',
    'registerWarranty',
    'track'
]);

/**
 * Order line
 *
 * One goods in an order, as it was at the time of purchase.
 */
export const vOrderLine = v.object({
    id: vLineNumber,
    goods_id: vGoodsId,
    goods_name: vGoodsName,
    goods_unit: vGoodsUnit,
    thumbnail: vPictureAddress,
    goods_kind: vGoodsKind,
    goods_color: vColourName,
    goodsnumber: vQuantity,
    goodscolor: v.pipe(v.string(), characters(1, 60)),
    price: vMoney,
    points: vPoints,
    line_status: v.nullable(vOrderLineStatus),
    cid: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    qtime: vUnixTimeOrNull,
    baotime: vUnixTimeOrNull,
    baoday: vWarrantyDays,
    after_sales_id: v.nullable(vAfterSalesNumber),
    after_sales_rejection: v.nullable(vMessage),
    allowed_actions: v.pipe(v.array(vOrderAction), v.minLength(0), v.maxLength(3))
});

/**
 * Order in a list
 *
 * An order in a list.
 */
export const vOrderSummary = v.object({
    ordersn: vOrderNumber,
    ctime: vUnixTime,
    paytype: vPayType,
    buyeraddress: v.pipe(v.string(), characters(0, 2000)),
    currency: vCurrency,
    money: vOrderTotal,
    orderstatus: vOrderStatus,
    arrival: v.nullable(vArrival),
    lines: v.pipe(v.array(vOrderLine), v.minLength(1), v.maxLength(100)),
    allowed_actions: v.pipe(v.array(vOrderAction), v.minLength(0), v.maxLength(8))
});

/**
 * Note to an order
 *
 * The shopper's note to the shop; may be empty.
 */
export const vOrderNote = v.pipe(v.string(), characters(0, 500));

/**
 * Kind of a tax
 *
 * The tax on goods by its kind.
 */
export const vTaxKind = v.picklist([
    'sales',
    'vat',
    'gst',
    'consumption'
]);

/**
 * Step of an order
 *
 * A past or expected step of an order.
 */
export const vOrderStep = v.object({
    orderstatus: vOrderStatus,
    time: vUnixTimeOrNull,
    until: vUnixTimeOrNull,
    note: v.pipe(v.string(), characters(0, 500))
});

/**
 * Timeline of an order
 *
 * Past and coming steps of an order, oldest first.
 */
export const vOrderTimeline = v.pipe(v.array(vOrderStep), v.minLength(1), v.maxLength(30));

/**
 * Logistics
 *
 * The parcel of an order.
 */
export const vLogistics = v.object({
    tracking_number: vTrackingNumber,
    carrier: vCarrierCode,
    company: vCarrierName
});

/**
 * Deadline of an action
 *
 * The deadline of an action.
 */
export const vEligibleUntil = v.object({
    action: vOrderAction,
    until: vUnixTime
});

/**
 * Reason of a cancellation
 *
 * Why a customer cancels an order.
 */
export const vCancelReason = v.picklist([
    'changedMind',
    'orderedByMistake',
    'wrongAddress',
    'foundCheaper',
    'tooSlow',
    'other'
]);

/**
 * Cancellation
 *
 * Why a customer canceled an order.
 */
export const vCancellation = v.object({
    reason: vCancelReason,
    note: vOrderNote
});

/**
 * Kind of an after-sales request
 *
 * The kind of an after-sales request.
 */
export const vAfterSalesKind = v.picklist([
    'return',
    'exchange',
    'refund'
]);

/**
 * Why no request is possible
 *
 * Why a line cannot be returned or exchanged.
 */
export const vAfterSalesClosed = v.picklist([
    'tooLate',
    'alreadyOpen',
    'notPossible'
]);

/**
 * State of a warranty
 *
 * The state of the warranty of one line of an order.
 */
export const vWarrantyState = v.picklist([
    'registrable',
    'active',
    'claimed',
    'over'
]);

/**
 * Possible after-sales requests
 *
 * The after-sales requests that are possible now, for one line of an order or for all lines together.
 */
export const vAfterSalesOffer = v.object({
    line_id: v.nullable(vLineNumber),
    kinds: v.pipe(v.array(vAfterSalesKind), v.minLength(0), v.maxLength(3)),
    most: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9900)),
    until: vUnixTimeOrNull,
    closed_because: v.nullable(vAfterSalesClosed),
    warranty: v.nullable(vWarrantyState),
    warranty_until: vUnixTimeOrNull
});

/**
 * Order in full
 *
 * The data of the details page of an order.
 */
export const vOrderDetail = v.intersect([vOrderSummary, v.object({
        address: vAddress,
        note: vOrderNote,
        subtotal: vMoney,
        bundle: v.optional(vMoney),
        reduction: vMoney,
        coupon: vMoney,
        tax: vMoney,
        included_tax: vMoney,
        tax_kind: v.optional(vTaxKind),
        shipping: vMoney,
        total: vMoney,
        points: vPoints,
        timeline: vOrderTimeline,
        logistics: v.nullable(vLogistics),
        eligible_until: v.pipe(v.array(vEligibleUntil), v.minLength(0), v.maxLength(8)),
        cancellation: v.nullable(vCancellation),
        refunded: vMoney,
        refunded_points: vPoints,
        after_sales: v.pipe(v.array(vAfterSalesOffer), v.minLength(1), v.maxLength(101)),
        withdrawal: v.nullable(v.object({
            until: vUnixTimeOrNull
        }))
    })]);

/**
 * Review of an order line
 *
 * The customer's review of one order line.
 */
export const vOrderLineReview = v.object({
    comment: vComment,
    published: vFlag,
    review_url: vLinkAddress,
    points: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000000))
});

/**
 * Change of points
 *
 * One entry of the point history.
 */
export const vPointEntry = v.object({
    id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647)),
    time: vUnixTime,
    kind: vPointKind,
    name: v.pipe(v.string(), characters(1, 200)),
    change: v.pipe(v.number(), v.integer(), v.minValue(-100000000), v.maxValue(100000000)),
    balance: vPoints
});

/**
 * State of an after-sales request
 *
 * The status of an after-sales request.
 */
export const vAfterSalesStatus = v.picklist([
    'requested',
    'awaitingParcel',
    'sentBack',
    'refunded',
    'exchanged',
    'rejected',
    'withdrawn'
]);

/**
 * Number of a warranty claim
 *
 * The number to quote in messages about the claim.
 */
export const vClaimNumber = v.pipe(v.string(), characters(4, 24), v.regex(/^WC[0-9]{2,22}$/));

/**
 * Reason of an after-sales request
 *
 * Why the customer makes the request.
 */
export const vAfterSalesReason = v.picklist([
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

/**
 * After-sales action
 *
 * An action that the customer may take on a request now.
 */
export const vAfterSalesAction = v.picklist(['addTracking', 'withdraw']);

/**
 * After-sales request in a list
 *
 * A customer's after-sales request and its status.
 */
export const vAfterSalesRequest = v.object({
    id: vAfterSalesNumber,
    ordersn: vOrderNumber,
    kind: vAfterSalesKind,
    status: vAfterSalesStatus,
    warranty_claim: v.nullable(vClaimNumber),
    reason: vAfterSalesReason,
    ctime: vUnixTime,
    lines: v.pipe(v.array(v.object({
        line: vOrderLine,
        goodsnumber: vQuantity
    })), v.minLength(1), v.maxLength(100)),
    currency: vCurrency,
    amount: vMoney,
    points: vPoints,
    rejection: v.nullable(vMessage),
    allowed_actions: v.pipe(v.array(vAfterSalesAction), v.minLength(0), v.maxLength(2))
});

/**
 * Description of a problem
 *
 * The defect in the customer's words; may be empty.
 */
export const vProblemNote = v.pipe(v.string(), characters(0, 2000));

/**
 * Parcel of an after-sales request
 *
 * A parcel that returns goods, or one with the replacement.
 */
export const vAfterSalesParcel = v.object({
    tracking_number: vTrackingNumber,
    carrier: vCarrierCode,
    company: vCarrierName
});

/**
 * Address of returns
 *
 * The address for returned goods, in one line.
 */
export const vReturnsAddress = v.pipe(v.string(), characters(1, 200));

/**
 * After-sales request in full
 *
 * The data of the page of an after-sales request.
 */
export const vAfterSalesDetail = v.intersect([vAfterSalesRequest, v.object({
        problem: vProblemNote,
        credentials: v.pipe(v.array(vUploadedPicture), v.minLength(0), v.maxLength(9)),
        comment_url: vLinkAddress,
        note: vOrderNote,
        parcel: v.nullable(vAfterSalesParcel),
        returns_to: v.optional(vReturnsAddress),
        replacement: v.nullable(vAfterSalesParcel),
        timeline: v.pipe(v.array(v.object({
            status: vAfterSalesStatus,
            time: vUnixTimeOrNull,
            note: v.pipe(v.string(), characters(0, 500))
        })), v.minLength(1), v.maxLength(20))
    })]);

/**
 * Saved entry
 *
 * Goods that a guest has saved for later, in the browser.
 */
export const vSavedEntry = v.strictObject({
    id: vGoodsId,
    goods_number: vQuantity
});

/**
 * Id of a saved card
 *
 * The payment provider's id of a card that it keeps for the customer; it reveals nothing about the card. It is also a payment token, but only for the orders of this customer.
 */
export const vSavedCardId = v.pipe(v.string(), characters(8, 128), v.regex(/^[0-9A-Za-z_-]{8,128}$/));

/**
 * Saved card
 *
 * A card that the payment provider keeps for the customer. Its number never reaches the shop.
 */
export const vSavedCard = v.object({
    id: vSavedCardId,
    brand: v.pipe(v.string(), characters(1, 40)),
    last_four: v.pipe(v.string(), characters(4, 4), v.regex(/^[0-9]{4}$/)),
    expiry_month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    expiry_year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2199)),
    is_expired: vFlag
});

/**
 * Number of an application
 *
 * The number of an application for a free test.
 */
export const vApplicationNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647));

/**
 * Deal status
 *
 * The decision about an application for a free product test or a deal.
 */
export const vDealStatus = v.picklist([
    1,
    2,
    3
]);

/**
 * Reason of an application
 *
 * Why the customer would be a good tester.
 */
export const vFreeTestReason = v.pipe(v.string(), characters(1, 1000));

/**
 * Application for a free test
 *
 * An application for a free product test and its decision.
 */
export const vTestApplication = v.object({
    id: vApplicationNumber,
    goods_id: vGoodsId,
    goods_name: vGoodsName,
    goods_unit: vGoodsUnit,
    goods_kind: vGoodsKind,
    goods_color: vColourName,
    thumbnail: vPictureAddress,
    atime: vUnixTime,
    cusname: vEmail,
    dealstatus: vDealStatus,
    remark: vFreeTestReason,
    answer: v.pipe(v.string(), characters(1, 500)),
    needs_address: vFlag,
    ordersn: v.nullable(vOrderNumber)
});

/**
 * Number of a winning
 *
 * The number of a winning record.
 */
export const vWinningId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647));

/**
 * Source of a prize
 *
 * Where a customer won a prize.
 */
export const vWinningSource = v.picklist([
    'wheel',
    'raffle',
    'gift'
]);

/**
 * Prize name
 *
 * The name of a prize, in the language of the response.
 */
export const vPrizeName = v.pipe(v.string(), characters(1, 200));

/**
 * Prize type
 *
 * The kind of a prize.
 */
export const vPrizeType = v.picklist([1, 2]);

/**
 * Prize
 *
 * A prize of the wheel or a raffle.
 */
export const vPrize = v.object({
    id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647)),
    name: vPrizeName,
    type: vPrizeType,
    pic: v.optional(vPictureAddress),
    label: v.optional(v.pipe(v.string(), characters(1, 20)))
});

/**
 * Prize state
 *
 * A state: its code from listStates, or its name.
 */
export const vPrizeState = v.pipe(v.string(), characters(1, 100), v.regex(/\S/));

/**
 * Postal code extension
 *
 * The extension of a postal code, such as the last four digits, or an empty string.
 */
export const vPostalCodeExtension = v.pipe(v.string(), characters(0, 100));

/**
 * Prize address
 *
 * The delivery address of a prize.
 */
export const vPrizeAddress = v.object({
    email: vEmail,
    buyer_first_name: vFirstName,
    buyer_last_name: vLastName,
    buyer_address: vStreetAddress,
    buyer_address_two: vAddressSecondLine,
    city: vCityName,
    country: vCountryCode,
    region: vPrizeState,
    code: vPostalCode,
    subcode: vPostalCodeExtension,
    phone: vPhoneNumber
});

/**
 * Winning record
 *
 * A prize that a customer won, or a gift that a customer chose.
 */
export const vWinning = v.object({
    id: vWinningId,
    source: vWinningSource,
    time: vUnixTime,
    prize: vPrize,
    coupon_id: v.nullable(vCouponId),
    misses_address: vFlag,
    address: v.nullable(vPrizeAddress)
});

/**
 * Number of a raffle
 *
 * The id that drawRaffle takes.
 */
export const vRaffleId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647));

/**
 * Number of a registration
 *
 * The number of a product registration.
 */
export const vRegistrationId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647));

/**
 * Address of a review
 *
 * The URL of the customer's review.
 */
export const vReviewAddress = v.pipe(v.string(), characters(10, 2000), v.regex(/^https?:\/\/[^\s]{3,1990}$/));

/**
 * Number of a gift
 *
 * The id that chooseGift takes.
 */
export const vGiftId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647));

/**
 * Gift
 *
 * A gift for a registered product.
 */
export const vGift = v.object({
    id: vGiftId,
    name: vPrizeName,
    desc: v.pipe(v.string(), characters(1, 500)),
    pic: v.optional(vPictureAddress)
});

/**
 * Registered product
 *
 * An order that is registered for a gift.
 */
export const vProductRegistration = v.object({
    id: vRegistrationId,
    ordersn: vOrderNumber,
    time: vUnixTime,
    points: vPoints,
    review_url: v.nullable(vReviewAddress),
    gift: v.nullable(vGift),
    winning_id: v.nullable(vWinningId)
});

/**
 * Problem with goods
 *
 * The defect in the customer's words.
 */
export const vGoodsProblem = v.pipe(v.string(), characters(1, 2000));

/**
 * Warranty
 *
 * The warranty of one order line.
 */
export const vWarranty = v.object({
    ordersn: vOrderNumber,
    line_id: vLineNumber,
    goods_id: vGoodsId,
    goods_name: vGoodsName,
    goods_unit: vGoodsUnit,
    goods_kind: vGoodsKind,
    goods_color: vColourName,
    thumbnail: vPictureAddress,
    goodsnumber: vQuantity,
    begins_at: vUnixTime,
    ends_at: vUnixTime,
    qtime: vUnixTimeOrNull,
    baotime: vUnixTimeOrNull,
    baoday: vWarrantyDays,
    state: vWarrantyState,
    claim: v.nullable(v.object({
        number: vClaimNumber,
        request_id: vAfterSalesNumber,
        status: vAfterSalesStatus,
        ctime: vUnixTime,
        problem: vGoodsProblem,
        credentials: v.pipe(v.array(vUploadedPicture), v.minLength(1), v.maxLength(9)),
        answer: v.pipe(v.string(), characters(1, 500))
    }))
});

/**
 * Social network
 *
 * A social network of the shop, from getContact.
 */
export const vSocialNetwork = v.picklist([
    'youtube',
    'instagram',
    'facebook',
    'discord'
]);

/**
 * Personal data
 *
 * Everything the shop stores about a customer.
 */
export const vPersonalData = v.object({
    exported_at: vUnixTime,
    profile: vProfile,
    addresses: v.pipe(v.array(vSavedAddress), v.minLength(0), v.maxLength(20)),
    orders: v.pipe(v.array(vOrderDetail), v.minLength(0), v.maxLength(10000)),
    reviews: v.pipe(v.array(v.unknown()), v.minLength(0), v.maxLength(10000)),
    points: v.pipe(v.array(vPointEntry), v.minLength(0), v.maxLength(100000)),
    coupons: v.pipe(v.array(vCoupon), v.minLength(0), v.maxLength(10000)),
    wishlist: v.pipe(v.array(v.object({
        goods_id: vGoodsId,
        name: vGoodsName,
        goods_kind: vGoodsKind,
        goods_color: vColourName
    })), v.minLength(0), v.maxLength(100)),
    after_sales: v.pipe(v.array(vAfterSalesDetail), v.minLength(0), v.maxLength(10000)),
    avatar: v.object({
        avatar: vPictureAddress,
        decoration: v.pipe(v.string(), characters(0, 2048))
    }),
    pictures: v.pipe(v.array(vPictureAddress), v.minLength(0), v.maxLength(10000)),
    cart: v.pipe(v.array(v.object({
        goods_id: vGoodsId,
        goods_number: vQuantity
    })), v.minLength(0), v.maxLength(101)),
    saved_items: v.optional(v.pipe(v.array(vSavedEntry), v.minLength(0), v.maxLength(100))),
    saved_cards: v.optional(v.pipe(v.array(vSavedCard), v.minLength(0), v.maxLength(10))),
    free_tests: v.pipe(v.array(vTestApplication), v.minLength(0), v.maxLength(10000)),
    prizes: v.pipe(v.array(vWinning), v.minLength(0), v.maxLength(10000)),
    raffles: v.pipe(v.array(vRaffleId), v.minLength(0), v.maxLength(10000)),
    registrations: v.pipe(v.array(vProductRegistration), v.minLength(0), v.maxLength(10000)),
    warranties: v.pipe(v.array(vWarranty), v.minLength(0), v.maxLength(100000)),
    liked_comments: v.pipe(v.array(vCommentNumber), v.minLength(0), v.maxLength(100000)),
    social_follows: v.pipe(v.array(vSocialNetwork), v.minLength(0), v.maxLength(10)),
    mails: v.object({
        offers: vFlag,
        notices: v.pipe(v.array(v.object({
            goods_id: vGoodsId,
            kind: vNoticeKind
        })), v.minLength(0), v.maxLength(10000))
    }),
    spins_left: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
    logins: v.pipe(v.array(vUnixTime), v.minLength(0), v.maxLength(10000))
});

/**
 * Avatar number
 *
 * The number of a picture of listAvatars; 1000 is the one that the customer uploaded.
 */
export const vAvatarId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647));

/**
 * Avatar
 *
 * A picture shown beside a customer's name, or a decoration around it.
 */
export const vAvatar = v.object({
    id: vAvatarId,
    name: v.pipe(v.string(), characters(1, 100)),
    pic: vPictureAddress
});

/**
 * Decoration number
 *
 * The number of a head decoration of listAvatars; 0 for none.
 */
export const vDecorationId = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2147483647));

/**
 * State of an order list
 *
 * Filters a list of orders; the names are those of the paths below /user/order.
 */
export const vOrderListState = v.picklist([
    'orders',
    'unpaid',
    'paid',
    'shipped',
    'received',
    'completed',
    'cancelled'
]);

/**
 * Number of orders
 *
 * The number of orders in a list, over all its pages.
 */
export const vOrderCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000000));

/**
 * Numbers of orders
 *
 * The number of orders in each list, by the state of the list.
 */
export const vOrderCounts = v.object({
    orders: vOrderCount,
    unpaid: vOrderCount,
    paid: vOrderCount,
    shipped: vOrderCount,
    received: vOrderCount,
    completed: vOrderCount,
    cancelled: vOrderCount
});

/**
 * Tracked order
 *
 * The data of an order for a person who knows its number and email.
 */
export const vTrackedOrder = v.object({
    ordersn: vOrderNumber,
    ctime: vUnixTime,
    orderstatus: vOrderStatus,
    is_over: vFlag,
    destination: v.pipe(v.string(), characters(1, 200)),
    currency: vCurrency,
    money: vOrderTotal,
    paytype: vPayType,
    arrival: v.nullable(vArrival),
    lines: v.pipe(v.array(vOrderLine), v.minLength(1), v.maxLength(100)),
    timeline: vOrderTimeline,
    logistics: v.nullable(vLogistics)
});

/**
 * Receipt of a withdrawal
 *
 * The receipt of a withdrawal with its time.
 */
export const vWithdrawalReceipt = v.object({
    number: v.pipe(v.string(), characters(8, 32), v.regex(/^[0-9A-Z]{8,32}$/)),
    ordersn: vOrderNumber,
    email: vEmail,
    time: vUnixTime,
    returns_to: v.nullish(vReturnsAddress)
});

/**
 * Order to withdraw from
 *
 * The order in the first step of a withdrawal.
 */
export const vWithdrawableOrder = v.object({
    ordersn: vOrderNumber,
    ctime: vUnixTime,
    orderstatus: vOrderStatus,
    lines: v.pipe(v.array(vOrderLine), v.minLength(1), v.maxLength(100)),
    currency: vCurrency,
    refundable: vMoney,
    refundable_points: vPoints,
    until: vUnixTimeOrNull,
    declared: v.nullable(vWithdrawalReceipt)
});

/**
 * List of coupons
 *
 * Filters the coupons of a customer by status.
 */
export const vCouponListState = v.picklist([
    'all',
    'unused',
    'used',
    'stale'
]);

/**
 * Number of coupons
 *
 * How many coupons are in one list.
 */
export const vCouponCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000000));

/**
 * Direction of points
 *
 * Filters the point history.
 */
export const vPointDirection = v.picklist([
    'all',
    'earned',
    'spent'
]);

/**
 * Cart type
 *
 * Which cart a call is about.
 */
export const vCartType = v.picklist([1, 2]);

/**
 * Temporary cart entry
 *
 * One goods in the cart of a guest, in the format of the temp_car cookie.
 */
export const vTemporaryCartEntry = v.strictObject({
    id: vGoodsId,
    goods_number: vQuantity,
    type: vCartType
});

/**
 * Cart item
 *
 * One goods in a cart, priced now.
 */
export const vCartItem = v.object({
    goods_id: vGoodsId,
    goods_number: vQuantity,
    name: vGoodsName,
    goods_unit: vGoodsUnit,
    pic_index: vPictureAddress,
    goods_kind: vGoodsKind,
    goods_color: vColourName,
    price: vMoney,
    original_price: vMoney,
    lowest_price_30_days: vLowestPrice,
    is_free: vFlag,
    is_integral: vFlag,
    is_rebate: vRebateKind,
    is_seckill: vFlag,
    stock_count: vStockCount,
    maximum: vQuantity,
    integral_price: vPointPrice
});

/**
 * Pieces in a cart
 *
 * How many pieces are in the cart now, all goods together.
 */
export const vCartCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10000));

/**
 * Full reduction
 *
 * The progress of a cart through the tiers of the full reduction: 30, 60, 120, 180, 240, 300, 360 save 2, 5, 10, 15, 20, 25, 30. A tier is reached when the eligible subtotal equals it. Free goods, goods for points, with a rebate or in a flash sale do not count.
 */
export const vFullReduction = v.object({
    begin: vMoney,
    pay: vMoney,
    over: vMoney,
    kg: vFlag,
    reduce: vMoney,
    poor: vMoney
});

/**
 * Requested quantity
 *
 * The quantity that a shopper requests. Wider than Quantity, so that the shop refuses too few (3005) and too many (3004) with a message instead of rejecting the request as malformed.
 */
export const vRequestedQuantity = v.pipe(v.number(), v.integer(), v.minValue(-999999), v.maxValue(999999));

/**
 * Order to pay
 *
 * An order on the payment page.
 */
export const vPayableOrder = v.object({
    ordersn: vOrderNumber,
    currency: vCurrency,
    money: vMoney,
    orderstatus: vOrderStatus,
    paytype: vPayType,
    lines: v.pipe(v.array(vOrderLine), v.minLength(1), v.maxLength(100)),
    address: vAddress,
    subtotal: vMoney,
    reduction: vMoney,
    coupon: vMoney,
    tax: vMoney,
    included_tax: vMoney,
    tax_kind: v.optional(vTaxKind),
    shipping: vMoney,
    arrival: v.nullable(vArrival),
    points: vPoints
});

/**
 * Charge status
 *
 * The status of a payment at the card payment provider.
 */
export const vChargeStatus = v.picklist([
    1,
    2,
    3,
    4,
    5
]);

/**
 * Failure of a wallet
 *
 * Why a wallet did not pay; nothing was charged.
 */
export const vWalletFailure = v.picklist([
    'declined',
    'canceled',
    'timedOut'
]);

/**
 * Payment token
 *
 * The payment provider's token for a card or a wallet, or the id of a card that the customer has saved; the card itself never reaches the shop. The built-in test provider knows test_success, test_declined, test_insufficient_funds and test_wallet.
 */
export const vPaymentToken = v.pipe(v.string(), characters(8, 128), v.regex(/^[0-9A-Za-z_-]{8,128}$/));

/**
 * Charge number
 *
 * The provider's number of one attempt to pay an order.
 */
export const vChargeId = v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_-]{8,64}$/));

/**
 * Text of a review
 *
 * The text of the review, plain text.
 */
export const vReviewText = v.pipe(v.string(), characters(1, 5000));

/**
 * Goods and their customer
 *
 * The customer's relation to goods and allowed actions.
 */
export const vGoodsUserInfo = v.object({
    bought: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000000)),
    bought_at: v.nullable(vUnixTime),
    reviewable: v.nullable(v.object({
        ordersn: vOrderNumber,
        line_id: vLineNumber,
        closes_at: vUnixTime
    })),
    free_test: v.object({
        open: vFlag,
        application_id: v.nullable(vApplicationNumber),
        dealstatus: v.nullable(vDealStatus)
    }),
    coupons_open: v.pipe(v.array(vCouponOfferId), v.minLength(0), v.maxLength(20)),
    coupons_taken: v.pipe(v.array(vCouponOfferId), v.minLength(0), v.maxLength(20)),
    notices: v.optional(v.pipe(v.array(vNoticeKind), v.minLength(0), v.maxLength(2)))
});

/**
 * Order number of a marketplace
 *
 * The number of an order that was placed on a marketplace, as shown in its confirmation.
 */
export const vMarketplaceOrderNumber = v.pipe(v.string(), characters(4, 40), v.regex(/^[0-9A-Za-z-]{4,40}$/));

/**
 * State of a marketplace warranty
 *
 * Whether the warranty of goods from a marketplace is valid.
 */
export const vMarketplaceWarrantyState = v.picklist(['active', 'over']);

/**
 * Warranty of goods from a marketplace
 *
 * The data of goods that were bought at a marketplace.
 */
export const vMarketplaceWarranty = v.object({
    order_number: vMarketplaceOrderNumber,
    marketplace: v.pipe(v.string(), characters(1, 60)),
    goods_id: vGoodsId,
    goods_name: vGoodsName,
    goods_unit: vGoodsUnit,
    goods_kind: vGoodsKind,
    goods_color: vColourName,
    thumbnail: vPictureAddress,
    bought_at: vUnixTime,
    ends_at: vUnixTime,
    state: vMarketplaceWarrantyState
});

/**
 * Kind of a return
 *
 * The compensation for returned goods.
 */
export const vReturnKind = v.picklist(['return', 'exchange']);

/**
 * Filter of after-sales requests
 *
 * Filters the after-sales requests of a customer.
 */
export const vAfterSalesListState = v.picklist([
    'all',
    'open',
    'over'
]);

/**
 * Tax of a country
 *
 * The tax on goods that are delivered to a country.
 */
export const vDeliveryTax = v.object({
    kind: vTaxKind,
    is_included: vFlag,
    rate: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100)))
});

/**
 * Field of an address
 *
 * A field of Address.
 */
export const vAddressField = v.picklist([
    'first_name',
    'last_name',
    'address',
    'address_two',
    'postal_code',
    'city',
    'state',
    'phone'
]);

/**
 * Kind of a state
 *
 * The name that a country has for its states; null without states.
 */
export const vStateKind = v.nullable(v.picklist([
    'state',
    'province',
    'prefecture'
]));

/**
 * Address form of a country
 *
 * The fields of an address in a country.
 */
export const vCountryAddressForm = v.object({
    fields: v.pipe(v.array(vAddressField), v.minLength(0), v.maxLength(8)),
    state_kind: vStateKind,
    states: v.pipe(v.array(v.object({
        code: v.pipe(v.string(), characters(1, 100), v.regex(/\S/)),
        name: v.pipe(v.string(), characters(1, 100))
    })), v.minLength(0), v.maxLength(100)),
    postal_code: v.object({
        pattern: v.pipe(v.string(), characters(1, 200)),
        example: v.pipe(v.string(), characters(1, 100))
    })
});

/**
 * Way of delivery
 *
 * A speed of delivery with its price.
 */
export const vDeliveryWay = v.object({
    code: vDeliveryWayCode,
    price: vMoney,
    min_days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
    max_days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60))
});

/**
 * Delivery country
 *
 * A country that orders are delivered to: the currency its shoppers expect, its tax, the form of its addresses, and the ways of delivery.
 */
export const vDeliveryCountry = v.object({
    code: vCountryCode,
    currency: vCurrency,
    tax: vDeliveryTax,
    address_form: vCountryAddressForm,
    delivery_ways: v.pipe(v.array(vDeliveryWay), v.minLength(1), v.maxLength(10))
});

/**
 * Number of spins
 *
 * How many spins a customer has left.
 */
export const vSpinCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));

/**
 * Result of a draw
 *
 * The prize, and the number of its winning record.
 */
export const vDraw = v.intersect([vPrize, v.object({
        winning_id: vWinningId
    })]);

/**
 * Kind of a raffle
 *
 * The context of a raffle.
 */
export const vRaffleKind = v.picklist(['holiday', 'activity']);

/**
 * Name of an activity
 *
 * The name of a raffle or a sale, in the language of the response.
 */
export const vActivityName = v.pipe(v.string(), characters(1, 200));

/**
 * State of a raffle
 *
 * Whether tickets of a raffle can be drawn.
 */
export const vRaffleState = v.picklist([
    'coming',
    'open',
    'over'
]);

/**
 * Raffle
 *
 * A draw with a start and an end; each customer draws one ticket.
 */
export const vRaffle = v.object({
    id: vRaffleId,
    kind: vRaffleKind,
    name: vActivityName,
    desc: v.pipe(v.string(), characters(1, 500)),
    begin_time: vUnixTime,
    over_time: vUnixTime,
    state: vRaffleState,
    drawn: vFlag,
    prizes: v.pipe(v.array(vPrize), v.minLength(1), v.maxLength(20))
});

/**
 * Name of a member level
 *
 * The name of a level, in the language of the response.
 */
export const vMemberLevelName = v.pipe(v.string(), characters(1, 100));

/**
 * Member level
 *
 * One level and the perks that it adds to those before it.
 */
export const vMemberLevel = v.object({
    level: vMemberLevelNumber,
    name: vMemberLevelName,
    from_points: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000000000)),
    reached: vFlag,
    perks: v.pipe(v.array(v.object({
        name: v.pipe(v.string(), characters(1, 200)),
        desc: v.pipe(v.string(), characters(1, 500))
    })), v.minLength(0), v.maxLength(20))
});

/**
 * Kind of an activity
 *
 * The kind of an event of the shop.
 */
export const vActivityKind = v.picklist([
    'flashSale',
    'bigSale',
    'wheel',
    'raffle'
]);

/**
 * Activity
 *
 * An event of the shop with a start and an end.
 */
export const vActivity = v.object({
    kind: vActivityKind,
    raffle_id: v.nullable(vRaffleId),
    name: vActivityName,
    begin_time: vUnixTime,
    over_time: vUnixTime,
    open: vFlag
});

/**
 * Event id
 *
 * The id of a webhook event, the same in every attempt to deliver it.
 */
export const vEventId = v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_-]{8,64}$/));

/**
 * Type of an order event
 *
 * The event that an order had. New values may be added; receivers ignore unknown ones.
 */
export const vOrderEventType = v.picklist([
    'order.paid',
    'order.shipped',
    'order.delivered',
    'order.cancelled'
]);

/**
 * Order event
 *
 * The body of a webhook about an order. It contains no personal data.
 */
export const vOrderEvent = v.object({
    id: vEventId,
    type: vOrderEventType,
    time: vUnixTime,
    data: v.object({
        ordersn: vOrderNumber,
        orderstatus: vOrderStatus
    })
});

/**
 * After-sales event
 *
 * The body of a webhook about an after-sales request, with the type `afterSales.changed`. It contains no personal data.
 */
export const vAfterSalesEvent = v.object({
    id: vEventId,
    type: v.literal('afterSales.changed'),
    time: vUnixTime,
    data: v.object({
        id: vAfterSalesNumber,
        ordersn: vOrderNumber,
        kind: vAfterSalesKind,
        status: vAfterSalesStatus
    })
});

/**
 * Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English.
 */
export const vAcceptLanguage = v.pipe(v.string(), characters(1, 1000));

/**
 * The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one.
 */
export const vShipTo = vCountryCode;

/**
 * Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks.
 */
export const vIdempotencyKey = v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/));

/**
 * The id of the event. Receivers ignore an id that they have processed, because an event may arrive more than once.
 */
export const vWebhookId = vEventId;

/**
 * When this attempt was sent, in Unix seconds by the clock of the server. Receivers refuse one that differs from their own clock by more than five minutes.
 */
export const vWebhookTimestamp = vUnixTime;

/**
 * Signatures of `webhook-id.webhook-timestamp.body`, separated by spaces. Each is `v1,` and the HMAC-SHA256 in Base64. Its key is the bytes that the Base64 text after `whsec_` decodes to. One valid signature is enough.
 */
export const vWebhookSignature = v.pipe(v.string(), characters(4, 1000));

/**
 * No parameters; the body may be left out or be an empty object.
 */
export const vEmpty = v.strictObject({});

/**
 * A reference to an unsubscribe link.
 */
export const vMailLink = v.strictObject({
    token: vMailToken
});

/**
 * A reference to one goods.
 */
export const vGoodsReference = v.strictObject({
    id: vGoodsId
});

/**
 * A form with one file.
 */
export const vPicture = v.strictObject({
    file: v.unknown()
});

/**
 * A reference to one order.
 */
export const vOrderReference = v.strictObject({
    ordersn: vOrderNumber
});

export const vListBannersHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success or a refusal.
 */
export const vListBannersResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.object({
            banner: v.pipe(v.array(vBanner), v.minLength(0), v.maxLength(12))
        })
    }), v.object({
        code: v.picklist([2]),
        msg: vMessage
    })]);

export const vListNoticesHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success or a refusal.
 */
export const vListNoticesResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vNote), v.minLength(0), v.maxLength(20))
    }), v.object({
        code: v.picklist([2]),
        msg: vMessage
    })]);

export const vListHotProductsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Ship-To': v.optional(vCountryCode)
});

/**
 * Success or a refusal.
 */
export const vListHotProductsResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.tuple([v.pipe(v.array(vHotProduct), v.minLength(0), v.maxLength(24)), v.pipe(v.array(vHotProduct), v.minLength(0), v.maxLength(24))])
    }), v.object({
        code: v.picklist([2]),
        msg: vMessage
    })]);

export const vListHotCategoriesHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success or a refusal.
 */
export const vListHotCategoriesResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vHotCategory), v.minLength(0), v.maxLength(24))
    }), v.object({
        code: v.picklist([2]),
        msg: vMessage
    })]);

export const vListFeaturesHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Ship-To': v.optional(vCountryCode)
});

/**
 * Success or a refusal.
 */
export const vListFeaturesResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vFeature), v.minLength(0), v.maxLength(12))
    }), v.object({
        code: v.picklist([2]),
        msg: vMessage
    })]);

export const vListHotPostsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success or a refusal.
 */
export const vListHotPostsResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vPost), v.minLength(0), v.maxLength(24))
    }), v.object({
        code: v.picklist([2]),
        msg: vMessage
    })]);

export const vListReviewsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success or a refusal.
 */
export const vListReviewsResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vReview), v.minLength(0), v.maxLength(48))
    }), v.object({
        code: v.picklist([2]),
        msg: vMessage
    })]);

/**
 * No parameters; the body may be left out or be an empty object.
 */
export const vGetFlashSaleBody = vEmpty;

export const vGetFlashSaleHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Ship-To': v.optional(vCountryCode)
});

/**
 * Success or a refusal.
 */
export const vGetFlashSaleResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vFlashSaleList), v.minLength(0), v.maxLength(12)),
        activity_begin_time: vUnixTime,
        activity_over_time: vUnixTime,
        server_time: vUnixTime,
        background_pic: vPictureAddress,
        window_pic: vPictureAddress
    }), v.object({
        code: v.picklist([2]),
        msg: vMessage
    })]);

export const vGetContactHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success or a refusal.
 */
export const vGetContactResponse = v.union([v.object({
        code: v.literal(1),
        msg: vContact,
        tiktok: v.pipe(v.string(), characters(0, 512))
    }), v.object({
        code: v.picklist([2]),
        msg: vMessage
    })]);

/**
 * No parameters; the body may be left out or be an empty object.
 */
export const vListCategoriesBody = vEmpty;

export const vListCategoriesHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Ship-To': v.optional(vCountryCode)
});

/**
 * Success or a refusal.
 */
export const vListCategoriesResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.object({
            tree: v.pipe(v.array(vCategory), v.minLength(0), v.maxLength(24)),
            lang: vLocale
        })
    }), v.object({
        code: v.picklist([2, 3009]),
        msg: vMessage
    })]);

export const vWatchActivityHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * The text of the stream.
 */
export const vWatchActivityResponse = v.pipe(v.string(), characters(0, 1000000));

export const vGetBannerBody = v.strictObject({
    place: vBannerPlace
});

export const vGetBannerHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success or a refusal.
 */
export const vGetBannerResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.nullable(vSideBanner)
    }), v.object({
        code: v.picklist([2]),
        msg: vMessage
    })]);

export const vSubscribeBody = v.strictObject({
    email: vEmail,
    subscribe: v.literal(1)
});

export const vSubscribeHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success or a refusal.
 */
export const vSubscribeResponse = v.union([v.object({
        code: v.literal(1),
        msg: vMessage
    }), v.object({
        code: v.picklist([
            2,
            8001,
            8031,
            8032
        ]),
        msg: vMessage
    })]);

export const vSignUpByPopupBody = v.strictObject({
    email: vEmail
});

export const vSignUpByPopupHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success or a refusal.
 */
export const vSignUpByPopupResponse = v.union([v.object({
        code: v.literal(1),
        msg: vMessage,
        coupon_code: vCouponCode
    }), v.object({
        code: v.picklist([
            2,
            8001,
            8031,
            8032
        ]),
        msg: vMessage
    })]);

/**
 * A reference to an unsubscribe link.
 */
export const vGetMailSubscriptionBody = vMailLink;

export const vGetMailSubscriptionHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success or a refusal.
 */
export const vGetMailSubscriptionResponse = v.union([v.object({
        code: v.literal(1),
        msg: vMailSubscription
    }), v.object({
        code: v.picklist([2, 2004]),
        msg: vMessage
    })]);

/**
 * A reference to an unsubscribe link.
 */
export const vUnsubscribeBody = vMailLink;

export const vUnsubscribeHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success or a refusal.
 */
export const vUnsubscribeResponse = v.union([v.object({
        code: v.literal(1),
        msg: vMessage,
        subscription: vMailSubscription
    }), v.object({
        code: v.picklist([2, 2004]),
        msg: vMessage
    })]);

/**
 * A reference to an unsubscribe link.
 */
export const vResubscribeBody = vMailLink;

export const vResubscribeHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success or a refusal.
 */
export const vResubscribeResponse = v.union([v.object({
        code: v.literal(1),
        msg: vMessage,
        subscription: vMailSubscription
    }), v.object({
        code: v.picklist([2, 2004]),
        msg: vMessage
    })]);

export const vListContactsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success or a refusal.
 */
export const vListContactsResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vRegionContact), v.minLength(0), v.maxLength(24)),
        address: v.pipe(v.string(), characters(1, 500)),
        group_link: vLinkAddress,
        desk_open: vFlag,
        opens_at: vUnixTimeOrNull,
        closes_at: vUnixTimeOrNull,
        server_time: vUnixTime
    }), v.object({
        code: v.picklist([2]),
        msg: vMessage
    })]);

export const vListTermsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success or a refusal.
 */
export const vListTermsResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.object({
            terms: v.pipe(v.array(vTerm), v.minLength(0), v.maxLength(24)),
            policy: v.pipe(v.array(vTerm), v.minLength(0), v.maxLength(24))
        })
    }), v.object({
        code: v.picklist([2]),
        msg: vMessage
    })]);

export const vGetTermHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

export const vGetTermQuery = v.object({
    title: vTermTitle
});

/**
 * Success or a refusal.
 */
export const vGetTermResponse = v.union([v.object({
        code: v.literal(1),
        msg: vTermText
    }), v.object({
        code: v.picklist([2, 3008]),
        msg: vMessage
    })]);

export const vGetPointRulesHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success or a refusal.
 */
export const vGetPointRulesResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vPointRule), v.minLength(1), v.maxLength(20))
    }), v.object({
        code: v.picklist([2, 3009]),
        msg: vMessage
    })]);

export const vListQuestionsBody = v.strictObject({
    keywords: v.optional(vKeyword),
    group: v.optional(vQuestionGroup),
    id: v.optional(vQuestionId),
    page: v.optional(vPageNumber),
    page_size: v.optional(vPageSize)
});

export const vListQuestionsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success or a refusal.
 */
export const vListQuestionsResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(v.object({
            group: vQuestionGroup,
            name: v.pipe(v.string(), characters(1, 100)),
            questions: v.pipe(v.array(vQuestion), v.minLength(1), v.maxLength(100))
        })), v.minLength(0), v.maxLength(20)),
        total: vTotal,
        page: vPageNumber,
        page_size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000))
    }), v.object({
        code: v.picklist([2, 3012]),
        msg: vMessage
    })]);

export const vSendMessageBody = v.strictObject({
    name: vPersonName,
    email: vEmail,
    message: v.pipe(v.string(), characters(1, 2000), v.regex(/\S/))
});

export const vSendMessageHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success or a refusal.
 */
export const vSendMessageResponse = v.union([v.object({
        code: v.literal(1),
        msg: vMessage,
        reference: vMessageReference,
        reply_until: vUnixTime,
        desk_open: vFlag,
        opens_at: vUnixTimeOrNull
    }), v.object({
        code: v.picklist([
            2,
            8001,
            8030
        ]),
        msg: vMessage
    })]);

export const vListDownloadsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

export const vListDownloadsQuery = v.object({
    keywords: v.optional(vKeyword),
    goods_kind: v.optional(vGoodsKind),
    page: v.optional(vPageNumber),
    page_size: v.optional(vPageSize)
});

/**
 * Success or a refusal.
 */
export const vListDownloadsResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vDownloadModel), v.minLength(0), v.maxLength(48)),
        total: vTotal,
        page: vPageNumber,
        page_size: vPageSize
    }), v.object({
        code: v.picklist([2]),
        msg: vMessage
    })]);

export const vSetLanguageBody = v.strictObject({
    lang: v.pipe(v.string(), characters(1, 35))
});

export const vSetLanguageHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success or a refusal.
 */
export const vSetLanguageResponse = v.union([v.object({
        code: v.literal(1),
        msg: vMessage,
        locale: vLocale
    }), v.object({
        code: v.picklist([2, 8002]),
        msg: vMessage
    })]);

export const vListGoodsBody = v.strictObject({
    category_id: v.optional(vCategoryId),
    keywords: v.optional(vKeyword),
    filter: v.optional(v.pipe(v.array(vGoodsFilter), v.minLength(0), v.maxLength(4))),
    attributes: v.optional(v.pipe(v.array(vGoodsAttribute), v.minLength(0), v.maxLength(60))),
    sort: v.optional(vGoodsSort),
    price_min: v.optional(vMoney),
    price_max: v.optional(vMoney),
    rating_min: v.optional(vStars),
    page: v.optional(vPageNumber),
    page_size: v.optional(vPageSize)
});

export const vListGoodsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Ship-To': v.optional(vCountryCode)
});

/**
 * Success or a refusal.
 */
export const vListGoodsResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vGoodsSummary), v.minLength(0), v.maxLength(48)),
        total: vTotal,
        page: vPageNumber,
        page_size: vPageSize,
        facets: vGoodsFacets,
        category: v.nullable(vListedCategory),
        match: vSearchMatch,
        corrected_query: v.nullable(v.pipe(v.string(), characters(1, 400)))
    }), v.object({
        code: v.picklist([
            2,
            3002,
            3009
        ]),
        msg: vMessage
    })]);

/**
 * A reference to one goods.
 */
export const vGetGoodsBody = vGoodsReference;

export const vGetGoodsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Ship-To': v.optional(vCountryCode)
});

/**
 * Success or a refusal.
 */
export const vGetGoodsResponse = v.union([v.object({
        code: v.literal(1),
        msg: vGoodsDetail
    }), v.object({
        code: v.picklist([2, 3001]),
        msg: vMessage
    })]);

export const vListCommentsBody = v.strictObject({
    id: vGoodsId,
    page: v.optional(vPageNumber),
    page_size: v.optional(vPageSize),
    stars: v.optional(vStars),
    with_pictures: v.optional(vFlag)
});

export const vListCommentsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success or a refusal.
 */
export const vListCommentsResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vComment), v.minLength(0), v.maxLength(48)),
        total: vTotal,
        page: vPageNumber,
        page_size: vPageSize,
        average: vRating,
        histogram: v.tuple([
            v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000000)),
            v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000000)),
            v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000000)),
            v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000000)),
            v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000000))
        ]),
        picture_count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000000))
    }), v.object({
        code: v.picklist([2, 3001]),
        msg: vMessage
    })]);

/**
 * A reference to one goods.
 */
export const vListRelatedGoodsBody = vGoodsReference;

export const vListRelatedGoodsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Ship-To': v.optional(vCountryCode)
});

/**
 * Success or a refusal.
 */
export const vListRelatedGoodsResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vGoodsSummary), v.minLength(0), v.maxLength(12)),
        bundles: v.optional(v.pipe(v.array(vBundle), v.minLength(1), v.maxLength(6)))
    }), v.object({
        code: v.picklist([2, 3001]),
        msg: vMessage
    })]);

/**
 * A form with one file.
 */
export const vUploadPictureBody = vPicture;

export const vUploadPictureHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vUploadPictureResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        url: vUploadedPicture
    }),
    v.object({
        code: v.picklist([
            2,
            7001,
            7002
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

/**
 * No parameters; the body may be left out or be an empty object.
 */
export const vListCarriersBody = vEmpty;

export const vListCarriersHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success or a refusal.
 */
export const vListCarriersResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vCarrier), v.minLength(0), v.maxLength(50))
    }), v.object({
        code: v.picklist([2]),
        msg: vMessage
    })]);

export const vTrackParcelBody = v.strictObject({
    tracking_number: vTrackingNumber,
    carrier: v.optional(vCarrierCode)
});

export const vTrackParcelHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success or a refusal.
 */
export const vTrackParcelResponse = v.union([v.object({
        code: v.literal(1),
        msg: vParcel
    }), v.object({
        code: v.picklist([
            2,
            4015,
            4016
        ]),
        msg: vMessage
    })]);

/**
 * A reference to one goods.
 */
export const vListGoodsFaqsBody = vGoodsReference;

export const vListGoodsFaqsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success or a refusal.
 */
export const vListGoodsFaqsResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vQuestion), v.minLength(0), v.maxLength(50))
    }), v.object({
        code: v.picklist([2, 3001]),
        msg: vMessage
    })]);

export const vListGoodsByIdsBody = v.strictObject({
    ids: v.pipe(v.array(vGoodsId), v.minLength(0), v.maxLength(48))
});

export const vListGoodsByIdsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Ship-To': v.optional(vCountryCode)
});

/**
 * Success or a refusal.
 */
export const vListGoodsByIdsResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vGoodsSummary), v.minLength(0), v.maxLength(48))
    }), v.object({
        code: v.picklist([2]),
        msg: vMessage
    })]);

export const vSuggestBody = v.strictObject({
    keywords: vKeyword
});

export const vSuggestHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Ship-To': v.optional(vCountryCode)
});

/**
 * Success or a refusal.
 */
export const vSuggestResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.object({
            goods: v.pipe(v.array(vSuggestedGoods), v.minLength(0), v.maxLength(6)),
            categories: v.pipe(v.array(v.object({
                id: vCategoryId,
                name: v.pipe(v.string(), characters(1, 200)),
                category_path: v.pipe(v.array(vCategoryLink), v.minLength(1), v.maxLength(3))
            })), v.minLength(0), v.maxLength(4)),
            terms: v.pipe(v.array(v.pipe(v.string(), characters(1, 200))), v.minLength(0), v.maxLength(6))
        })
    }), v.object({
        code: v.picklist([2]),
        msg: vMessage
    })]);

export const vCompareGoodsBody = v.strictObject({
    ids: v.pipe(v.array(vGoodsId), v.minLength(2), v.maxLength(4))
});

export const vCompareGoodsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Ship-To': v.optional(vCountryCode)
});

/**
 * Success or a refusal.
 */
export const vCompareGoodsResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vGoodsSummary), v.minLength(2), v.maxLength(4)),
        rows: v.pipe(v.array(v.object({
            name: v.pipe(v.string(), characters(1, 200)),
            values: v.pipe(v.array(v.nullable(v.pipe(v.string(), characters(1, 500)))), v.minLength(2), v.maxLength(4)),
            differs: vFlag
        })), v.minLength(0), v.maxLength(60))
    }), v.object({
        code: v.picklist([2, 3001]),
        msg: vMessage
    })]);

export const vListWishesBody = v.strictObject({
    page: v.optional(vPageNumber),
    page_size: v.optional(vPageSize)
});

export const vListWishesHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Ship-To': v.optional(vCountryCode)
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vListWishesResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vGoodsSummary), v.minLength(0), v.maxLength(48)),
        ids: v.pipe(v.array(vGoodsId), v.minLength(0), v.maxLength(100)),
        total: vWishCount,
        page: vPageNumber,
        page_size: vPageSize
    }),
    v.object({
        code: v.picklist([2]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vAddWishBody = v.strictObject({
    id: vGoodsId
});

export const vAddWishHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vAddWishResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        total: vWishCount
    }),
    v.object({
        code: v.picklist([
            2,
            3001,
            3013
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vRemoveWishBody = v.strictObject({
    id: vGoodsId
});

export const vRemoveWishHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vRemoveWishResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        total: vWishCount
    }),
    v.object({
        code: v.picklist([2]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vJoinWishesBody = v.strictObject({
    ids: v.pipe(v.array(vGoodsId), v.minLength(0), v.maxLength(100))
});

export const vJoinWishesHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vJoinWishesResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        total: vWishCount,
        skipped: v.pipe(v.array(vGoodsId), v.minLength(0), v.maxLength(100))
    }),
    v.object({
        code: v.picklist([2]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vRequestNoticeBody = v.strictObject({
    goods_id: vGoodsId,
    email: vEmail,
    kind: vNoticeKind
});

export const vRequestNoticeHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success or a refusal.
 */
export const vRequestNoticeResponse = v.union([v.object({
        code: v.literal(1),
        msg: vMessage
    }), v.object({
        code: v.picklist([
            2,
            3001,
            3014,
            3015,
            3016,
            8001
        ]),
        msg: vMessage
    })]);

export const vListRequestedNoticesBody = v.strictObject({
    page: v.optional(vPageNumber),
    page_size: v.optional(vPageSize)
});

export const vListRequestedNoticesHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Ship-To': v.optional(vCountryCode)
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vListRequestedNoticesResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vRequestedNotice), v.minLength(0), v.maxLength(48)),
        email: vEmail,
        total: vTotal,
        page: vPageNumber,
        page_size: vPageSize
    }),
    v.object({
        code: v.picklist([2]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vCancelNoticeBody = v.strictObject({
    goods_id: vGoodsId,
    kind: vNoticeKind
});

export const vCancelNoticeHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vCancelNoticeResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage
    }),
    v.object({
        code: v.picklist([2]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vTakeCouponBody = v.strictObject({
    id: vCouponOfferId
});

export const vTakeCouponHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Ship-To': v.optional(vCountryCode),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vTakeCouponResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        coupon: vCoupon
    }),
    v.object({
        code: v.picklist([
            2,
            5001,
            5002,
            5003,
            5004,
            5007
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vListGoodsCouponsBody = v.strictObject({
    id: vGoodsId
});

export const vListGoodsCouponsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Ship-To': v.optional(vCountryCode)
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vListGoodsCouponsResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vCouponOffer), v.minLength(0), v.maxLength(20))
    }),
    v.object({
        code: v.picklist([2, 3001]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vLogInBody = v.strictObject({
    email: vEmail,
    password: vPassword
});

export const vLogInHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success or a refusal.
 */
export const vLogInResponse = v.union([v.object({
        code: v.literal(1),
        msg: vMessage,
        data: vLoggedIn,
        tiktok_token: vTiktokToken
    }), v.object({
        code: v.picklist([
            2,
            2001,
            2013
        ]),
        msg: vMessage
    })]);

/**
 * No parameters; the body may be left out or be an empty object.
 */
export const vLogOutBody = vEmpty;

export const vLogOutHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success or a refusal.
 */
export const vLogOutResponse = v.union([v.object({
        code: v.literal(1),
        msg: vMessage
    }), v.object({
        code: v.picklist([2]),
        msg: vMessage
    })]);

/**
 * No parameters; the body may be left out or be an empty object.
 */
export const vLogOutEverywhereBody = vEmpty;

export const vLogOutEverywhereHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vLogOutEverywhereResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage
    }),
    v.object({
        code: v.picklist([2]),
        msg: vMessage
    }),
    vLoginEnded
]);

/**
 * No parameters; the body may be left out or be an empty object.
 */
export const vListLoginsBody = vEmpty;

export const vListLoginsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vListLoginsResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vLogin), v.minLength(1), v.maxLength(100))
    }),
    v.object({
        code: v.picklist([2]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vEndLoginBody = v.strictObject({
    id: vLoginId
});

export const vEndLoginHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vEndLoginResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage
    }),
    v.object({
        code: v.picklist([2]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vRegisterBody = v.strictObject({
    email: vEmail,
    email_confirmation: vEmail,
    password: vPassword,
    password_confirmation: vPassword,
    code: vVerificationCode,
    agree_terms: vFlag,
    invite_code: v.optional(vInviteCode)
});

export const vRegisterHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success or a refusal.
 */
export const vRegisterResponse = v.union([v.object({
        code: v.literal(1),
        msg: vMessage,
        data: vLoggedIn,
        tiktok_token: vTiktokToken,
        points: vPoints
    }), v.object({
        code: v.picklist([
            2,
            2002,
            2003,
            2004,
            2007,
            2008,
            2009,
            2010
        ]),
        msg: vMessage
    })]);

export const vSendVerificationCodeBody = v.strictObject({
    email: vEmail,
    purpose: vCodePurpose
});

export const vSendVerificationCodeHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success or a refusal.
 */
export const vSendVerificationCodeResponse = v.union([v.object({
        code: v.literal(1),
        msg: vMessage,
        resend_after_seconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3600))
    }), v.object({
        code: v.picklist([
            2,
            2002,
            2003,
            2005,
            2011
        ]),
        msg: vMessage
    })]);

export const vResetPasswordBody = v.strictObject({
    email: vEmail,
    code: vVerificationCode,
    password: vPassword,
    password_confirmation: vPassword
});

export const vResetPasswordHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success or a refusal.
 */
export const vResetPasswordResponse = v.union([v.object({
        code: v.literal(1),
        msg: vMessage
    }), v.object({
        code: v.picklist([
            2,
            2004,
            2008
        ]),
        msg: vMessage
    })]);

export const vLogInWithFacebookBody = v.strictObject({
    authorization_code: vAuthorizationCode,
    redirect_uri: vRedirectAddress,
    invite_code: v.optional(vInviteCode)
});

export const vLogInWithFacebookHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success or a refusal.
 */
export const vLogInWithFacebookResponse = v.union([v.object({
        code: v.literal(1),
        msg: vMessage,
        data: vLoggedIn,
        tiktok_token: vTiktokToken,
        is_new: vFlag
    }), v.object({
        code: v.picklist([
            2,
            2003,
            2006
        ]),
        msg: vMessage
    })]);

export const vLogInWithGoogleBody = v.strictObject({
    authorization_code: vAuthorizationCode,
    redirect_uri: vRedirectAddress,
    invite_code: v.optional(vInviteCode)
});

export const vLogInWithGoogleHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success or a refusal.
 */
export const vLogInWithGoogleResponse = v.union([v.object({
        code: v.literal(1),
        msg: vMessage,
        data: vLoggedIn,
        tiktok_token: vTiktokToken,
        is_new: vFlag
    }), v.object({
        code: v.picklist([
            2,
            2003,
            2006
        ]),
        msg: vMessage
    })]);

/**
 * No parameters; the body may be left out or be an empty object.
 */
export const vGetUserInfoBody = vEmpty;

export const vGetUserInfoHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vGetUserInfoResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vUserInfo
    }),
    v.object({
        code: v.picklist([2]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vChangePasswordBody = v.strictObject({
    current_password: vPassword,
    password: vPassword,
    password_confirmation: vPassword
});

export const vChangePasswordHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vChangePasswordResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage
    }),
    v.object({
        code: v.picklist([
            2,
            2008,
            2012
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

/**
 * No parameters; the body may be left out or be an empty object.
 */
export const vGetProfileBody = vEmpty;

export const vGetProfileHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vGetProfileResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vProfile
    }),
    v.object({
        code: v.picklist([2]),
        msg: vMessage
    }),
    vLoginEnded
]);

/**
 * No parameters; the body may be left out or be an empty object.
 */
export const vExportPersonalDataBody = vEmpty;

export const vExportPersonalDataHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Ship-To': v.optional(vCountryCode)
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vExportPersonalDataResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vPersonalData
    }),
    v.object({
        code: v.picklist([2]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vRequestAccountDeletionBody = v.strictObject({
    password: v.optional(vPassword),
    email: v.optional(vEmail)
});

export const vRequestAccountDeletionHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vRequestAccountDeletionResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        deletion_at: vUnixTime
    }),
    v.object({
        code: v.picklist([
            2,
            2007,
            2012
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

/**
 * No parameters; the body may be left out or be an empty object.
 */
export const vKeepAccountBody = vEmpty;

export const vKeepAccountHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vKeepAccountResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage
    }),
    v.object({
        code: v.picklist([2]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vSaveProfileBody = v.strictObject({
    email: v.optional(vEmail),
    email_confirmation: v.optional(vEmail),
    firstname: v.optional(vNickname),
    country: v.optional(vProfileCountry),
    state: v.optional(vProfileState),
    city: v.optional(vProfileCity),
    birth_date: v.optional(vBirthDate),
    gender: v.optional(vGender),
    marketplace_url: v.optional(vMarketplaceUrl)
});

export const vSaveProfileHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vSaveProfileResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        points_earned: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
        profile: vProfile
    }),
    v.object({
        code: v.picklist([
            2,
            2002,
            2007,
            8003
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

/**
 * No parameters; the body may be left out or be an empty object.
 */
export const vListAvatarsBody = vEmpty;

export const vListAvatarsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vListAvatarsResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: v.object({
            avatars: v.pipe(v.array(vAvatar), v.minLength(0), v.maxLength(100)),
            decorations: v.pipe(v.array(vAvatar), v.minLength(0), v.maxLength(100)),
            avatar_id: vAvatarId,
            decoration_id: vDecorationId,
            avatar: vPictureAddress,
            decoration: vPictureAddress
        })
    }),
    v.object({
        code: v.picklist([2]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vUseAvatarBody = v.strictObject({
    avatar_id: v.optional(vAvatarId),
    decoration_id: v.optional(vDecorationId)
});

export const vUseAvatarHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vUseAvatarResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        avatar_id: vAvatarId,
        decoration_id: vDecorationId,
        avatar: vPictureAddress,
        decoration: vPictureAddress
    }),
    v.object({
        code: v.picklist([2, 7003]),
        msg: vMessage
    }),
    vLoginEnded
]);

/**
 * A form with one file.
 */
export const vUploadAvatarBody = vPicture;

export const vUploadAvatarHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vUploadAvatarResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        avatar: vAvatar
    }),
    v.object({
        code: v.picklist([
            2,
            7001,
            7002
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vListOrdersBody = v.strictObject({
    state: v.optional(vOrderListState),
    keyword: v.optional(vKeyword),
    page: v.optional(vPageNumber),
    page_size: v.optional(vPageSize)
});

export const vListOrdersHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vListOrdersResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vOrderSummary), v.minLength(0), v.maxLength(48)),
        total: vTotal,
        page: vPageNumber,
        page_size: vPageSize,
        counts: vOrderCounts
    }),
    v.object({
        code: v.picklist([2]),
        msg: vMessage
    }),
    vLoginEnded
]);

/**
 * A reference to one order.
 */
export const vGetOrderBody = vOrderReference;

export const vGetOrderHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vGetOrderResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vOrderDetail
    }),
    v.object({
        code: v.picklist([2, 4001]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vCancelOrderBody = v.strictObject({
    ordersn: vOrderNumber,
    reason: vCancelReason,
    note: v.optional(vOrderNote)
});

export const vCancelOrderHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vCancelOrderResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        orderstatus: vOrderStatus,
        refunded: vMoney
    }),
    v.object({
        code: v.picklist([
            2,
            4001,
            4012
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vConfirmReceivedBody = v.strictObject({
    ordersn: vOrderNumber
});

export const vConfirmReceivedHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vConfirmReceivedResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        orderstatus: vOrderStatus
    }),
    v.object({
        code: v.picklist([
            2,
            4001,
            4013
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vDeleteOrderBody = v.strictObject({
    ordersn: vOrderNumber
});

export const vDeleteOrderHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vDeleteOrderResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        orderstatus: vOrderStatus
    }),
    v.object({
        code: v.picklist([
            2,
            4001,
            4014
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vFindOrderBody = v.strictObject({
    ordersn: vOrderNumber,
    email: vEmail
});

export const vFindOrderHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success or a refusal.
 */
export const vFindOrderResponse = v.union([v.object({
        code: v.literal(1),
        msg: vTrackedOrder
    }), v.object({
        code: v.picklist([2, 4001]),
        msg: vMessage
    })]);

export const vFindWithdrawableOrderBody = v.strictObject({
    ordersn: vOrderNumber,
    email: vEmail
});

export const vFindWithdrawableOrderHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success or a refusal.
 */
export const vFindWithdrawableOrderResponse = v.union([v.object({
        code: v.literal(1),
        msg: vWithdrawableOrder
    }), v.object({
        code: v.picklist([
            2,
            4001,
            4019,
            4020
        ]),
        msg: vMessage
    })]);

export const vWithdrawOrderBody = v.strictObject({
    ordersn: vOrderNumber,
    email: vEmail
});

export const vWithdrawOrderHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success or a refusal.
 */
export const vWithdrawOrderResponse = v.union([v.object({
        code: v.literal(1),
        msg: vMessage,
        receipt: vWithdrawalReceipt
    }), v.object({
        code: v.picklist([
            2,
            4001,
            4019,
            4020
        ]),
        msg: vMessage
    })]);

/**
 * No parameters; the body may be left out or be an empty object.
 */
export const vListAddressesBody = vEmpty;

export const vListAddressesHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vListAddressesResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vSavedAddress), v.minLength(0), v.maxLength(20))
    }),
    v.object({
        code: v.picklist([2]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vSaveAddressBody = v.strictObject({
    id: v.optional(vSavedAddressId),
    address: vAddress,
    is_default: v.optional(vFlag)
});

export const vSaveAddressHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vSaveAddressResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        address: vSavedAddress
    }),
    v.object({
        code: v.picklist([
            2,
            4007,
            4017,
            4018
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vDeleteAddressBody = v.strictObject({
    id: vSavedAddressId
});

export const vDeleteAddressHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vDeleteAddressResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage
    }),
    v.object({
        code: v.picklist([2, 4017]),
        msg: vMessage
    }),
    vLoginEnded
]);

/**
 * No parameters; the body may be left out or be an empty object.
 */
export const vListSavedCardsBody = vEmpty;

export const vListSavedCardsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vListSavedCardsResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vSavedCard), v.minLength(0), v.maxLength(10))
    }),
    v.object({
        code: v.picklist([2]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vDeleteSavedCardBody = v.strictObject({
    id: vSavedCardId
});

export const vDeleteSavedCardHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vDeleteSavedCardResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage
    }),
    v.object({
        code: v.picklist([2]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vListCouponsBody = v.strictObject({
    state: v.optional(vCouponListState),
    page: v.optional(vPageNumber),
    page_size: v.optional(vPageSize)
});

export const vListCouponsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Ship-To': v.optional(vCountryCode)
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vListCouponsResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vCoupon), v.minLength(0), v.maxLength(48)),
        total: vTotal,
        page: vPageNumber,
        page_size: vPageSize,
        counts: v.object({
            all: vCouponCount,
            unused: vCouponCount,
            used: vCouponCount,
            stale: vCouponCount
        })
    }),
    v.object({
        code: v.picklist([2, 3009]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vListPointLogBody = v.strictObject({
    direction: v.optional(vPointDirection),
    page: v.optional(vPageNumber),
    page_size: v.optional(vPageSize)
});

export const vListPointLogHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vListPointLogResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vPointEntry), v.minLength(0), v.maxLength(48)),
        total: vTotal,
        page: vPageNumber,
        page_size: vPageSize,
        points: vPoints,
        caps: v.pipe(v.array(v.object({
            kind: vPointKind,
            used: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000000)),
            maximum: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000))
        })), v.minLength(0), v.maxLength(10)),
        done: v.pipe(v.array(vPointKind), v.minLength(0), v.maxLength(10)),
        followed: v.pipe(v.array(vSocialNetwork), v.minLength(0), v.maxLength(4))
    }),
    v.object({
        code: v.picklist([2, 3009]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vListGiftsBody = v.strictObject({
    page: v.optional(vPageNumber),
    page_size: v.optional(vPageSize)
});

export const vListGiftsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vListGiftsResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vProductRegistration), v.minLength(0), v.maxLength(48)),
        total: vTotal,
        page: vPageNumber,
        page_size: vPageSize,
        gifts: v.pipe(v.array(vGift), v.minLength(0), v.maxLength(20))
    }),
    v.object({
        code: v.picklist([2, 3009]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vGetCartBody = v.strictObject({
    cartype: v.optional(vCartType),
    items: v.optional(v.pipe(v.array(vTemporaryCartEntry), v.minLength(0), v.maxLength(100)))
});

export const vGetCartHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Ship-To': v.optional(vCountryCode)
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vGetCartResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vCartItem), v.minLength(0), v.maxLength(100)),
        pay: vMoney,
        total: vMoney,
        number: vCartCount,
        rebate: vFlag,
        msgData: vFullReduction,
        bundle: v.optional(vMoney),
        bundles: v.optional(v.pipe(v.array(vBundle), v.minLength(1), v.maxLength(100)))
    }),
    v.object({
        code: v.picklist([2]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vAddCartItemBody = v.strictObject({
    id: vGoodsId,
    goods_number: vRequestedQuantity
});

export const vAddCartItemHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vAddCartItemResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        number: vCartCount
    }),
    v.object({
        code: v.picklist([
            2,
            3001,
            3003,
            3004,
            3005,
            3010
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vAddBannerItemBody = v.strictObject({
    goods_id: vGoodsId
});

export const vAddBannerItemHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vAddBannerItemResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        number: vCartCount
    }),
    v.object({
        code: v.picklist([
            2,
            3001,
            3003,
            3004,
            3010
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vDeleteCartItemBody = v.strictObject({
    id: vGoodsId,
    cartype: v.optional(vCartType)
});

export const vDeleteCartItemHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vDeleteCartItemResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        number: vCartCount
    }),
    v.object({
        code: v.picklist([
            2,
            3006,
            3011
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vJoinCartBody = v.strictObject({
    items: v.pipe(v.array(vTemporaryCartEntry), v.minLength(0), v.maxLength(100)),
    saved: v.optional(v.pipe(v.array(vSavedEntry), v.minLength(0), v.maxLength(100)))
});

export const vJoinCartHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vJoinCartResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        number: vCartCount,
        skipped: v.pipe(v.array(vGoodsId), v.minLength(0), v.maxLength(100))
    }),
    v.object({
        code: v.picklist([2]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vListSavedItemsBody = v.strictObject({
    items: v.optional(v.pipe(v.array(vSavedEntry), v.minLength(0), v.maxLength(100)))
});

export const vListSavedItemsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Ship-To': v.optional(vCountryCode)
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vListSavedItemsResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vCartItem), v.minLength(0), v.maxLength(100))
    }),
    v.object({
        code: v.picklist([2]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vSaveForLaterBody = v.strictObject({
    id: vGoodsId,
    goods_number: v.optional(vQuantity)
});

export const vSaveForLaterHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vSaveForLaterResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        number: vCartCount
    }),
    v.object({
        code: v.picklist([
            2,
            3001,
            3010
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vMoveToCartBody = v.strictObject({
    id: vGoodsId
});

export const vMoveToCartHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vMoveToCartResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        number: vCartCount
    }),
    v.object({
        code: v.picklist([
            2,
            3003,
            3004,
            3006,
            3010
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vDeleteSavedItemBody = v.strictObject({
    id: vGoodsId
});

export const vDeleteSavedItemHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vDeleteSavedItemResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage
    }),
    v.object({
        code: v.picklist([2]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vCheckoutCartBody = v.strictObject({
    params: v.pipe(v.array(v.strictObject({
        goods_id: vGoodsId,
        goods_number: vRequestedQuantity
    })), v.minLength(0), v.maxLength(100)),
    cartype: v.optional(vCartType)
});

export const vCheckoutCartHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vCheckoutCartResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage
    }),
    v.object({
        code: v.picklist([
            2,
            3003,
            3004,
            3005,
            3006,
            3007
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vBuyNowBody = v.strictObject({
    id: vGoodsId,
    goods_number: vRequestedQuantity,
    type: v.literal(2),
    is_integral: v.optional(vFlag)
});

export const vBuyNowHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vBuyNowResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage
    }),
    v.object({
        code: v.picklist([
            2,
            3001,
            3003,
            3004,
            3005,
            5011
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vGetOrderTaxBody = v.strictObject({
    cartype: v.optional(vCartType),
    region: v.optional(vCountryCode),
    state: v.optional(vStateName),
    postal_code: v.optional(vPostalCode),
    coupon_id: v.optional(vCouponId),
    coupon_code: v.optional(vCouponCode),
    delivery_way: v.optional(vDeliveryWayCode)
});

export const vGetOrderTaxHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Ship-To': v.optional(vCountryCode)
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vGetOrderTaxResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        subtotal: vMoney,
        bundle: v.optional(vMoney),
        reduction: vMoney,
        coupon: vMoney,
        tax: vMoney,
        included_tax: vMoney,
        tax_kind: v.optional(vTaxKind),
        shipping: vMoney,
        total: vMoney,
        points: vPoints
    }),
    v.object({
        code: v.picklist([
            2,
            3007,
            4007,
            4008,
            5001,
            5002,
            5004,
            5005,
            5006
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vPlaceOrderBody = v.strictObject({
    cartype: v.optional(vCartType),
    address: vAddress,
    note: vOrderNote,
    coupon_id: v.optional(vCouponId),
    coupon_code: v.optional(vCouponCode),
    delivery_way: v.optional(vDeliveryWayCode),
    expected_total: vMoney
});

export const vPlaceOrderHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Ship-To': v.optional(vCountryCode),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vPlaceOrderResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        ordersn: vOrderNumber
    }),
    v.object({
        code: v.picklist([
            2,
            3003,
            3004,
            3007,
            4003,
            4007,
            5001,
            5002,
            5004,
            5005,
            5006,
            5010
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

/**
 * A reference to one order.
 */
export const vGetOrderDataBody = vOrderReference;

export const vGetOrderDataHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vGetOrderDataResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vPayableOrder
    }),
    v.object({
        code: v.picklist([2, 4001]),
        msg: vMessage
    }),
    vLoginEnded
]);

/**
 * A reference to one order.
 */
export const vVerifyOrderBody = vOrderReference;

export const vVerifyOrderHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vVerifyOrderResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        orderstatus: vOrderStatus,
        paytype: vPayType,
        charge_status: v.nullable(vChargeStatus),
        wallet_failure: v.optional(vWalletFailure)
    }),
    v.object({
        code: v.picklist([2, 4001]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vCheckoutOrderBody = v.strictObject({
    ordersn: vOrderNumber,
    payment_token: vPaymentToken,
    save_card: v.optional(vFlag)
});

export const vCheckoutOrderHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vCheckoutOrderResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        charge_id: vChargeId,
        charge_status: vChargeStatus,
        redirect_url: v.nullable(v.pipe(v.string(), characters(1, 2000), v.regex(/^(?:https?:\/\/\S+|\/(?:[^\s\/\\]\S*)?)$/)))
    }),
    v.object({
        code: v.picklist([
            2,
            4001,
            4002,
            4009
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vConfirmChargeBody = v.strictObject({
    ordersn: vOrderNumber,
    charge_id: vChargeId
});

export const vConfirmChargeHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vConfirmChargeResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        charge_status: vChargeStatus,
        orderstatus: vOrderStatus
    }),
    v.object({
        code: v.picklist([
            2,
            4001,
            4004,
            4005,
            4006,
            4009,
            4010,
            4021
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vStoreReviewBody = v.strictObject({
    ordersn: vOrderNumber,
    line_id: vLineNumber,
    stars: vStars,
    content: vReviewText,
    pics: v.optional(v.pipe(v.array(vUploadedPicture), v.minLength(0), v.maxLength(9))),
    review_url: v.optional(vReviewAddress)
});

export const vStoreReviewHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vStoreReviewResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        review: vOrderLineReview,
        points: vPoints
    }),
    v.object({
        code: v.picklist([
            2,
            4001,
            6003,
            6004,
            6002,
            6005,
            6009,
            6006,
            6007
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vPraiseCommentBody = v.strictObject({
    id: vCommentNumber
});

export const vPraiseCommentHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vPraiseCommentResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        praise_count: vPraiseCount,
        praised: vFlag
    }),
    v.object({
        code: v.picklist([2, 6008]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vCancelPraiseBody = v.strictObject({
    id: vCommentNumber
});

export const vCancelPraiseHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vCancelPraiseResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        praise_count: vPraiseCount,
        praised: vFlag
    }),
    v.object({
        code: v.picklist([2, 6008]),
        msg: vMessage
    }),
    vLoginEnded
]);

/**
 * A reference to one goods.
 */
export const vGetGoodsUserInfoBody = vGoodsReference;

export const vGetGoodsUserInfoHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success or a refusal.
 */
export const vGetGoodsUserInfoResponse = v.union([v.object({
        code: v.literal(1),
        msg: vGoodsUserInfo
    }), v.object({
        code: v.picklist([2, 3001]),
        msg: vMessage
    })]);

export const vApplyForFreeTestBody = v.strictObject({
    goods_id: vGoodsId,
    email: vEmail,
    reason: vFreeTestReason
});

export const vApplyForFreeTestHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vApplyForFreeTestResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        application: vTestApplication
    }),
    v.object({
        code: v.picklist([
            2,
            3001,
            6010,
            6011,
            6012
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vFindMarketplaceWarrantyBody = v.strictObject({
    order_number: vMarketplaceOrderNumber,
    email: vEmail
});

export const vFindMarketplaceWarrantyHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success or a refusal.
 */
export const vFindMarketplaceWarrantyResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vMarketplaceWarranty), v.minLength(1), v.maxLength(20))
    }), v.object({
        code: v.picklist([2, 6035]),
        msg: vMessage
    })]);

export const vGetOrderLineReviewBody = v.strictObject({
    ordersn: vOrderNumber,
    line_id: vLineNumber
});

export const vGetOrderLineReviewHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vGetOrderLineReviewResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: v.object({
            line: vOrderLine,
            review: v.nullable(vOrderLineReview),
            open: vFlag,
            closes_at: vUnixTimeOrNull
        })
    }),
    v.object({
        code: v.picklist([
            2,
            4001,
            6003
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vListFreeTestsBody = v.strictObject({
    page: v.optional(vPageNumber),
    page_size: v.optional(vPageSize)
});

export const vListFreeTestsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vListFreeTestsResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vTestApplication), v.minLength(0), v.maxLength(48)),
        total: vTotal,
        page: vPageNumber,
        page_size: vPageSize
    }),
    v.object({
        code: v.picklist([2]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vGetFreeTestBody = v.strictObject({
    id: vApplicationNumber
});

export const vGetFreeTestHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vGetFreeTestResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vTestApplication,
        rules: v.pipe(v.array(vTextBlock), v.minLength(1), v.maxLength(30))
    }),
    v.object({
        code: v.picklist([2, 6013]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vListWarrantiesBody = v.strictObject({
    ordersn: v.optional(vOrderNumber),
    page: v.optional(vPageNumber),
    page_size: v.optional(vPageSize)
});

export const vListWarrantiesHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vListWarrantiesResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vWarranty), v.minLength(0), v.maxLength(48)),
        total: vTotal,
        page: vPageNumber,
        page_size: vPageSize
    }),
    v.object({
        code: v.picklist([2]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vRegisterWarrantyBody = v.strictObject({
    ordersn: vOrderNumber,
    line_id: vLineNumber
});

export const vRegisterWarrantyHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vRegisterWarrantyResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        warranty: vWarranty
    }),
    v.object({
        code: v.picklist([
            2,
            4001,
            6003,
            6030,
            6031,
            6032
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vClaimWarrantyBody = v.strictObject({
    ordersn: vOrderNumber,
    line_id: vLineNumber,
    problem: vGoodsProblem,
    credentials: v.pipe(v.array(vUploadedPicture), v.minLength(1), v.maxLength(9))
});

export const vClaimWarrantyHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vClaimWarrantyResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        warranty: vWarranty
    }),
    v.object({
        code: v.picklist([
            2,
            4001,
            6003,
            6033,
            6032,
            6034,
            6007
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vRequestAfterSalesBody = v.strictObject({
    kind: vReturnKind,
    ordersn: vOrderNumber,
    line_id: vLineNumber,
    goodsnumber: vRequestedQuantity,
    reason: vAfterSalesReason,
    problem: vGoodsProblem,
    comment_url: v.optional(vReviewAddress),
    note: v.optional(vOrderNote),
    credentials: v.pipe(v.array(vUploadedPicture), v.minLength(1), v.maxLength(9)),
    contacted: vFlag
});

export const vRequestAfterSalesHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vRequestAfterSalesResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        request: vAfterSalesDetail
    }),
    v.object({
        code: v.picklist([
            2,
            3003,
            3005,
            4001,
            6001,
            6003,
            6007,
            6020,
            6021,
            6022,
            6023
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vRequestRefundBody = v.strictObject({
    ordersn: vOrderNumber,
    line_id: v.optional(vLineNumber),
    reason: vAfterSalesReason,
    problem: v.optional(vProblemNote),
    note: v.optional(vOrderNote),
    credentials: v.pipe(v.array(vUploadedPicture), v.minLength(1), v.maxLength(9)),
    contacted: vFlag
});

export const vRequestRefundHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vRequestRefundResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        request: vAfterSalesDetail
    }),
    v.object({
        code: v.picklist([
            2,
            4001,
            6003,
            6007,
            6020,
            6021,
            6022,
            6023
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vGetRefundDetailBody = v.strictObject({
    id: vAfterSalesNumber
});

export const vGetRefundDetailHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vGetRefundDetailResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vAfterSalesDetail
    }),
    v.object({
        code: v.picklist([2, 6024]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vSendBackTrackingBody = v.strictObject({
    id: vAfterSalesNumber,
    tracking_number: vTrackingNumber,
    carrier: v.optional(vCarrierCode),
    company: v.optional(vCarrierName)
});

export const vSendBackTrackingHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vSendBackTrackingResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        request: vAfterSalesDetail
    }),
    v.object({
        code: v.picklist([
            2,
            6024,
            6025
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vWithdrawAfterSalesBody = v.strictObject({
    id: vAfterSalesNumber
});

export const vWithdrawAfterSalesHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vWithdrawAfterSalesResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        request: vAfterSalesDetail
    }),
    v.object({
        code: v.picklist([
            2,
            6024,
            6025
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vListAfterSalesBody = v.strictObject({
    state: v.optional(vAfterSalesListState),
    ordersn: v.optional(vOrderNumber),
    page: v.optional(vPageNumber),
    page_size: v.optional(vPageSize)
});

export const vListAfterSalesHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vListAfterSalesResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vAfterSalesRequest), v.minLength(0), v.maxLength(48)),
        total: vTotal,
        page: vPageNumber,
        page_size: vPageSize
    }),
    v.object({
        code: v.picklist([2]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vListDeliveryCountriesHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Ship-To': v.optional(vCountryCode)
});

/**
 * Success or a refusal.
 */
export const vListDeliveryCountriesResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vDeliveryCountry), v.minLength(1), v.maxLength(250))
    }), v.object({
        code: v.picklist([2, 3009]),
        msg: vMessage
    })]);

export const vListStatesHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success or a refusal.
 */
export const vListStatesResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(v.object({
            code: v.pipe(v.string(), characters(2, 2), v.regex(/^[A-Z]{2}$/)),
            name: v.pipe(v.string(), characters(1, 100))
        })), v.minLength(1), v.maxLength(100))
    }), v.object({
        code: v.picklist([2, 3009]),
        msg: vMessage
    })]);

/**
 * No parameters; the body may be left out or be an empty object.
 */
export const vGetWheelBody = vEmpty;

export const vGetWheelHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vGetWheelResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: v.object({
            open: vFlag,
            chances: vSpinCount,
            prizes: v.tuple([
                vPrize,
                vPrize,
                vPrize,
                vPrize,
                vPrize,
                vPrize
            ]),
            begin_time: vUnixTime,
            over_time: vUnixTime,
            server_time: vUnixTime,
            ships_within_business_days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60))
        })
    }),
    v.object({
        code: v.picklist([2, 3009]),
        msg: vMessage
    }),
    vLoginEnded
]);

/**
 * No parameters; the body may be left out or be an empty object.
 */
export const vSpinWheelBody = vEmpty;

export const vSpinWheelHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vSpinWheelResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        data: vDraw,
        chances: vSpinCount
    }),
    v.object({
        code: v.picklist([
            2,
            5020,
            5021,
            5022
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vSavePrizeAddressBody = v.strictObject({
    winning_id: v.optional(vWinningId),
    email: vEmail,
    buyer_first_name: vFirstName,
    buyer_last_name: vLastName,
    buyer_address: vStreetAddress,
    buyer_address_two: v.optional(vAddressSecondLine),
    city: vCityName,
    country: v.pipe(v.string(), characters(1, 100), v.regex(/\S/)),
    region: vPrizeState,
    code: vPostalCode,
    subcode: v.optional(vPostalCodeExtension),
    phone: vPhoneNumber
});

export const vSavePrizeAddressHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vSavePrizeAddressResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        winning: vWinning
    }),
    v.object({
        code: v.picklist([
            2,
            4007,
            5023,
            5024
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vListWinningsBody = v.strictObject({
    page: v.optional(vPageNumber),
    page_size: v.optional(vPageSize)
});

export const vListWinningsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vListWinningsResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vWinning), v.minLength(0), v.maxLength(48)),
        total: vTotal,
        page: vPageNumber,
        page_size: vPageSize
    }),
    v.object({
        code: v.picklist([2, 3009]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vRegisterProductBody = v.strictObject({
    ordersn: vOrderNumber,
    name: vPersonName,
    email: vEmail,
    review_url: v.optional(vReviewAddress)
});

export const vRegisterProductHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vRegisterProductResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        registration: vProductRegistration,
        points: vPoints
    }),
    v.object({
        code: v.picklist([
            2,
            4001,
            5030,
            5031
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vChooseGiftBody = v.strictObject({
    registration_id: vRegistrationId,
    gift_id: vGiftId
});

export const vChooseGiftHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vChooseGiftResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        registration: vProductRegistration
    }),
    v.object({
        code: v.picklist([
            2,
            5032,
            5033,
            5034
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

/**
 * No parameters; the body may be left out or be an empty object.
 */
export const vListRafflesBody = vEmpty;

export const vListRafflesHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vListRafflesResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vRaffle), v.minLength(0), v.maxLength(50)),
        server_time: vUnixTime
    }),
    v.object({
        code: v.picklist([2, 3009]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vDrawRaffleBody = v.strictObject({
    id: vRaffleId
});

export const vDrawRaffleHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vDrawRaffleResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        data: vDraw
    }),
    v.object({
        code: v.picklist([
            2,
            5040,
            5041,
            5042
        ]),
        msg: vMessage
    }),
    vLoginEnded
]);

/**
 * No parameters; the body may be left out or be an empty object.
 */
export const vGetCustomerRightsBody = vEmpty;

export const vGetCustomerRightsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vGetCustomerRightsResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: v.object({
            level: vMemberLevelNumber,
            name: vMemberLevelName,
            points_earned: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000000000)),
            next: v.nullable(v.object({
                level: vMemberLevelNumber,
                name: vMemberLevelName,
                points_missing: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000000))
            })),
            levels: v.pipe(v.array(vMemberLevel), v.minLength(1), v.maxLength(10))
        })
    }),
    v.object({
        code: v.picklist([2, 3009]),
        msg: vMessage
    }),
    vLoginEnded
]);

export const vClaimSocialFollowBody = v.strictObject({
    network: vSocialNetwork
});

export const vClaimSocialFollowHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Idempotency-Key': v.optional(v.pipe(v.string(), characters(8, 64), v.regex(/^[0-9A-Za-z_.:-]{8,64}$/)))
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vClaimSocialFollowResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: vMessage,
        points: vPoints,
        entry: vPointEntry
    }),
    v.object({
        code: v.picklist([2, 5012]),
        msg: vMessage
    }),
    vLoginEnded
]);

/**
 * No parameters; the body may be left out or be an empty object.
 */
export const vListActivityCouponsBody = vEmpty;

export const vListActivityCouponsHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000))),
    'Ship-To': v.optional(vCountryCode)
});

/**
 * Success, a refusal, or the end of the login.
 */
export const vListActivityCouponsResponse = v.union([
    v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vCouponOffer), v.minLength(0), v.maxLength(50))
    }),
    v.object({
        code: v.picklist([2, 3009]),
        msg: vMessage
    }),
    vLoginEnded
]);

/**
 * No parameters; the body may be left out or be an empty object.
 */
export const vGetActivityTimesBody = vEmpty;

export const vGetActivityTimesHeaders = v.object({
    'Accept-Language': v.optional(v.pipe(v.string(), characters(1, 1000)))
});

/**
 * Success or a refusal.
 */
export const vGetActivityTimesResponse = v.union([v.object({
        code: v.literal(1),
        msg: v.pipe(v.array(vActivity), v.minLength(0), v.maxLength(50)),
        server_time: vUnixTime
    }), v.object({
        code: v.picklist([2, 3009]),
        msg: vMessage
    })]);

export const vReceiveOrderPaidWebhookRequest = v.object({
    body: vOrderEvent,
    path: v.optional(v.never()),
    query: v.optional(v.never()),
    headers: v.object({
        'webhook-id': vEventId,
        'webhook-timestamp': vUnixTime,
        'webhook-signature': v.pipe(v.string(), characters(4, 1000))
    })
});

export const vReceiveOrderShippedWebhookRequest = v.object({
    body: vOrderEvent,
    path: v.optional(v.never()),
    query: v.optional(v.never()),
    headers: v.object({
        'webhook-id': vEventId,
        'webhook-timestamp': vUnixTime,
        'webhook-signature': v.pipe(v.string(), characters(4, 1000))
    })
});

export const vReceiveOrderDeliveredWebhookRequest = v.object({
    body: vOrderEvent,
    path: v.optional(v.never()),
    query: v.optional(v.never()),
    headers: v.object({
        'webhook-id': vEventId,
        'webhook-timestamp': vUnixTime,
        'webhook-signature': v.pipe(v.string(), characters(4, 1000))
    })
});

export const vReceiveOrderCancelledWebhookRequest = v.object({
    body: vOrderEvent,
    path: v.optional(v.never()),
    query: v.optional(v.never()),
    headers: v.object({
        'webhook-id': vEventId,
        'webhook-timestamp': vUnixTime,
        'webhook-signature': v.pipe(v.string(), characters(4, 1000))
    })
});

export const vReceiveAfterSalesChangedWebhookRequest = v.object({
    body: vAfterSalesEvent,
    path: v.optional(v.never()),
    query: v.optional(v.never()),
    headers: v.object({
        'webhook-id': vEventId,
        'webhook-timestamp': vUnixTime,
        'webhook-signature': v.pipe(v.string(), characters(4, 1000))
    })
});

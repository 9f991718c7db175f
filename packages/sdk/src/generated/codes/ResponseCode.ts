// Generated from openapi/: run `npm run generate`, never edit.
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * Response code
 *
 * The code of every response. 1 is success, 100 and 1000 end the login, every other number is a refusal; clients show its `msg` to the shopper unchanged.
 */
export const ResponseCode = {
    /**
     * success
     *
     * Success.
     */
    success: 1,
    /**
     * failed
     *
     * A refusal without a specific code; `msg` gives the reason.
     */
    failed: 2,
    /**
     * loginExpired
     *
     * The token was valid once and has expired; the login is over.
     */
    loginExpired: 100,
    /**
     * loginRequired
     *
     * The call needs a login, but the token is missing or unknown.
     */
    loginRequired: 1000,
    /**
     * loginFailed
     *
     * The email and the password do not match.
     */
    loginFailed: 2001,
    /**
     * userAlreadyRegistered
     *
     * An account with this email already exists.
     */
    userAlreadyRegistered: 2002,
    /**
     * registrationSuspended
     *
     * New accounts are not accepted at the moment.
     */
    registrationSuspended: 2003,
    /**
     * verificationCodeWrong
     *
     * The verification code is wrong or too old.
     */
    verificationCodeWrong: 2004,
    /**
     * verificationCodeNotSent
     *
     * The verification code could not be sent.
     */
    verificationCodeNotSent: 2005,
    /**
     * authorizationFailed
     *
     * The social login was refused by its provider.
     */
    authorizationFailed: 2006,
    /**
     * emailsDiffer
     *
     * The email address and its confirmation differ.
     */
    emailsDiffer: 2007,
    /**
     * passwordsDiffer
     *
     * The password and its confirmation differ.
     */
    passwordsDiffer: 2008,
    /**
     * termsNotAccepted
     *
     * The terms must be accepted to open an account.
     */
    termsNotAccepted: 2009,
    /**
     * inviteCodeUnknown
     *
     * The invitation code does not exist.
     */
    inviteCodeUnknown: 2010,
    /**
     * codeRequestedTooSoon
     *
     * A code was sent recently; request the next one later.
     */
    codeRequestedTooSoon: 2011,
    /**
     * passwordWrong
     *
     * The given current password is wrong.
     */
    passwordWrong: 2012,
    /**
     * loginBlocked
     *
     * Too many failed logins with this email; it is blocked temporarily.
     */
    loginBlocked: 2013,
    /**
     * goodsNotFound
     *
     * No goods with this number are on sale.
     */
    goodsNotFound: 3001,
    /**
     * categoryNotFound
     *
     * No category has this number.
     */
    categoryNotFound: 3002,
    /**
     * outOfStock
     *
     * The stock is zero or less.
     */
    outOfStock: 3003,
    /**
     * quantityExceedsMaximum
     *
     * The quantity exceeds the stock or the maximum per order.
     */
    quantityExceedsMaximum: 3004,
    /**
     * quantityBelowOne
     *
     * The quantity is less than one.
     */
    quantityBelowOne: 3005,
    /**
     * cartItemNotFound
     *
     * The goods are not in the cart.
     */
    cartItemNotFound: 3006,
    /**
     * cartEmpty
     *
     * There is nothing in the cart to order.
     */
    cartEmpty: 3007,
    /**
     * termNotFound
     *
     * No term or policy has this title.
     */
    termNotFound: 3008,
    /**
     * requestDataFailed
     *
     * The list could not be loaded.
     */
    requestDataFailed: 3009,
    /**
     * addFailed
     *
     * The goods could not be put into the cart.
     */
    addFailed: 3010,
    /**
     * deleteFailed
     *
     * The goods could not be taken out of the cart.
     */
    deleteFailed: 3011,
    /**
     * questionNotFound
     *
     * No question of the FAQ has this name.
     */
    questionNotFound: 3012,
    /**
     * wishlistFull
     *
     * The wishlist is full.
     */
    wishlistFull: 3013,
    /**
     * alreadyInStock
     *
     * The goods are in stock, so no notice is needed.
     */
    alreadyInStock: 3014,
    /**
     * noticeAlreadyRequested
     *
     * This email address already has a notice for these goods.
     */
    noticeAlreadyRequested: 3015,
    /**
     * saleAlreadyOpen
     *
     * The sale of these goods is open, so no notice is needed.
     */
    saleAlreadyOpen: 3016,
    /**
     * orderNotFound
     *
     * The customer has no order with this number.
     */
    orderNotFound: 4001,
    /**
     * orderNotPayable
     *
     * The status of the order does not allow a payment.
     */
    orderNotPayable: 4002,
    /**
     * priceChanged
     *
     * The total differs from the one the shopper saw; nothing was ordered.
     */
    priceChanged: 4003,
    /**
     * cardDeclined
     *
     * The bank declined the card.
     */
    cardDeclined: 4004,
    /**
     * insufficientFunds
     *
     * The card has insufficient funds.
     */
    insufficientFunds: 4005,
    /**
     * chargeNotFound
     *
     * The order has no such charge.
     */
    chargeNotFound: 4006,
    /**
     * addressInvalid
     *
     * The shop cannot deliver to this address.
     */
    addressInvalid: 4007,
    /**
     * taxFailed
     *
     * The tax for this address could not be calculated.
     */
    taxFailed: 4008,
    /**
     * orderAlreadyPaid
     *
     * The order is paid already; nothing was charged again.
     */
    orderAlreadyPaid: 4009,
    /**
     * paymentFailed
     *
     * The payment failed; the provider gives no reason.
     */
    paymentFailed: 4010,
    /**
     * orderMoveNotAllowed
     *
     * The status of the order does not allow this. Deprecated, no call answers with it.
     */
    orderMoveNotAllowed: 4011,
    /**
     * orderNotCancellable
     *
     * The order was shipped, has ended, or has an open request for a part of it; it cannot be canceled.
     */
    orderNotCancellable: 4012,
    /**
     * orderNotShipped
     *
     * The order has not been shipped, so its receipt cannot be confirmed.
     */
    orderNotShipped: 4013,
    /**
     * orderNotDeletable
     *
     * The order has not ended, so it stays in the list.
     */
    orderNotDeletable: 4014,
    /**
     * trackingUnavailable
     *
     * The carrier does not respond.
     */
    trackingUnavailable: 4015,
    /**
     * parcelNotFound
     *
     * The carrier has no parcel with this number.
     */
    parcelNotFound: 4016,
    /**
     * savedAddressNotFound
     *
     * The customer has no saved address with this number.
     */
    savedAddressNotFound: 4017,
    /**
     * tooManyAddresses
     *
     * The customer has saved the maximum number of addresses.
     */
    tooManyAddresses: 4018,
    /**
     * withdrawalNotOffered
     *
     * The market of the order has no withdrawal function.
     */
    withdrawalNotOffered: 4019,
    /**
     * withdrawalNotPossible
     *
     * The order cannot be withdrawn from, or its withdrawal period is over.
     */
    withdrawalNotPossible: 4020,
    /**
     * paymentNotAuthenticated
     *
     * The shopper failed the authentication of the bank; nothing was charged.
     */
    paymentNotAuthenticated: 4021,
    /**
     * couponFailed
     *
     * The coupon cannot be taken or used.
     */
    couponFailed: 5001,
    /**
     * couponNotFound
     *
     * No coupon has this number or code.
     */
    couponNotFound: 5002,
    /**
     * couponAlreadyTaken
     *
     * The customer has taken the coupon before.
     */
    couponAlreadyTaken: 5003,
    /**
     * couponExpired
     *
     * The coupon has expired.
     */
    couponExpired: 5004,
    /**
     * couponUsed
     *
     * The coupon was used for another order.
     */
    couponUsed: 5005,
    /**
     * couponNotApplicable
     *
     * The coupon does not apply to the cart.
     */
    couponNotApplicable: 5006,
    /**
     * couponLevelTooLow
     *
     * The coupon is for members of a higher level.
     */
    couponLevelTooLow: 5007,
    /**
     * pointsShort
     *
     * The customer has fewer points than it costs.
     */
    pointsShort: 5010,
    /**
     * notForPoints
     *
     * The goods are not sold for points.
     */
    notForPoints: 5011,
    /**
     * followAlreadyClaimed
     *
     * The points for this network were awarded before.
     */
    followAlreadyClaimed: 5012,
    /**
     * wheelClosed
     *
     * The wheel cannot be spun now.
     */
    wheelClosed: 5020,
    /**
     * wheelNoChance
     *
     * The customer has no spin left.
     */
    wheelNoChance: 5021,
    /**
     * wheelBusy
     *
     * The previous spin has not finished.
     */
    wheelBusy: 5022,
    /**
     * winningNotFound
     *
     * The customer has no prize that needs a delivery address.
     */
    winningNotFound: 5023,
    /**
     * winningAddressKnown
     *
     * The prize already has a delivery address.
     */
    winningAddressKnown: 5024,
    /**
     * productAlreadyRegistered
     *
     * The order was registered before.
     */
    productAlreadyRegistered: 5030,
    /**
     * orderNotReceived
     *
     * The order has not arrived yet.
     */
    orderNotReceived: 5031,
    /**
     * registrationNotFound
     *
     * The customer has no such registration.
     */
    registrationNotFound: 5032,
    /**
     * giftNotFound
     *
     * The gift does not exist or cannot be chosen.
     */
    giftNotFound: 5033,
    /**
     * giftAlreadyChosen
     *
     * A gift was chosen for this registration before.
     */
    giftAlreadyChosen: 5034,
    /**
     * raffleNotFound
     *
     * No raffle has this number.
     */
    raffleNotFound: 5040,
    /**
     * raffleClosed
     *
     * The raffle is not open.
     */
    raffleClosed: 5041,
    /**
     * raffleAlreadyDrawn
     *
     * The customer has drawn a ticket of this raffle before.
     */
    raffleAlreadyDrawn: 5042,
    /**
     * returnQuantityExceeded
     *
     * More pieces are to be returned than were bought.
     */
    returnQuantityExceeded: 6001,
    /**
     * reviewTooLate
     *
     * The delivery is more than 30 days ago.
     */
    reviewTooLate: 6002,
    /**
     * orderLineNotFound
     *
     * The order has no such line.
     */
    orderLineNotFound: 6003,
    /**
     * reviewTooEarly
     *
     * The goods are not delivered yet; they cannot be reviewed.
     */
    reviewTooEarly: 6004,
    /**
     * reviewAlreadyWritten
     *
     * The customer reviewed this line before.
     */
    reviewAlreadyWritten: 6005,
    /**
     * reviewContentMissing
     *
     * The review has no text.
     */
    reviewContentMissing: 6006,
    /**
     * pictureNotFound
     *
     * One of the pictures was never uploaded by this customer.
     */
    pictureNotFound: 6007,
    /**
     * commentNotFound
     *
     * No comment has this number.
     */
    commentNotFound: 6008,
    /**
     * reviewGoodsReturned
     *
     * The customer returned all pieces of the line, so it cannot be reviewed.
     */
    reviewGoodsReturned: 6009,
    /**
     * freeTestNotOffered
     *
     * The goods are not offered for free tests.
     */
    freeTestNotOffered: 6010,
    /**
     * freeTestClosed
     *
     * The application period of the test is over, or all its places are taken.
     */
    freeTestClosed: 6011,
    /**
     * freeTestAlreadyApplied
     *
     * The customer applied for the test of these goods before.
     */
    freeTestAlreadyApplied: 6012,
    /**
     * applicationNotFound
     *
     * The customer has no application with this number.
     */
    applicationNotFound: 6013,
    /**
     * returnTooLate
     *
     * The delivery is more than 45 days ago.
     */
    returnTooLate: 6020,
    /**
     * contactSupportFirst
     *
     * The customer must contact customer service first.
     */
    contactSupportFirst: 6021,
    /**
     * afterSalesNotPossible
     *
     * The status of the order or its line does not allow this request.
     */
    afterSalesNotPossible: 6022,
    /**
     * afterSalesAlreadyOpen
     *
     * A request for this line is open.
     */
    afterSalesAlreadyOpen: 6023,
    /**
     * afterSalesNotFound
     *
     * The customer has no request with this number.
     */
    afterSalesNotFound: 6024,
    /**
     * afterSalesStepClosed
     *
     * The status of the request does not allow this step.
     */
    afterSalesStepClosed: 6025,
    /**
     * warrantyTooEarly
     *
     * The goods are not delivered yet, so their warranty has not started.
     */
    warrantyTooEarly: 6030,
    /**
     * warrantyAlreadyRegistered
     *
     * The warranty of this line is already registered.
     */
    warrantyAlreadyRegistered: 6031,
    /**
     * warrantyOver
     *
     * The warranty is over.
     */
    warrantyOver: 6032,
    /**
     * warrantyNotRegistered
     *
     * The warranty of this line was never registered.
     */
    warrantyNotRegistered: 6033,
    /**
     * warrantyAlreadyClaimed
     *
     * The warranty of this line was claimed before.
     */
    warrantyAlreadyClaimed: 6034,
    /**
     * marketplaceOrderNotFound
     *
     * No marketplace has reported this order with this email.
     */
    marketplaceOrderNotFound: 6035,
    /**
     * imageTooLarge
     *
     * The picture is larger than 2 MB.
     */
    imageTooLarge: 7001,
    /**
     * imageFormatInvalid
     *
     * The file format is not one of the accepted picture formats.
     */
    imageFormatInvalid: 7002,
    /**
     * avatarNotFound
     *
     * No picture or decoration with this number is available to the customer.
     */
    avatarNotFound: 7003,
    /**
     * emailInvalid
     *
     * The email address is not valid.
     */
    emailInvalid: 8001,
    /**
     * languageUnknown
     *
     * The shop does not support this language.
     */
    languageUnknown: 8002,
    /**
     * birthDateInvalid
     *
     * The birth date is not in the past.
     */
    birthDateInvalid: 8003,
    /**
     * messageNotSent
     *
     * The message to the support could not be sent.
     */
    messageNotSent: 8030,
    /**
     * alreadySubscribed
     *
     * The email address is already subscribed to the offers.
     */
    alreadySubscribed: 8031,
    /**
     * subscribeFailed
     *
     * The email address could not be subscribed.
     */
    subscribeFailed: 8032,
    /**
     * malformedRequest
     *
     * The request is malformed or violates this contract.
     */
    malformedRequest: 9001,
    /**
     * notFound
     *
     * The shop has no such call.
     */
    notFound: 9002,
    /**
     * payloadTooLarge
     *
     * The request is larger than the shop accepts.
     */
    payloadTooLarge: 9003,
    /**
     * unsupportedMediaType
     *
     * The body is not of the media type the call takes.
     */
    unsupportedMediaType: 9004,
    /**
     * serverError
     *
     * The server failed; the same request may succeed later.
     */
    serverError: 9005,
    /**
     * tooManyRequests
     *
     * Too many requests in a short time.
     */
    tooManyRequests: 9006,
    /**
     * idempotencyConflict
     *
     * The idempotency key was used before for a different request.
     */
    idempotencyConflict: 9007
} as const;

/**
 * Response code
 *
 * The code of every response. 1 is success, 100 and 1000 end the login, every other number is a refusal; clients show its `msg` to the shopper unchanged.
 */
export type ResponseCode = typeof ResponseCode[keyof typeof ResponseCode];

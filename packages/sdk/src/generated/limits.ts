// Generated from openapi/: run `npm run generate`, never edit.
export const Address = {
  "first_name": {
    "required": true,
    "minLength": 2,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "last_name": {
    "required": true,
    "minLength": 2,
    "maxLength": 50,
    "pattern": "\\S"
  },
  "address": {
    "required": true,
    "minLength": 2,
    "maxLength": 500,
    "pattern": "\\S"
  },
  "address_two": {
    "required": true,
    "minLength": 0,
    "maxLength": 500
  },
  "postal_code": {
    "required": true,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "city": {
    "required": true,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "state": {
    "required": true,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "region": {
    "required": true,
    "minLength": 2,
    "maxLength": 2,
    "pattern": "^[A-Z]{2}$"
  },
  "phone": {
    "required": true,
    "minLength": 2,
    "maxLength": 50,
    "pattern": "\\S"
  }
} as const;

export const TemporaryCartEntry = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "goods_number": {
    "required": true,
    "minimum": 1,
    "maximum": 99
  },
  "type": {
    "required": true,
    "values": [
      1,
      2
    ]
  }
} as const;

export const addBannerItem = {
  "goods_id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const addCartItem = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "goods_number": {
    "required": true,
    "minimum": -999999,
    "maximum": 999999
  }
} as const;

export const addWish = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const applyForFreeTest = {
  "goods_id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "email": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  },
  "reason": {
    "required": true,
    "minLength": 1,
    "maxLength": 1000
  }
} as const;

export const buyNow = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "goods_number": {
    "required": true,
    "minimum": -999999,
    "maximum": 999999
  },
  "type": {
    "required": true
  },
  "is_integral": {
    "required": false,
    "values": [
      0,
      1
    ]
  }
} as const;

export const cancelOrder = {
  "ordersn": {
    "required": true,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  },
  "reason": {
    "required": true,
    "values": [
      "changedMind",
      "orderedByMistake",
      "wrongAddress",
      "foundCheaper",
      "tooSlow",
      "other"
    ]
  },
  "note": {
    "required": false,
    "minLength": 0,
    "maxLength": 500
  }
} as const;

export const cancelPraise = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const changePassword = {
  "current_password": {
    "required": true,
    "minLength": 6,
    "maxLength": 20
  },
  "password": {
    "required": true,
    "minLength": 6,
    "maxLength": 20
  },
  "password_confirmation": {
    "required": true,
    "minLength": 6,
    "maxLength": 20
  }
} as const;

export const checkoutCart = {
  "params": {
    "required": true,
    "minItems": 0,
    "maxItems": 100
  },
  "cartype": {
    "required": false,
    "values": [
      1,
      2
    ]
  }
} as const;

export const checkoutOrder = {
  "ordersn": {
    "required": true,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  },
  "payment_token": {
    "required": true,
    "minLength": 8,
    "maxLength": 128,
    "pattern": "^[0-9A-Za-z_-]{8,128}$"
  }
} as const;

export const chooseGift = {
  "registration_id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "gift_id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const claimSocialFollow = {
  "network": {
    "required": true,
    "values": [
      "youtube",
      "instagram",
      "facebook",
      "discord"
    ]
  }
} as const;

export const claimWarranty = {
  "ordersn": {
    "required": true,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  },
  "line_id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "problem": {
    "required": true,
    "minLength": 1,
    "maxLength": 2000
  },
  "credentials": {
    "required": true,
    "minItems": 1,
    "maxItems": 9
  }
} as const;

export const compareGoods = {
  "ids": {
    "required": true,
    "minItems": 2,
    "maxItems": 4
  }
} as const;

export const confirmCharge = {
  "ordersn": {
    "required": true,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  },
  "charge_id": {
    "required": true,
    "minLength": 8,
    "maxLength": 64,
    "pattern": "^[0-9A-Za-z_-]{8,64}$"
  }
} as const;

export const confirmReceived = {
  "ordersn": {
    "required": true,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  }
} as const;

export const deleteAddress = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const deleteCartItem = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "cartype": {
    "required": false,
    "values": [
      1,
      2
    ]
  }
} as const;

export const deleteOrder = {
  "ordersn": {
    "required": true,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  }
} as const;

export const drawRaffle = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const findMarketplaceWarranty = {
  "order_number": {
    "required": true,
    "minLength": 4,
    "maxLength": 40,
    "pattern": "^[0-9A-Za-z-]{4,40}$"
  },
  "email": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  }
} as const;

export const findOrder = {
  "ordersn": {
    "required": true,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  },
  "email": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  }
} as const;

export const findWithdrawableOrder = {
  "ordersn": {
    "required": true,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  },
  "email": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  }
} as const;

export const getBanner = {
  "place": {
    "required": true,
    "values": [
      "points",
      "bigSale",
      "firstOrder",
      "seasonal"
    ]
  }
} as const;

export const getCart = {
  "cartype": {
    "required": false,
    "values": [
      1,
      2
    ]
  },
  "items": {
    "required": false,
    "minItems": 0,
    "maxItems": 100
  }
} as const;

export const getFreeTest = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const getGoods = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const getGoodsUserInfo = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const getOrder = {
  "ordersn": {
    "required": true,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  }
} as const;

export const getOrderData = {
  "ordersn": {
    "required": true,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  }
} as const;

export const getOrderLineReview = {
  "ordersn": {
    "required": true,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  },
  "line_id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const getOrderTax = {
  "cartype": {
    "required": false,
    "values": [
      1,
      2
    ]
  },
  "region": {
    "required": true,
    "minLength": 2,
    "maxLength": 2,
    "pattern": "^[A-Z]{2}$"
  },
  "state": {
    "required": true,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "postal_code": {
    "required": true,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "coupon_id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "coupon_code": {
    "required": false,
    "minLength": 1,
    "maxLength": 40
  }
} as const;

export const getRefundDetail = {
  "id": {
    "required": true,
    "minLength": 4,
    "maxLength": 24,
    "pattern": "^AS[0-9]{2,22}$"
  }
} as const;

export const getTerm = {
  "title": {
    "required": true,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^[a-z0-9-]{1,100}$"
  }
} as const;

export const joinCart = {
  "items": {
    "required": true,
    "minItems": 0,
    "maxItems": 100
  }
} as const;

export const joinWishes = {
  "ids": {
    "required": true,
    "minItems": 0,
    "maxItems": 100
  }
} as const;

export const listAfterSales = {
  "state": {
    "required": false,
    "values": [
      "all",
      "open",
      "over"
    ]
  },
  "ordersn": {
    "required": false,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  },
  "page": {
    "required": false,
    "minimum": 1,
    "maximum": 10000
  },
  "page_size": {
    "required": false,
    "minimum": 1,
    "maximum": 48
  }
} as const;

export const listComments = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "page": {
    "required": false,
    "minimum": 1,
    "maximum": 10000
  },
  "stars": {
    "required": false,
    "minimum": 1,
    "maximum": 5
  },
  "with_pictures": {
    "required": false,
    "values": [
      0,
      1
    ]
  }
} as const;

export const listCoupons = {
  "state": {
    "required": false,
    "values": [
      "all",
      "unused",
      "used",
      "stale"
    ]
  },
  "page": {
    "required": false,
    "minimum": 1,
    "maximum": 10000
  },
  "page_size": {
    "required": false,
    "minimum": 1,
    "maximum": 48
  }
} as const;

export const listDownloads = {
  "keywords": {
    "required": false,
    "minLength": 1,
    "maxLength": 200,
    "pattern": "\\S"
  },
  "goods_kind": {
    "required": false,
    "values": [
      "headset",
      "mouse"
    ]
  },
  "page": {
    "required": false,
    "minimum": 1,
    "maximum": 10000
  },
  "page_size": {
    "required": false,
    "minimum": 1,
    "maximum": 48
  }
} as const;

export const listFreeTests = {
  "page": {
    "required": false,
    "minimum": 1,
    "maximum": 10000
  },
  "page_size": {
    "required": false,
    "minimum": 1,
    "maximum": 48
  }
} as const;

export const listGifts = {
  "page": {
    "required": false,
    "minimum": 1,
    "maximum": 10000
  },
  "page_size": {
    "required": false,
    "minimum": 1,
    "maximum": 48
  }
} as const;

export const listGoods = {
  "category_id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "keywords": {
    "required": false,
    "minLength": 1,
    "maxLength": 200,
    "pattern": "\\S"
  },
  "filter": {
    "required": false,
    "minItems": 0,
    "maxItems": 4,
    "values": [
      "new",
      "deal",
      "inStock",
      "points"
    ]
  },
  "sort": {
    "required": false,
    "values": [
      "popular",
      "newest",
      "priceUp",
      "priceDown",
      "rating"
    ]
  },
  "price_min": {
    "required": false,
    "minimum": 0,
    "maximum": 999999999.99
  },
  "price_max": {
    "required": false,
    "minimum": 0,
    "maximum": 999999999.99
  },
  "rating_min": {
    "required": false,
    "minimum": 1,
    "maximum": 5
  },
  "page": {
    "required": false,
    "minimum": 1,
    "maximum": 10000
  },
  "page_size": {
    "required": false,
    "minimum": 1,
    "maximum": 48
  }
} as const;

export const listGoodsByIds = {
  "ids": {
    "required": true,
    "minItems": 0,
    "maxItems": 48
  }
} as const;

export const listGoodsCoupons = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const listGoodsFaqs = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const listOrders = {
  "state": {
    "required": false,
    "values": [
      "orders",
      "unpaid",
      "paid",
      "shipped",
      "received",
      "completed",
      "cancelled"
    ]
  },
  "keyword": {
    "required": false,
    "minLength": 1,
    "maxLength": 200,
    "pattern": "\\S"
  },
  "page": {
    "required": false,
    "minimum": 1,
    "maximum": 10000
  },
  "page_size": {
    "required": false,
    "minimum": 1,
    "maximum": 48
  }
} as const;

export const listPointLog = {
  "direction": {
    "required": false,
    "values": [
      "all",
      "earned",
      "spent"
    ]
  },
  "page": {
    "required": false,
    "minimum": 1,
    "maximum": 10000
  },
  "page_size": {
    "required": false,
    "minimum": 1,
    "maximum": 48
  }
} as const;

export const listQuestions = {
  "keywords": {
    "required": false,
    "minLength": 1,
    "maxLength": 200,
    "pattern": "\\S"
  },
  "group": {
    "required": false,
    "values": [
      "orders",
      "shipping",
      "returns",
      "account"
    ]
  },
  "id": {
    "required": false,
    "minLength": 1,
    "maxLength": 60,
    "pattern": "^[a-z0-9-]{1,60}$"
  }
} as const;

export const listRelatedGoods = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const listWarranties = {
  "ordersn": {
    "required": false,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  },
  "page": {
    "required": false,
    "minimum": 1,
    "maximum": 10000
  },
  "page_size": {
    "required": false,
    "minimum": 1,
    "maximum": 48
  }
} as const;

export const listWinnings = {
  "page": {
    "required": false,
    "minimum": 1,
    "maximum": 10000
  },
  "page_size": {
    "required": false,
    "minimum": 1,
    "maximum": 48
  }
} as const;

export const listWishes = {
  "page": {
    "required": false,
    "minimum": 1,
    "maximum": 10000
  },
  "page_size": {
    "required": false,
    "minimum": 1,
    "maximum": 48
  }
} as const;

export const logIn = {
  "email": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  },
  "password": {
    "required": true,
    "minLength": 6,
    "maxLength": 20
  }
} as const;

export const logInWithFacebook = {
  "authorization_code": {
    "required": true,
    "minLength": 8,
    "maxLength": 2000,
    "pattern": "^[!-~]+$"
  },
  "redirect_uri": {
    "required": true,
    "minLength": 10,
    "maxLength": 2000,
    "pattern": "^https?://[!-~]+$"
  },
  "invite_code": {
    "required": false,
    "minLength": 4,
    "maxLength": 20,
    "pattern": "^[A-Za-z0-9]{4,20}$"
  }
} as const;

export const logInWithGoogle = {
  "authorization_code": {
    "required": true,
    "minLength": 8,
    "maxLength": 2000,
    "pattern": "^[!-~]+$"
  },
  "redirect_uri": {
    "required": true,
    "minLength": 10,
    "maxLength": 2000,
    "pattern": "^https?://[!-~]+$"
  },
  "invite_code": {
    "required": false,
    "minLength": 4,
    "maxLength": 20,
    "pattern": "^[A-Za-z0-9]{4,20}$"
  }
} as const;

export const placeOrder = {
  "cartype": {
    "required": false,
    "values": [
      1,
      2
    ]
  },
  "address": {
    "required": true
  },
  "note": {
    "required": true,
    "minLength": 0,
    "maxLength": 500
  },
  "coupon_id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "coupon_code": {
    "required": false,
    "minLength": 1,
    "maxLength": 40
  },
  "expected_total": {
    "required": true,
    "minimum": 0,
    "maximum": 999999999.99
  }
} as const;

export const praiseComment = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const register = {
  "email": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  },
  "email_confirmation": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  },
  "password": {
    "required": true,
    "minLength": 6,
    "maxLength": 20
  },
  "password_confirmation": {
    "required": true,
    "minLength": 6,
    "maxLength": 20
  },
  "code": {
    "required": true,
    "minLength": 1,
    "maxLength": 12,
    "pattern": "\\S"
  },
  "agree_terms": {
    "required": true,
    "values": [
      0,
      1
    ]
  },
  "invite_code": {
    "required": false,
    "minLength": 4,
    "maxLength": 20,
    "pattern": "^[A-Za-z0-9]{4,20}$"
  }
} as const;

export const registerProduct = {
  "ordersn": {
    "required": true,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  },
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "email": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  },
  "review_url": {
    "required": false,
    "minLength": 10,
    "maxLength": 2000,
    "pattern": "^https?://[^\\s]{3,1990}$"
  }
} as const;

export const registerWarranty = {
  "ordersn": {
    "required": true,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  },
  "line_id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const removeWish = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const requestAfterSales = {
  "kind": {
    "required": true,
    "values": [
      "return",
      "exchange"
    ]
  },
  "ordersn": {
    "required": true,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  },
  "line_id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "goodsnumber": {
    "required": true,
    "minimum": -999999,
    "maximum": 999999
  },
  "reason": {
    "required": true,
    "values": [
      "defective",
      "damagedInTransit",
      "wrongItem",
      "notAsDescribed",
      "missingParts",
      "neverArrived",
      "noLongerNeeded",
      "withdrawal",
      "other"
    ]
  },
  "problem": {
    "required": true,
    "minLength": 1,
    "maxLength": 2000
  },
  "comment_url": {
    "required": false,
    "minLength": 10,
    "maxLength": 2000,
    "pattern": "^https?://[^\\s]{3,1990}$"
  },
  "note": {
    "required": false,
    "minLength": 0,
    "maxLength": 500
  },
  "credentials": {
    "required": true,
    "minItems": 1,
    "maxItems": 9
  },
  "contacted": {
    "required": true,
    "values": [
      0,
      1
    ]
  }
} as const;

export const requestNotice = {
  "goods_id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "email": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  },
  "kind": {
    "required": true,
    "values": [
      "backInStock",
      "saleStart"
    ]
  }
} as const;

export const requestRefund = {
  "ordersn": {
    "required": true,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  },
  "line_id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "reason": {
    "required": true,
    "values": [
      "defective",
      "damagedInTransit",
      "wrongItem",
      "notAsDescribed",
      "missingParts",
      "neverArrived",
      "noLongerNeeded",
      "withdrawal",
      "other"
    ]
  },
  "problem": {
    "required": false,
    "minLength": 0,
    "maxLength": 2000
  },
  "note": {
    "required": false,
    "minLength": 0,
    "maxLength": 500
  },
  "credentials": {
    "required": true,
    "minItems": 1,
    "maxItems": 9
  },
  "contacted": {
    "required": true,
    "values": [
      0,
      1
    ]
  }
} as const;

export const resetPassword = {
  "email": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  },
  "code": {
    "required": true,
    "minLength": 1,
    "maxLength": 12,
    "pattern": "\\S"
  },
  "password": {
    "required": true,
    "minLength": 6,
    "maxLength": 20
  },
  "password_confirmation": {
    "required": true,
    "minLength": 6,
    "maxLength": 20
  }
} as const;

export const saveAddress = {
  "id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "address": {
    "required": true
  },
  "is_default": {
    "required": false,
    "values": [
      0,
      1
    ]
  }
} as const;

export const savePrizeAddress = {
  "winning_id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "email": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  },
  "buyer_first_name": {
    "required": true,
    "minLength": 2,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "buyer_last_name": {
    "required": true,
    "minLength": 2,
    "maxLength": 50,
    "pattern": "\\S"
  },
  "buyer_address": {
    "required": true,
    "minLength": 2,
    "maxLength": 500,
    "pattern": "\\S"
  },
  "buyer_address_two": {
    "required": false,
    "minLength": 0,
    "maxLength": 500
  },
  "city": {
    "required": true,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "country": {
    "required": true,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "region": {
    "required": true,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "code": {
    "required": true,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "subcode": {
    "required": false,
    "minLength": 0,
    "maxLength": 100
  },
  "phone": {
    "required": true,
    "minLength": 2,
    "maxLength": 50,
    "pattern": "\\S"
  }
} as const;

export const saveProfile = {
  "email": {
    "required": false,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  },
  "email_confirmation": {
    "required": false,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  },
  "firstname": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  },
  "country": {
    "required": false,
    "minLength": 2,
    "maxLength": 2,
    "pattern": "^[A-Z]{2}$"
  },
  "state": {
    "required": false,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "city": {
    "required": false,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "birth_date": {
    "required": false,
    "minLength": 10,
    "maxLength": 10,
    "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
  },
  "gender": {
    "required": false,
    "values": [
      "male",
      "female",
      null
    ]
  },
  "marketplace_url": {
    "required": false,
    "minLength": 10,
    "maxLength": 2000,
    "pattern": "^https?://[^\\s/]{1,253}(?:/\\S{0,1700})?$"
  }
} as const;

export const sendBackTracking = {
  "id": {
    "required": true,
    "minLength": 4,
    "maxLength": 24,
    "pattern": "^AS[0-9]{2,22}$"
  },
  "tracking_number": {
    "required": true,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "company": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  }
} as const;

export const sendMessage = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "email": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  },
  "message": {
    "required": true,
    "minLength": 1,
    "maxLength": 2000,
    "pattern": "\\S"
  }
} as const;

export const sendVerificationCode = {
  "email": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  },
  "purpose": {
    "required": true,
    "values": [
      "register",
      "reset"
    ]
  }
} as const;

export const setLanguage = {
  "lang": {
    "required": true,
    "minLength": 1,
    "maxLength": 35
  }
} as const;

export const signUpByPopup = {
  "email": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  }
} as const;

export const storeReview = {
  "ordersn": {
    "required": true,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  },
  "line_id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "stars": {
    "required": true,
    "minimum": 1,
    "maximum": 5
  },
  "content": {
    "required": true,
    "minLength": 1,
    "maxLength": 5000
  },
  "pics": {
    "required": false,
    "minItems": 0,
    "maxItems": 9
  },
  "review_url": {
    "required": false,
    "minLength": 10,
    "maxLength": 2000,
    "pattern": "^https?://[^\\s]{3,1990}$"
  }
} as const;

export const subscribe = {
  "email": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  },
  "subscribe": {
    "required": true
  }
} as const;

export const suggest = {
  "keywords": {
    "required": true,
    "minLength": 1,
    "maxLength": 200,
    "pattern": "\\S"
  }
} as const;

export const takeCoupon = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const trackParcel = {
  "tracking_number": {
    "required": true,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "carrier": {
    "required": false,
    "minLength": 1,
    "maxLength": 40,
    "pattern": "^[a-z0-9-]{1,40}$"
  }
} as const;

export const uploadAvatar = {
  "file": {
    "required": true,
    "format": "binary"
  }
} as const;

export const uploadPicture = {
  "file": {
    "required": true,
    "format": "binary"
  }
} as const;

export const useAvatar = {
  "avatar_id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "decoration_id": {
    "required": false,
    "minimum": 0,
    "maximum": 2147483647
  }
} as const;

export const verifyOrder = {
  "ordersn": {
    "required": true,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  }
} as const;

export const withdrawAfterSales = {
  "id": {
    "required": true,
    "minLength": 4,
    "maxLength": 24,
    "pattern": "^AS[0-9]{2,22}$"
  }
} as const;

export const withdrawOrder = {
  "ordersn": {
    "required": true,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  },
  "email": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  }
} as const;

// Generated from openapi/: run `npm run generate`, never edit.
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

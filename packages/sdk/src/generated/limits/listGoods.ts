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
  "attributes": {
    "required": false,
    "minItems": 0,
    "maxItems": 60,
    "values": [
      "connection.radio",
      "connection.bluetooth",
      "connection.cable",
      "platform.pc",
      "platform.console",
      "platform.mobile",
      "battery.20",
      "battery.40",
      "battery.60",
      "battery.100",
      "weight.60",
      "weight.80",
      "weight.100",
      "weight.200",
      "weight.250",
      "weight.300",
      "grip.right",
      "grip.left",
      "grip.both",
      "grip.vertical",
      "microphone.detachable",
      "microphone.flip",
      "microphone.builtIn",
      "microphone.fixed",
      "color.black",
      "color.white",
      "color.grey",
      "color.red",
      "color.ember",
      "color.blue",
      "color.violet",
      "color.green",
      "color.volt",
      "color.pink"
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

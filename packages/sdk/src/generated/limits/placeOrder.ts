// Generated from openapi/: run `npm run generate`, never edit.
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
  "delivery_way": {
    "required": false,
    "values": [
      "standard",
      "express"
    ]
  },
  "expected_total": {
    "required": true,
    "minimum": 0,
    "maximum": 999999999.99
  }
} as const;

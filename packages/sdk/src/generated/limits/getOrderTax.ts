// Generated from openapi/: run `npm run generate`, never edit.
export const getOrderTax = {
  "cartype": {
    "required": false,
    "values": [
      1,
      2
    ]
  },
  "region": {
    "required": false,
    "minLength": 2,
    "maxLength": 2,
    "pattern": "^[A-Z]{2}$"
  },
  "state": {
    "required": false,
    "minLength": 0,
    "maxLength": 100
  },
  "postal_code": {
    "required": false,
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
  },
  "delivery_way": {
    "required": false,
    "values": [
      "standard",
      "express"
    ]
  }
} as const;

// Generated from openapi/: run `npm run generate`, never edit.
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

// Generated from openapi/: run `npm run generate`, never edit.
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

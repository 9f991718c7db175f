// Generated from openapi/: run `npm run generate`, never edit.
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

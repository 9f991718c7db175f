// Generated from openapi/: run `npm run generate`, never edit.
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

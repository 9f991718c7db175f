// Generated from openapi/: run `npm run generate`, never edit.
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

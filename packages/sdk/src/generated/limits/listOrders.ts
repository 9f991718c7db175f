// Generated from openapi/: run `npm run generate`, never edit.
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

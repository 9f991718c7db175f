// Generated from openapi/: run `npm run generate`, never edit.
export const listAfterSales = {
  "state": {
    "required": false,
    "values": [
      "all",
      "open",
      "over"
    ]
  },
  "ordersn": {
    "required": false,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
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

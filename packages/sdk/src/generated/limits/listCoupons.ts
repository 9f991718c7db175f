// Generated from openapi/: run `npm run generate`, never edit.
export const listCoupons = {
  "state": {
    "required": false,
    "values": [
      "all",
      "unused",
      "used",
      "stale"
    ]
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

// Generated from openapi/: run `npm run generate`, never edit.
export const cancelNotice = {
  "goods_id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "kind": {
    "required": true,
    "values": [
      "backInStock",
      "saleStart"
    ]
  }
} as const;

// Generated from openapi/: run `npm run generate`, never edit.
export const deleteCartItem = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "cartype": {
    "required": false,
    "values": [
      1,
      2
    ]
  }
} as const;

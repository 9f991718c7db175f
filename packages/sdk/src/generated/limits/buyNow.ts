// Generated from openapi/: run `npm run generate`, never edit.
export const buyNow = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "goods_number": {
    "required": true,
    "minimum": -999999,
    "maximum": 999999
  },
  "type": {
    "required": true
  },
  "is_integral": {
    "required": false,
    "values": [
      0,
      1
    ]
  }
} as const;

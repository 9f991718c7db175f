// Generated from openapi/: run `npm run generate`, never edit.
export const getCart = {
  "cartype": {
    "required": false,
    "values": [
      1,
      2
    ]
  },
  "items": {
    "required": false,
    "minItems": 0,
    "maxItems": 100
  }
} as const;

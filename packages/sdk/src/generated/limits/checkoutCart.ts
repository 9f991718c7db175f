// Generated from openapi/: run `npm run generate`, never edit.
export const checkoutCart = {
  "params": {
    "required": true,
    "minItems": 0,
    "maxItems": 100
  },
  "cartype": {
    "required": false,
    "values": [
      1,
      2
    ]
  }
} as const;

// Generated from openapi/: run `npm run generate`, never edit.
export const compareGoods = {
  "ids": {
    "required": true,
    "minItems": 2,
    "maxItems": 4
  }
} as const;

// Generated from openapi/: run `npm run generate`, never edit.
export const listGoodsByIds = {
  "ids": {
    "required": true,
    "minItems": 0,
    "maxItems": 48
  }
} as const;

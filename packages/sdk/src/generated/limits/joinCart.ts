// Generated from openapi/: run `npm run generate`, never edit.
export const joinCart = {
  "items": {
    "required": true,
    "minItems": 0,
    "maxItems": 100
  },
  "saved": {
    "required": false,
    "minItems": 0,
    "maxItems": 100
  }
} as const;

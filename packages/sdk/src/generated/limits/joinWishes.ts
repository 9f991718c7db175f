// Generated from openapi/: run `npm run generate`, never edit.
export const joinWishes = {
  "ids": {
    "required": true,
    "minItems": 0,
    "maxItems": 100
  }
} as const;

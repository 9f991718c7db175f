// Generated from openapi/: run `npm run generate`, never edit.
export const listSavedItems = {
  "items": {
    "required": false,
    "minItems": 0,
    "maxItems": 100
  }
} as const;

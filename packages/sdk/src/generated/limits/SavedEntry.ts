// Generated from openapi/: run `npm run generate`, never edit.
export const SavedEntry = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "goods_number": {
    "required": true,
    "minimum": 1,
    "maximum": 99
  }
} as const;

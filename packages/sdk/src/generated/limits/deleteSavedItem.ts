// Generated from openapi/: run `npm run generate`, never edit.
export const deleteSavedItem = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

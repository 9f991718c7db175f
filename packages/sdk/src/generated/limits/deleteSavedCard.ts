// Generated from openapi/: run `npm run generate`, never edit.
export const deleteSavedCard = {
  "id": {
    "required": true,
    "minLength": 8,
    "maxLength": 128,
    "pattern": "^[0-9A-Za-z_-]{8,128}$"
  }
} as const;

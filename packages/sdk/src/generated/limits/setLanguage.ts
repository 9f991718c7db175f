// Generated from openapi/: run `npm run generate`, never edit.
export const setLanguage = {
  "lang": {
    "required": true,
    "minLength": 1,
    "maxLength": 35
  }
} as const;

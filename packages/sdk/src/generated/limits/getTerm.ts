// Generated from openapi/: run `npm run generate`, never edit.
export const getTerm = {
  "title": {
    "required": true,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^[a-z0-9-]{1,100}$"
  }
} as const;

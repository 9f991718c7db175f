// Generated from openapi/: run `npm run generate`, never edit.
export const suggest = {
  "keywords": {
    "required": true,
    "minLength": 1,
    "maxLength": 200,
    "pattern": "\\S"
  }
} as const;

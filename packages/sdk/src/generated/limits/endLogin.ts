// Generated from openapi/: run `npm run generate`, never edit.
export const endLogin = {
  "id": {
    "required": true,
    "minLength": 1,
    "maxLength": 64
  }
} as const;

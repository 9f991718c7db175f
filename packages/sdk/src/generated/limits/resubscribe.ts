// Generated from openapi/: run `npm run generate`, never edit.
export const resubscribe = {
  "token": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  }
} as const;

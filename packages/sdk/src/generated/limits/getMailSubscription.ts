// Generated from openapi/: run `npm run generate`, never edit.
export const getMailSubscription = {
  "token": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  }
} as const;

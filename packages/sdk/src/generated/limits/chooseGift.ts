// Generated from openapi/: run `npm run generate`, never edit.
export const chooseGift = {
  "registration_id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "gift_id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

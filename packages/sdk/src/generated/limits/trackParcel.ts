// Generated from openapi/: run `npm run generate`, never edit.
export const trackParcel = {
  "tracking_number": {
    "required": true,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "carrier": {
    "required": false,
    "minLength": 1,
    "maxLength": 40,
    "pattern": "^[a-z0-9-]{1,40}$"
  }
} as const;

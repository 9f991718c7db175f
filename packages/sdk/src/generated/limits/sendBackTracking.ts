// Generated from openapi/: run `npm run generate`, never edit.
export const sendBackTracking = {
  "id": {
    "required": true,
    "minLength": 4,
    "maxLength": 24,
    "pattern": "^AS[0-9]{2,22}$"
  },
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
  },
  "company": {
    "required": false,
    "minLength": 1,
    "maxLength": 200
  }
} as const;

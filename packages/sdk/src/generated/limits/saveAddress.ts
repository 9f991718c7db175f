// Generated from openapi/: run `npm run generate`, never edit.
export const saveAddress = {
  "id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "address": {
    "required": true
  },
  "is_default": {
    "required": false,
    "values": [
      0,
      1
    ]
  }
} as const;

// Generated from openapi/: run `npm run generate`, never edit.
export const getRefundDetail = {
  "id": {
    "required": true,
    "minLength": 4,
    "maxLength": 24,
    "pattern": "^AS[0-9]{2,22}$"
  }
} as const;

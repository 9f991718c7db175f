// Generated from openapi/: run `npm run generate`, never edit.
export const verifyOrder = {
  "ordersn": {
    "required": true,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  }
} as const;

// Generated from openapi/: run `npm run generate`, never edit.
export const confirmCharge = {
  "ordersn": {
    "required": true,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  },
  "charge_id": {
    "required": true,
    "minLength": 8,
    "maxLength": 64,
    "pattern": "^[0-9A-Za-z_-]{8,64}$"
  }
} as const;

// Generated from openapi/: run `npm run generate`, never edit.
export const checkoutOrder = {
  "ordersn": {
    "required": true,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  },
  "payment_token": {
    "required": true,
    "minLength": 8,
    "maxLength": 128,
    "pattern": "^[0-9A-Za-z_-]{8,128}$"
  },
  "save_card": {
    "required": false,
    "values": [
      0,
      1
    ]
  }
} as const;

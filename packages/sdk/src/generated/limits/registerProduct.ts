// Generated from openapi/: run `npm run generate`, never edit.
export const registerProduct = {
  "ordersn": {
    "required": true,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  },
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "email": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  },
  "review_url": {
    "required": false,
    "minLength": 10,
    "maxLength": 2000,
    "pattern": "^https?://[^\\s]{3,1990}$"
  }
} as const;

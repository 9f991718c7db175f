// Generated from openapi/: run `npm run generate`, never edit.
export const findMarketplaceWarranty = {
  "order_number": {
    "required": true,
    "minLength": 4,
    "maxLength": 40,
    "pattern": "^[0-9A-Za-z-]{4,40}$"
  },
  "email": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  }
} as const;

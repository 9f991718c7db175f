// Generated from openapi/: run `npm run generate`, never edit.
export const savePrizeAddress = {
  "winning_id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "email": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  },
  "buyer_first_name": {
    "required": true,
    "minLength": 2,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "buyer_last_name": {
    "required": true,
    "minLength": 2,
    "maxLength": 50,
    "pattern": "\\S"
  },
  "buyer_address": {
    "required": true,
    "minLength": 2,
    "maxLength": 500,
    "pattern": "\\S"
  },
  "buyer_address_two": {
    "required": false,
    "minLength": 0,
    "maxLength": 500
  },
  "city": {
    "required": true,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "country": {
    "required": true,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "region": {
    "required": true,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "code": {
    "required": true,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "subcode": {
    "required": false,
    "minLength": 0,
    "maxLength": 100
  },
  "phone": {
    "required": true,
    "minLength": 2,
    "maxLength": 50,
    "pattern": "\\S"
  }
} as const;

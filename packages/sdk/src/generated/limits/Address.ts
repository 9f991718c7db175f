// Generated from openapi/: run `npm run generate`, never edit.
export const Address = {
  "first_name": {
    "required": true,
    "minLength": 2,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "last_name": {
    "required": true,
    "minLength": 2,
    "maxLength": 50,
    "pattern": "\\S"
  },
  "address": {
    "required": true,
    "minLength": 2,
    "maxLength": 500,
    "pattern": "\\S"
  },
  "address_two": {
    "required": true,
    "minLength": 0,
    "maxLength": 500
  },
  "postal_code": {
    "required": true,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "city": {
    "required": true,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "state": {
    "required": true,
    "minLength": 0,
    "maxLength": 100
  },
  "region": {
    "required": true,
    "minLength": 2,
    "maxLength": 2,
    "pattern": "^[A-Z]{2}$"
  },
  "phone": {
    "required": true,
    "minLength": 2,
    "maxLength": 50,
    "pattern": "\\S"
  }
} as const;

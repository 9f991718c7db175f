// Generated from openapi/: run `npm run generate`, never edit.
export const register = {
  "email": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  },
  "email_confirmation": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  },
  "password": {
    "required": true,
    "minLength": 6,
    "maxLength": 20
  },
  "password_confirmation": {
    "required": true,
    "minLength": 6,
    "maxLength": 20
  },
  "code": {
    "required": true,
    "minLength": 1,
    "maxLength": 12,
    "pattern": "\\S"
  },
  "agree_terms": {
    "required": true,
    "values": [
      0,
      1
    ]
  },
  "invite_code": {
    "required": false,
    "minLength": 4,
    "maxLength": 20,
    "pattern": "^[A-Za-z0-9]{4,20}$"
  }
} as const;

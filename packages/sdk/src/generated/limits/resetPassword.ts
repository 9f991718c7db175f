// Generated from openapi/: run `npm run generate`, never edit.
export const resetPassword = {
  "email": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  },
  "code": {
    "required": true,
    "minLength": 1,
    "maxLength": 12,
    "pattern": "\\S"
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
  }
} as const;

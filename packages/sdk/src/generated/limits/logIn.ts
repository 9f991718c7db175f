// Generated from openapi/: run `npm run generate`, never edit.
export const logIn = {
  "email": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  },
  "password": {
    "required": true,
    "minLength": 6,
    "maxLength": 20
  }
} as const;

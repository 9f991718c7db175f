// Generated from openapi/: run `npm run generate`, never edit.
export const sendVerificationCode = {
  "email": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  },
  "purpose": {
    "required": true,
    "values": [
      "register",
      "reset"
    ]
  }
} as const;

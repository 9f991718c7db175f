// Generated from openapi/: run `npm run generate`, never edit.
export const sendMessage = {
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
  "message": {
    "required": true,
    "minLength": 1,
    "maxLength": 2000,
    "pattern": "\\S"
  }
} as const;

// Generated from openapi/: run `npm run generate`, never edit.
export const requestAccountDeletion = {
  "password": {
    "required": false,
    "minLength": 6,
    "maxLength": 20
  },
  "email": {
    "required": false,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  }
} as const;

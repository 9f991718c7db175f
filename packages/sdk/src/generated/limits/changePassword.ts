// Generated from openapi/: run `npm run generate`, never edit.
export const changePassword = {
  "current_password": {
    "required": true,
    "minLength": 6,
    "maxLength": 20
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

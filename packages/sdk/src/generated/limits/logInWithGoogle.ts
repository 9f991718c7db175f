// Generated from openapi/: run `npm run generate`, never edit.
export const logInWithGoogle = {
  "authorization_code": {
    "required": true,
    "minLength": 8,
    "maxLength": 2000,
    "pattern": "^[!-~]+$"
  },
  "redirect_uri": {
    "required": true,
    "minLength": 10,
    "maxLength": 2000,
    "pattern": "^https?://[!-~]+$"
  },
  "invite_code": {
    "required": false,
    "minLength": 4,
    "maxLength": 20,
    "pattern": "^[A-Za-z0-9]{4,20}$"
  }
} as const;

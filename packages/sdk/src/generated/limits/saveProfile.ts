// Generated from openapi/: run `npm run generate`, never edit.
export const saveProfile = {
  "email": {
    "required": false,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  },
  "email_confirmation": {
    "required": false,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  },
  "firstname": {
    "required": false,
    "minLength": 1,
    "maxLength": 100
  },
  "country": {
    "required": false,
    "minLength": 2,
    "maxLength": 2,
    "pattern": "^[A-Z]{2}$"
  },
  "state": {
    "required": false,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "city": {
    "required": false,
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "birth_date": {
    "required": false,
    "minLength": 10,
    "maxLength": 10,
    "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
  },
  "gender": {
    "required": false,
    "values": [
      "male",
      "female",
      null
    ]
  },
  "marketplace_url": {
    "required": false,
    "minLength": 10,
    "maxLength": 2000,
    "pattern": "^https?://[^\\s/]{1,253}(?:/\\S{0,1700})?$"
  }
} as const;

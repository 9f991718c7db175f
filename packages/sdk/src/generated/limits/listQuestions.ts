// Generated from openapi/: run `npm run generate`, never edit.
export const listQuestions = {
  "keywords": {
    "required": false,
    "minLength": 1,
    "maxLength": 200,
    "pattern": "\\S"
  },
  "group": {
    "required": false,
    "values": [
      "orders",
      "shipping",
      "returns",
      "account"
    ]
  },
  "id": {
    "required": false,
    "minLength": 1,
    "maxLength": 60,
    "pattern": "^[a-z0-9-]{1,60}$"
  }
} as const;

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
  },
  "page": {
    "required": false,
    "minimum": 1,
    "maximum": 10000
  },
  "page_size": {
    "required": false,
    "minimum": 1,
    "maximum": 48
  }
} as const;

// Generated from openapi/: run `npm run generate`, never edit.
export const listComments = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
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
  },
  "stars": {
    "required": false,
    "minimum": 1,
    "maximum": 5
  },
  "with_pictures": {
    "required": false,
    "values": [
      0,
      1
    ]
  }
} as const;

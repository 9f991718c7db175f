// Generated from openapi/: run `npm run generate`, never edit.
export const TemporaryCartEntry = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "goods_number": {
    "required": true,
    "minimum": 1,
    "maximum": 99
  },
  "type": {
    "required": true,
    "values": [
      1,
      2
    ]
  }
} as const;

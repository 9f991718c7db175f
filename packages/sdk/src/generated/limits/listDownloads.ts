// Generated from openapi/: run `npm run generate`, never edit.
export const listDownloads = {
  "keywords": {
    "required": false,
    "minLength": 1,
    "maxLength": 200,
    "pattern": "\\S"
  },
  "goods_kind": {
    "required": false,
    "values": [
      "headset",
      "mouse"
    ]
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

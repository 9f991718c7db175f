// Generated from openapi/: run `npm run generate`, never edit.
export const listRequestedNotices = {
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

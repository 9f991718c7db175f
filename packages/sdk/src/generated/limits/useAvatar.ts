// Generated from openapi/: run `npm run generate`, never edit.
export const useAvatar = {
  "avatar_id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "decoration_id": {
    "required": false,
    "minimum": 0,
    "maximum": 2147483647
  }
} as const;

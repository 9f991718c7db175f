// Generated from openapi/: run `npm run generate`, never edit.
export const uploadAvatar = {
  "file": {
    "required": true,
    "format": "binary"
  }
} as const;

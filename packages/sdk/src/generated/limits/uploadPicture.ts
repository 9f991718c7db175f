// Generated from openapi/: run `npm run generate`, never edit.
export const uploadPicture = {
  "file": {
    "required": true,
    "format": "binary"
  }
} as const;

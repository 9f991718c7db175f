// Generated from openapi/: run `npm run generate`, never edit.
export const applyForFreeTest = {
  "goods_id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "email": {
    "required": true,
    "minLength": 2,
    "maxLength": 200,
    "pattern": "^[^\\s@]{1,64}@[^\\s@.]{1,63}(?:\\.[^\\s@.]{1,63}){1,8}$"
  },
  "reason": {
    "required": true,
    "minLength": 1,
    "maxLength": 1000
  }
} as const;

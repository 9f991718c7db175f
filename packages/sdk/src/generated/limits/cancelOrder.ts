// Generated from openapi/: run `npm run generate`, never edit.
export const cancelOrder = {
  "ordersn": {
    "required": true,
    "minLength": 8,
    "maxLength": 32,
    "pattern": "^[0-9A-Z]{8,32}$"
  },
  "reason": {
    "required": true,
    "values": [
      "changedMind",
      "orderedByMistake",
      "wrongAddress",
      "foundCheaper",
      "tooSlow",
      "other"
    ]
  },
  "note": {
    "required": false,
    "minLength": 0,
    "maxLength": 500
  }
} as const;

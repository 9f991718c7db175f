// Generated from openapi/: run `npm run generate`, never edit.
export const getBanner = {
  "place": {
    "required": true,
    "values": [
      "points",
      "bigSale",
      "firstOrder",
      "seasonal"
    ]
  }
} as const;

// Generated from openapi/: run `npm run generate`, never edit.
export const claimSocialFollow = {
  "network": {
    "required": true,
    "values": [
      "youtube",
      "instagram",
      "facebook",
      "discord"
    ]
  }
} as const;

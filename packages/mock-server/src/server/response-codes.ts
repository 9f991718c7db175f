// Stand-in until the generated codes exist.
export const ResponseCode = {
  success: 1,
  malformedRequest: 9001,
  notFound: 9002,
  payloadTooLarge: 9003,
  unsupportedMediaType: 9004,
  serverError: 9005,
  tooManyRequests: 9006,
} as const;

// Generated from openapi/: run `npm run generate`, never edit.
/** The statuses that the contract has for calls of each method, besides 200. */
export const rejectionStatuses: { readonly [method in 'get' | 'post']: readonly number[] } = {"get":[400,404,422,429,500],"post":[400,404,413,415,422,429,500]};

/** The fields of such an answer. */
export const rejectionFields: Readonly<Record<string, RejectionField>> = {
  "code": {
    "required": true,
    "values": [
      9001,
      9002,
      9003,
      9004,
      9005,
      9006,
      9007
    ]
  },
  "msg": {
    "required": true,
    "minLength": 1,
    "maxLength": 500
  },
  "field": {
    "required": false,
    "minLength": 1,
    "maxLength": 200
  }
};

export interface RejectionField {
  readonly required: boolean;
  readonly values?: readonly number[];
  readonly minLength?: number;
  readonly maxLength?: number;
}

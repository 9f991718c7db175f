// Generated from openapi/: run `npm run generate`, never edit.
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * Flag
 *
 * A boolean, encoded as a number.
 */
export const Flag = { /**
     * no
     *
     * False.
     */
    no: 0, /**
     * yes
     *
     * True.
     */
    yes: 1 } as const;

/**
 * Flag
 *
 * A boolean, encoded as a number.
 */
export type Flag = typeof Flag[keyof typeof Flag];

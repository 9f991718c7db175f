// Generated from openapi/: run `npm run generate`, never edit.
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * Flag
 *
 * Yes or no as the shop writes it.
 */
export const Flag = { /**
     * no
     *
     * It is not so.
     */
    no: 0, /**
     * yes
     *
     * It is so.
     */
    yes: 1 } as const;

/**
 * Flag
 *
 * Yes or no as the shop writes it.
 */
export type Flag = typeof Flag[keyof typeof Flag];

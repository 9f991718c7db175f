// Generated from openapi/: run `npm run generate`, never edit.
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * Banner type
 *
 * The media type of a banner.
 */
export const BannerType = { /**
     * image
     *
     * The picture at `url`, or the drawn goods while `url` is empty.
     */
    image: 1, /**
     * video
     *
     * The film at `video`, with the picture at `url` until it plays.
     */
    video: 4 } as const;

/**
 * Banner type
 *
 * The media type of a banner.
 */
export type BannerType = typeof BannerType[keyof typeof BannerType];

/** The path of the shop's only film. */
export const film = '/api/files/headset.webm';
/** Its poster: the picture before it plays. */
export const filmPoster = '/api/files/headset.webp';

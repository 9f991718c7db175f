/** Where the one film of the shop lies, on the origin of the shop. */
export const film = '/api/files/headset.webm';
/** A picture out of it, which stands there until it plays. */
export const filmPoster = '/api/files/headset.webp';

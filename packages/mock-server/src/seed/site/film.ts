/** Where the one film of the shop lies, on the origin of the shop. */
export const film = '/api/files/headset.webm';

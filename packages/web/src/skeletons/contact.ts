/** The email address of pages that load nothing from the server. */
export const contact = 'help@signal.example';

/** Separate, since looking for settings takes no time, and the libraries that read them take a tenth of a second to load. */
export const settingsFile = 'shingle.config.jsonc'

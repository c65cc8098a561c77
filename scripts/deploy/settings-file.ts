/** By itself, for those who only look whether there is one: reading it needs libraries that take a tenth of a second to load. */
export const settingsFile = 'shingle.config.jsonc'

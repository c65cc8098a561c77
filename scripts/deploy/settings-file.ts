/** Apart from what reads it: `npm run render` only asks whether the file exists, and the libraries that read it take 0.1 s to load. */
export const settingsFile = 'shingle.config.jsonc'

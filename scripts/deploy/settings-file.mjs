// Apart from what reads it, and plain JavaScript: `npm run render` only asks whether the file exists. The libraries that read it take
// 0.1 s to load, Node's reader of types 0.07.
export const settingsFile = 'shingle.config.jsonc'

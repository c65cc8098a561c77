// On its own and in plain JavaScript, because `npm run render` only asks whether the file exists. The libraries that read it take 0.1 s
// to load, and Node's TypeScript parser 0.05 s.
export const settingsFile = 'shingle.config.jsonc'

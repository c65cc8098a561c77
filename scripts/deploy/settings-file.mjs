// On its own and in plain JavaScript, because `npm run render` only asks whether there are settings. The libraries that read them take 0.1 s
// to load, and Node's TypeScript parser 0.05 s.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const settingsFile = 'shingle.config.jsonc'

/** Whether there is the file of settings, or a variable with one. */
export const hasSettings = (root) => existsSync(join(root, settingsFile)) || Boolean(process.env.SHINGLE_APP)

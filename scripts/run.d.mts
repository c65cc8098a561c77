export const root: string
export const run: (command: string, args: readonly string[], options?: object) => Promise<void>
export const isInstalled: (lock: string, modules: string) => boolean

export const isInstalled: (lock: string, modules: string) => boolean

export const settingsFile: string
export const hasSettings: (root: string) => boolean

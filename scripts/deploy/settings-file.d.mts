export const settingsFile: string

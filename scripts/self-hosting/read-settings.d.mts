export const readSettings: (file: string) => Record<string, string>
export const authSecretIn: (file: string) => string

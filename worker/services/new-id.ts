/** A new id that cannot be guessed: 32 hexadecimal digits, longer than a handle can be. */
export const newId = (): string => crypto.randomUUID().replaceAll('-', '')

import { hashOf, hexOf } from '../hash-of.ts'

/** A secret that only the browser holds. */
export const newToken = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)))

/** The id under which a token's creation is stored: from the id nobody finds the token. 32 hexadecimal digits. */
export const creationIdOf = async (token: string): Promise<string> => (await hashOf(token)).slice(0, 32)

import { suite } from './suite.ts'

/** The businesses of the suite, as their owners typed them. */
export const businesses = suite.map(({ id, typed }) => ({ id, ...typed }))
export type TriedBusiness = (typeof businesses)[number]

/** A stranger, whose limits are raised in the local context. */
export const caller = { userId: null, address: 'try-model', network: null }

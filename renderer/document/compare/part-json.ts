import { perObject } from '../../remember.ts'

/** A part of a document as JSON. Written once for several to look through. */
export const partJson = perObject((part: object): string => JSON.stringify(part))

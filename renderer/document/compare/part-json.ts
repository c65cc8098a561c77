import { perObject } from '../../remember.ts'

/** Cached JSON of a part of a document. */
export const partJson = perObject((part: object): string => JSON.stringify(part))

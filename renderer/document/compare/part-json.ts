import { perObject } from '../../remember.ts'

export const partJson = perObject((part: object): string => JSON.stringify(part))

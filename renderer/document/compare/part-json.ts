import { memoizeByObject } from '../../memoize.ts'

export const partJson = memoizeByObject((part: object): string => JSON.stringify(part))

import { atomWithStorage } from 'jotai/utils'

/**
 * The number of websites at which the server's limit was hit, remembered until sign-out; null if never. A number rather
 * than a flag, because deleting a website makes room again.
 */
export const refusedAtAtom = atomWithStorage<number | null>('websiteLimitReached', null, undefined, { getOnInit: true })

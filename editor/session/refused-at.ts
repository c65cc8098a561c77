import { atomWithStorage } from 'jotai/utils'

/**
 * With how many websites there was no room for another one, remembered in this browser until signing out; null when there always
 * was. The number and not a yes: deleting one, here or elsewhere, makes room again.
 */
export const refusedAtAtom = atomWithStorage<number | null>('websiteLimitReached', null, undefined, { getOnInit: true })

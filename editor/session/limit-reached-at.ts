import { atomWithStorage } from 'jotai/utils'

/**
 * The number of websites at which the server reported the limit, or null. Remembered until sign-out. A number rather than a flag, because
 * deleting a website makes room again.
 */
export const limitReachedAtAtom = atomWithStorage<number | null>('websiteLimitReached', null, undefined, {
  getOnInit: true,
})

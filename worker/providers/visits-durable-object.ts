import type { Env } from '../env.ts'
import type { Visits } from './visits.ts'

/** Exact: every website has a separate object that counts one batch after the other. */
export const durableObjectVisits = ({ VISITS }: Pick<Env, 'VISITS'>): Visits => ({
  add: (id, { draftId, timeZone, visits }, now) =>
    VISITS.getByName(draftId).add({ id, timeZone, now: now.getTime(), visits }),
  read: ({ draftId, ...of }, now) => VISITS.getByName(draftId).read({ ...of, now: now.getTime() }),
})

import type { ServiceContext } from '../context.ts'

/**
 * Removes a website's visitor numbers, also those of a time when they were counted; may be repeated. Rejects when it could not. Data points
 * of Analytics Engine cannot be removed: after three months they are gone, and before that they name nobody.
 */
export const forgetVisits = ({ env }: Pick<ServiceContext, 'env'>, draftId: string): Promise<void> =>
  env.VISITS.getByName(draftId).forget()

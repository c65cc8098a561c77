import { withoutParts } from '../../contract/counted-visit.ts'
import { chooseVisits } from '../../providers/choose-visits.ts'
import { findCountedWebsite } from '../../storage/visits/website-rows.ts'
import type { ServiceContext } from '../context.ts'

/** Counts a message that a website's contact form sent and that was accepted. For after the answer: rejects when it could not be counted. */
export async function countMessage(ctx: ServiceContext, { draftId }: { draftId: string }): Promise<void> {
  const provider = chooseVisits(ctx.env)
  const website = provider && (await findCountedWebsite(ctx.db, { draftId }))
  if (!website) return
  const now = ctx.now()
  const visits = [{ kind: 'message' as const, at: now.getTime(), ...withoutParts }]
  await provider.add(crypto.randomUUID(), { ...website, visits }, now)
}

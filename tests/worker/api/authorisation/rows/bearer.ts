import { issueBearer } from '../../../../../worker/accounts/sessions/sessions.ts'
import { contextOf } from '../../../../harness/workers/sites/sites.ts'
import type { Cell } from '../row.ts'

/** A token that the caller was given while they were signed in. */
export async function bearer({ by }: Cell): Promise<Record<string, string>> {
  if (!by) return {}
  const { userId, email, sessionId } = by
  const session = { user: { uid: userId, email, verified: true }, sessionId, setCookies: [] }
  return { authorization: `Bearer ${(await issueBearer(contextOf(), session)).token}` }
}

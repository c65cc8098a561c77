import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { saveDraft } from '../drafts/drafts.ts'
import type { Draft } from '../drafts/schema.ts'
import type { ServiceContext } from '../platform/context.ts'
import { countAttempt } from '../platform/limits/count-attempt.ts'
import { forgetOldSteps, insertCall } from './calls.ts'
import type { Connected } from './connected.ts'

type Change = { draft: Draft; tool: string; title: string; after: WebsiteSettings }

/** Stores a change with its line in the log of calls. Throws stale_revision, too_many_requests. */
export async function saveChange(ctx: ServiceContext, connected: Connected, { draft, tool, title, after }: Change) {
  const { userId } = connected
  const { draftId, revision, websiteSettings: before } = draft
  await countAttempt(ctx, 'changes by assistants of an account', userId)
  const change = { title, revision: revision + 1, before }
  const call = insertCall(ctx.db, { ...connected, draftId, tool, at: ctx.now(), change })
  const also = [call, forgetOldSteps(ctx.db, draftId)]
  return saveDraft(ctx, { userId, draftId, revision, websiteSettings: after, also })
}

import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import type { Creation, CreationAnswers } from '../../contract/creations.ts'
import { AppError } from '../../contract/errors.ts'
import { chooseAi } from '../../providers/choose.ts'
import { insertCreation } from '../../storage/creations.ts'
import type { ServiceContext } from '../context.ts'
import { createDraft } from '../drafts/create.ts'
import { newId } from '../new-id.ts'
import { withFoundPhotos } from './find-photos.ts'
import { creationIdOf, newToken } from './token.ts'

type Order = { answers: CreationAnswers; userId: string | undefined }

/**
 * Makes a website from answers. A signed-in person gets a draft; anyone else a creation and the `token` that claims it
 * later. Throws creation_failed, website_limit_reached.
 */
export async function createCreation(
  ctx: ServiceContext,
  { answers, userId }: Order,
): Promise<Creation & { token?: string }> {
  if (userId !== undefined) return createForOwner(ctx, { answers, userId })
  const token = newToken()
  const creationId = await creationIdOf(token)
  const createdAt = ctx.now()
  const document = await compose(ctx, answers, creationId)
  await insertCreation(ctx.db, {
    id: creationId,
    answers: JSON.stringify(answers),
    websiteSettings: JSON.stringify(document),
    createdAt,
  })
  return { creationId, websiteSettings: document, createdAt: createdAt.toISOString(), draftId: null, token }
}

async function createForOwner(ctx: ServiceContext, { answers, userId }: { answers: CreationAnswers; userId: string }) {
  const draftId = newId()
  const draft = await createDraft(ctx, { userId, draftId, websiteSettings: await compose(ctx, answers, draftId) })
  return { creationId: draftId, draftId, websiteSettings: draft.websiteSettings, createdAt: draft.createdAt }
}

async function compose(ctx: ServiceContext, answers: CreationAnswers, id: string): Promise<WebsiteSettings> {
  try {
    const composed = websiteSettings.parse(await chooseAi(ctx.env).composeWebsite({ ...answers, id }))
    return await withFoundPhotos(ctx, composed)
  } catch (error) {
    console.error('composing a website', error)
    throw new AppError('creation_failed')
  }
}

import type { Caller } from '../../contract/creations.ts'
import { AppError } from '../../contract/errors.ts'
import { chooseDescriber } from '../../providers/choose.ts'
import { findPromptAnswer } from '../../storage/ai-prompts.ts'
import { findDraftLanguage } from '../../storage/drafts.ts'
import { readMedia } from '../../storage/media-store/read-media.ts'
import { findPictureRow, type PictureRow, type StoredVariant } from '../../storage/pictures/picture-rows.ts'
import type { ServiceContext } from '../context.ts'
import { hashOf } from '../hash-of.ts'
import { askForDescription } from './ask-for-description.ts'

type Wanted = { userId: string; draftId: string; imageId: string; caller: Caller }

/** What is large enough to see what a picture shows, the best first. */
const sizes = ['small', 'thumbnail', 'regular', 'full'] as const

/**
 * A description of a person's picture, by a model, in the language of its website. The same picture is asked about once. Throws
 * not_found, too_many_requests, suggestion_unavailable.
 */
export async function suggestDescription(ctx: ServiceContext, wanted: Wanted): Promise<{ description: string }> {
  const row = await findPictureRow(ctx.db, wanted)
  if (!row) throw new AppError('not_found')
  const describer = chooseDescriber(ctx.env)
  if (!describer) throw new AppError('suggestion_unavailable')
  const language = (await findDraftLanguage(ctx.db, wanted)) || 'en'
  const parts = [describer.model, language, row.hash]
  const question = { kind: 'picture-description', inputHash: await hashOf(JSON.stringify(parts)) }
  const known = await findPromptAnswer(ctx.db, question)
  if (known !== undefined) return { description: JSON.parse(known) }
  const picture = { ...(await fileOf(ctx, row)), language }
  return { description: await askForDescription(ctx, { describer, question, picture, caller: wanted.caller }) }
}

async function fileOf({ env }: ServiceContext, { hash, variants }: PictureRow) {
  const stored = (JSON.parse(variants) as StoredVariant[]).map(({ variant }) => variant)
  const variant = sizes.find((size) => stored.includes(size))
  const file = variant && (await readMedia(env, { hash, variant }, ''))
  if (!file) throw new AppError('suggestion_unavailable')
  return { bytes: await file.bytes(), contentType: file.httpMetadata?.contentType ?? 'image/webp' }
}

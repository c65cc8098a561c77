import { limits } from '../../renderer/document/fields/limits.ts'
import { chooseDescriber } from '../adapters/ai/choose-model.ts'
import type { DescribedPicture, Describer, PictureToDescribe } from '../adapters/ai/openai.ts'
import { plainLine } from '../adapters/plain-line.ts'
import { findDraftLanguage } from '../drafts/rows.ts'
import { findPromptAnswer, reserveCall } from '../model/prompt-rows.ts'
import type { ServiceContext } from '../platform/context.ts'
import { hashOf } from '../platform/crypto/hash.ts'
import { AppError } from '../platform/http/errors.ts'
import { logFailure } from '../platform/log/log.ts'
import type { Caller, OwnedDraft } from '../platform/owner.ts'
import { readMedia } from '../platform/store/media.ts'
import { findPictureRow, type PictureRow, type StoredVariant } from './picture-rows.ts'

type DescriptionOrder = OwnedDraft & { imageId: string; caller: Caller }

/** Sizes large enough to recognize the content, best first. */
const sizes = ['small', 'thumbnail', 'regular', 'full'] as const

/**
 * A model's description of a person's picture, in the website's language. Asks once per picture and language. Throws not_found,
 * too_many_requests, suggestion_unavailable.
 */
export async function suggestDescription(
  ctx: ServiceContext,
  wanted: DescriptionOrder,
): Promise<{ description: string }> {
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

type Call = {
  describer: Describer
  question: { kind: string; inputHash: string }
  picture: PictureToDescribe
  caller: Caller
}

/**
 * Asks a model about a picture and records its answer and cost. A call counts as soon as it's made, whatever its outcome. Throws
 * too_many_requests, suggestion_unavailable.
 */
async function askForDescription(ctx: ServiceContext, { describer, question, picture, caller }: Call): Promise<string> {
  const call = await reserveCall(ctx, { ...question, caller })
  if (!call) throw new AppError('too_many_requests')
  const said = await answerOf(describer, picture)
  if (!said) throw new AppError('suggestion_unavailable')
  const description = oneSentence(said.text)
  const answer = description === '' ? null : JSON.stringify(description)
  await call.settle({ ...said, answer, prices: describer.prices })
  if (description === '') throw new AppError('suggestion_unavailable')
  return description
}

async function answerOf(describer: Describer, picture: PictureToDescribe): Promise<DescribedPicture | undefined> {
  try {
    return await describer.describe(picture)
  } catch (error) {
    logFailure('model.failed', error, { what: 'description' })
    return undefined
  }
}

/** One plain line, without the quotation marks that models like to add. */
const oneSentence = (text: string) =>
  plainLine(plainLine(text, text.length).replace(/^["“„«]+|["”“»]+$/gu, ''), limits.imageDescription)

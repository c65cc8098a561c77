import { limits } from '../../../renderer/document/limits.ts'
import { AppError } from '../../contract/errors.ts'
import type { DescribedPicture, Describer, PictureToDescribe } from '../../providers/describe.ts'
import { plainLine } from '../../providers/plain-line.ts'
import { insertPrompt, updatePrompt } from '../../storage/ai-prompts.ts'
import type { ServiceContext } from '../context.ts'
import { newId } from '../new-id.ts'

type Call = {
  describer: Describer
  question: { kind: string; inputHash: string }
  picture: PictureToDescribe
  userId: string
}

/** Calls of the model that a person may cause within a day. */
const callsADay = 200
const day = 24 * 60 * 60 * 1000

/**
 * Asks a model about a picture, and keeps what it said and cost. A call counts from the moment it is made, whatever it comes to.
 * Throws too_many_requests, suggestion_unavailable.
 */
export async function askForDescription(
  ctx: ServiceContext,
  { describer, question, picture, userId }: Call,
): Promise<string> {
  const [id, createdAt] = [newId(), ctx.now()]
  const budget = { limit: callsADay, since: new Date(createdAt.getTime() - day) }
  const isWithin = await insertPrompt(ctx.db, { id, userId, createdAt, ...question }, budget)
  if (!isWithin) throw new AppError('too_many_requests')
  const said = await answerOf(describer, picture)
  if (!said) throw new AppError('suggestion_unavailable')
  const description = oneSentence(said.text)
  const { promptTokens, answerTokens } = said
  await updatePrompt(ctx.db, id, {
    answer: description === '' ? null : JSON.stringify(description),
    status: description === '' ? 'failed' : 'done',
    promptTokens,
    answerTokens,
    costMicros: costOf(said, describer.prices),
  })
  if (description === '') throw new AppError('suggestion_unavailable')
  return description
}

async function answerOf(describer: Describer, picture: PictureToDescribe): Promise<DescribedPicture | undefined> {
  try {
    return await describer.describe(picture)
  } catch (error) {
    // The message alone: the rest of such an error may hold the request and its key.
    console.error('describing a picture', error instanceof Error ? error.message : 'failed')
    return undefined
  }
}

/** As one plain line, without the quotation marks that models like. */
const oneSentence = (text: string) =>
  plainLine(plainLine(text, text.length).replace(/^["“„«]+|["”“»]+$/gu, ''), limits.imageDescription)

/** In millionths of a dollar. */
const costOf = ({ promptTokens, answerTokens }: DescribedPicture, { prompt, answer }: Describer['prices']) =>
  Math.round((promptTokens * prompt + answerTokens * answer) * 1_000_000)

import { limits } from '../../../renderer/document/limits.ts'
import type { Caller } from '../../contract/creations.ts'
import { AppError } from '../../contract/errors.ts'
import type { DescribedPicture, Describer, PictureToDescribe } from '../../providers/describe.ts'
import { plainLine } from '../../providers/plain-line.ts'
import type { ServiceContext } from '../context.ts'
import { reserveCall } from '../generation/reserve-call.ts'

type Call = {
  describer: Describer
  question: { kind: string; inputHash: string }
  picture: PictureToDescribe
  caller: Caller
}

/**
 * Asks a model about a picture, and keeps what it said and cost. A call counts from the moment it is made, whatever it comes to.
 * Throws too_many_requests, suggestion_unavailable.
 */
export async function askForDescription(
  ctx: ServiceContext,
  { describer, question, picture, caller }: Call,
): Promise<string> {
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
    // The message alone: the rest of such an error may hold the request and its key.
    console.error('describing a picture', error instanceof Error ? error.message : 'failed')
    return undefined
  }
}

/** As one plain line, without the quotation marks that models like. */
const oneSentence = (text: string) =>
  plainLine(plainLine(text, text.length).replace(/^["“„«]+|["”“»]+$/gu, ''), limits.imageDescription)

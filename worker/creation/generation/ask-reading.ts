import { askForParts } from '../../model/ask-model.ts'
import type { ServiceContext } from '../../platform/context.ts'
import type { Caller } from '../../platform/owner.ts'
import { askedIn } from '../compose.ts'
import type { ModelAnswer } from '../facts/model/answer.ts'
import type { FactsQuestion, ModelReading } from '../facts/schema.ts'

/** In milliseconds. While waiting, the wizard shows the reader's rows. */
const timeoutMs = 20_000

/** How many example businesses a question includes. */
const shown = 4

/** A model's reading of an owner's text, checked. Null without a model, beyond its budget, or if it fails or takes too long. */
export async function askForReading(
  ctx: ServiceContext,
  answers: FactsQuestion,
  caller: Caller,
  signal: AbortSignal,
): Promise<ModelReading | null> {
  if (ctx.env.AI_PROVIDER === 'embedded' || answers.businessActivities.trim() === '') return null
  const [{ readRows, rowOf }, { checkedFacts }, { readAnswer }] = await Promise.all([
    import('../facts/read-facts.ts'),
    import('../facts/model/check-reading.ts'),
    import('../facts/model/read-answer.ts'),
  ])
  const { found, facts, ...read } = await readRows(await askedIn(ctx, answers))
  const question = await questionFor({ ...read, rows: facts.map(rowOf) })
  const ends = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const parts = await askForParts(ctx, question, caller, undefined, ends).catch((): Partial<ModelAnswer> => ({}))
  if (!isWhole(parts, question.answer.shape)) return null
  const said = readAnswer(parts, { ...read, facts })
  return {
    facts: checkedFacts(said, { ...found, ...read }).map(({ spans: _, partial: __, isSure: ___, ...fact }) => fact),
    wrong: said.wrong,
  }
}

const isWhole = (parts: Partial<ModelAnswer>, shape: object): parts is ModelAnswer =>
  Object.keys(shape).every((name) => name in parts)

type Read = Omit<Parameters<typeof import('./reading-question.ts').readingQuestion>[0], 'examples'>

/** The question about a text, with the most similar examples. */
export async function questionFor(read: Read) {
  const { readingQuestion } = await import('./reading-question.ts')
  const { loadExamples } = await import('../../reading/load-examples.ts')
  const similarTo = await loadExamples()
  return readingQuestion({ ...read, examples: similarTo(read.activities, read.language, shown) })
}

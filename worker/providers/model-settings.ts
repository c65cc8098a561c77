import type { Env } from '../env.ts'

type Settings = Pick<Env, 'AI_TIMEOUT' | 'AI_PRICE_IN' | 'AI_PRICE_OUT'>
/** In dollars for a token. */
export type ModelPrices = { prompt: number; answer: number }

const usualPatience = 20_000
const free: ModelPrices = { prompt: 0, answer: 0 }

/** How long one call may take, in milliseconds, and what it costs: as set, or as usual. Throws when a setting is not a number. */
export const modelSettings = (
  { AI_TIMEOUT, AI_PRICE_IN, AI_PRICE_OUT }: Settings,
  usual: ModelPrices = free,
): { patience: number; prices: ModelPrices } => ({
  patience: positive('AI_TIMEOUT', AI_TIMEOUT) || usualPatience,
  prices: {
    prompt: AI_PRICE_IN ? priceOf('AI_PRICE_IN', AI_PRICE_IN) : usual.prompt,
    answer: AI_PRICE_OUT ? priceOf('AI_PRICE_OUT', AI_PRICE_OUT) : usual.answer,
  },
})

/** Dollars per million tokens as dollars per token. */
export const perToken = (dollars: number): number => dollars / 1_000_000

const priceOf = (variable: string, text: string) => perToken(positive(variable, text, 'dollars per million tokens'))

/** A number that is not negative; 0 for a blank one. */
function positive(variable: string, text: string | undefined, of = 'milliseconds'): number {
  const number = Number(text || 0)
  if (number >= 0 && number < Number.POSITIVE_INFINITY) return number
  throw new Error(`${variable} must be ${of}: a number.`)
}

import type { OpenAI } from 'openai'
import type { Env } from '../env.ts'

const usualAddress = 'https://api.openai.com/v1'
const usualPatience = 20_000

type Settings = Pick<Env, 'AI_KEY' | 'AI_URL' | 'AI_TIMEOUT' | 'AI_PRICE_IN' | 'AI_PRICE_OUT'>

/** Where models are asked, and what that costs: in dollars for a token. Throws when a setting is no number. */
export const openaiSettings = ({ AI_URL, AI_TIMEOUT, AI_PRICE_IN, AI_PRICE_OUT }: Settings) => ({
  baseURL: AI_URL || usualAddress,
  /** For a whole call, in milliseconds. */
  patience: positive('AI_TIMEOUT', AI_TIMEOUT) || usualPatience,
  prices: { prompt: priceOf('AI_PRICE_IN', AI_PRICE_IN), answer: priceOf('AI_PRICE_OUT', AI_PRICE_OUT) },
})

/** Asks wherever OpenAI's protocol is spoken, once. `fetch` is what it asks with, when that is another than usual. */
export async function openClient(settings: Settings, fetch?: typeof globalThis.fetch): Promise<OpenAI> {
  // Loaded by those who have a model: nobody else pays for it.
  const { OpenAI } = await import('openai')
  const { baseURL, patience: timeout } = openaiSettings(settings)
  // Models on one's own machine want no key, the client does.
  const apiKey = settings.AI_KEY || 'none'
  return new OpenAI({ apiKey, baseURL, timeout, maxRetries: 0, logLevel: 'off', ...(fetch && { fetch }) })
}

/** Dollars per million tokens as dollars per token. */
const priceOf = (variable: string, text?: string) => positive(variable, text, 'dollars per million tokens') / 1_000_000

/** A number that is not negative; 0 for a blank one. */
function positive(variable: string, text: string | undefined, of = 'milliseconds'): number {
  const number = Number(text || 0)
  if (number >= 0 && number < Number.POSITIVE_INFINITY) return number
  throw new Error(`${variable} must be ${of}: a number.`)
}

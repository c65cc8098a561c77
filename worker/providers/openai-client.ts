import type { OpenAI } from 'openai'
import type { Env } from '../env.ts'
import { modelSettings } from './model-settings.ts'

const usualAddress = 'https://api.openai.com/v1'

type Settings = Pick<Env, 'AI_KEY' | 'AI_URL' | 'AI_TIMEOUT' | 'AI_PRICE_IN' | 'AI_PRICE_OUT'>

/** Where models are asked, how long a call may take, and what it costs. Throws when a setting is not a number. */
export const openaiSettings = (settings: Settings) => ({
  baseURL: settings.AI_URL || usualAddress,
  ...modelSettings(settings),
})

/** Asks wherever OpenAI's protocol is spoken, once. `fetch` is what it asks with, when that is another than usual. */
export async function openClient(settings: Settings, fetch?: typeof globalThis.fetch): Promise<OpenAI> {
  // Loaded by those who have a model: nobody else pays for it.
  const { OpenAI } = await import('openai')
  const { baseURL, patience: timeout } = openaiSettings(settings)
  // Local models need no key, but the client does.
  const apiKey = settings.AI_KEY || 'none'
  return new OpenAI({ apiKey, baseURL, timeout, maxRetries: 0, logLevel: 'off', ...(fetch && { fetch }) })
}

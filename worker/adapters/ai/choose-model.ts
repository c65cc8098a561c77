import { chosen, type Env } from '../../env.ts'
import type { Model } from './model.ts'
import { type Describer, openaiDescriber, openaiModel } from './openai.ts'
import { workersAiModel } from './workers-ai.ts'

const models: Record<Env['AI_PROVIDER'], (env: Env) => Model | undefined> = {
  embedded: () => undefined,
  openai: (env) => {
    if (env.ENVIRONMENT === 'production' && !env.AI_KEY) {
      throw new Error('AI_PROVIDER is openai and AI_KEY is not set: wrangler secret put AI_KEY.')
    }
    return openaiModel(env)
  },
  'workers-ai': (env) => {
    if (!env.AI) throw new Error('AI_PROVIDER is workers-ai and there is no binding AI.')
    return workersAiModel(env, env.AI)
  },
}

/** What writes where the composer does not; undefined where it writes alone. Throws without the key or the binding that it needs. */
export const chooseModel = (env: Env): Model | undefined => chosen('AI_PROVIDER', models, env.AI_PROVIDER)(env)

/** Whether a model is there that can describe pictures. */
export const canSuggestDescriptions = ({ AI_KEY }: Env): boolean => Boolean(AI_KEY)

export const chooseDescriber = (env: Env): Describer | undefined => (env.AI_KEY ? openaiDescriber(env) : undefined)

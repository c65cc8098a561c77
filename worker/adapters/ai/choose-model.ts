import { chosen, type Env } from '../../env.ts'
import type { Model } from './model.ts'
import { type Describer, openaiDescriber, openaiModel } from './openai.ts'
import { openaiToolModel } from './openai-tools.ts'
import type { ToolModel } from './tool-model.ts'
import { workersAiModel } from './workers-ai.ts'
import { workersAiToolModel } from './workers-ai-tools.ts'

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

/** The language model, or undefined to use the composer alone. Throws if a required key or binding is missing. */
export const chooseModel = (env: Env): Model | undefined => chosen('AI_PROVIDER', models, env.AI_PROVIDER)(env)

/** The same model, for questions that it answers by calling functions. */
export function chooseToolModel(env: Env): ToolModel | undefined {
  if (!chooseModel(env)) return undefined
  return env.AI_PROVIDER === 'workers-ai' && env.AI ? workersAiToolModel(env, env.AI) : openaiToolModel(env)
}

/** Whether a model that can describe pictures is configured. */
export const canSuggestDescriptions = ({ AI_KEY }: Env): boolean => Boolean(AI_KEY)

export const chooseDescriber = (env: Env): Describer | undefined => (env.AI_KEY ? openaiDescriber(env) : undefined)

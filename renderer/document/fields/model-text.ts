import * as z from 'zod'
import type { Ask, Control } from './fields.ts'

/**
 * A text to request from a model. The limits are part of the schema's description, which the model reads, and of its
 * metadata (`control`, `max`, `ask`), which `fitAnswer` reads.
 */
export const modelText = ({
  control,
  max,
  ask,
  label,
}: {
  control: Control
  max?: number
  ask?: Ask
  label?: string
}) =>
  z.string().meta({
    description: withLimits(ask ?? { what: label ?? '' }, max),
    control,
    ...(max !== undefined && { max }),
    ...(ask && { ask }),
  })

function withLimits({ what, words, sentences, blankable }: Ask, max?: number): string {
  const limits = [
    words && `at most ${words} words`,
    sentences && `at most ${sentences} ${sentences === 1 ? 'sentence' : 'sentences'}`,
    max && `at most ${max} characters`,
    blankable && 'may be ""',
  ].filter(Boolean)
  const text = `${what}: ${limits.join(', ')}`
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

import * as z from 'zod'
import type { Ask, Control } from './fields.ts'

/**
 * A text to request from a model. The limits are part of the schema's description, which the model reads, and of its
 * metadata (`control`, `max`, `ask`), which `fitAnswer` reads. `field`: the section's field, if there is one.
 */
export const askedText = ({
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
    description: described(ask ?? { what: label ?? '' }, max),
    control,
    ...(max !== undefined && { max }),
    ...(ask && { ask }),
  })

function described({ what, words, sentences, blankable }: Ask, max?: number): string {
  const most = [
    words && `at most ${words} words`,
    sentences && `at most ${sentences} ${sentences === 1 ? 'sentence' : 'sentences'}`,
    max && `at most ${max} characters`,
    blankable && 'may be ""',
  ].filter(Boolean)
  const text = `${what}: ${most.join(', ')}`
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

import * as z from 'zod'
import { fontPairs } from '../../../../templates/font-pairs/font-pairs.ts'
import { palettes } from '../../../../templates/palettes/palettes.ts'
import type { Question } from '../ask-model.ts'
import type { BusinessInputs } from '../business-inputs.ts'

type Choice = { id: string; name: string; mood: string }

const ordered = (choices: readonly Choice[]) =>
  z
    .array(z.enum(choices.map(({ id }) => id)))
    .length(choices.length)
    .describe('Every one of them, once.')
const answer = z.object({ palettes: ordered(palettes), fontPairs: ordered(fontPairs) })

const told = (choices: readonly Choice[]) => choices.map(({ id, name, mood }) => `- ${id}: ${name}. ${mood}`).join('\n')

/** Colors and fonts, the shipped ones: two of the prompts in one call. */
export const looksQuestion = (inputs: BusinessInputs): Question<typeof answer> => ({
  kind: 'looks',
  instruction: [
    'Put the palettes and the pairs of fonts in order for the website of this business, the most fitting first.',
    'Think of what its customers expect of such a business, and of how it should feel to them.',
    `Palettes:\n${told(palettes)}`,
    `Pairs of fonts:\n${told(fontPairs)}`,
  ].join('\n'),
  data: inputs,
  answer,
})

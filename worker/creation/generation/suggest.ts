import * as z from 'zod'
import type { PresetStyle } from '../../../renderer/document/enumerations.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { modelText } from '../../../renderer/document/fields/model-text.ts'
import { fontPairs } from '../../../renderer/styles/font-pairs.ts'
import { offeredPalettes, palettes } from '../../../templates/palettes/palettes.ts'
import { askModel, type Question } from '../../model/ask-model.ts'
import type { ServiceContext } from '../../platform/context.ts'
import type { Caller } from '../../platform/owner.ts'

/** The answers about a business that has no website yet. */
type BusinessInputs = {
  businessName: string
  businessActivities: string
  businessLocation: string
  /** The slug of the trade page the owner came from; blank if unknown. The owner's own words take precedence. */
  trade: string
  /** A summary of the business's existing page; blank without one. */
  scrapeSummary: string
}

/** Ten business ideas not in `taken`, about five words each and at most eight. Undefined without a model or good ideas. */
export async function askForIdeas(
  ctx: ServiceContext,
  inputs: IdeaInputs,
  caller: Caller,
): Promise<string[] | undefined> {
  const answer = await askModel(ctx, businessIdeasQuestion(inputs), caller)
  return answer && untaken(answer.ideas, inputs.taken)
}

/** Twelve business names not in `taken`. Undefined without a model or good names. */
export async function askForNames(
  ctx: ServiceContext,
  inputs: BusinessInputs & { taken: readonly string[] },
  caller: Caller,
): Promise<string[] | undefined> {
  const answer = await askModel(ctx, businessNamesQuestion(inputs), caller)
  return answer && untaken(answer.names, inputs.taken)
}

/** Removes known entries, ignoring case. */
function untaken(offered: readonly string[], taken: readonly string[]): string[] {
  const known = new Set(taken.map((one) => one.toLowerCase()))
  return offered.filter((one) => !known.has(one.toLowerCase()))
}

/** Ids of all font pairs and palettes, the best for a business first. Undefined without a model or an answer. */
export async function askForLooks(
  ctx: ServiceContext,
  inputs: BusinessInputs,
  caller: Caller,
): Promise<{ fontPairs: string[]; palettes: string[] } | undefined> {
  const answer = await askModel(ctx, looksQuestion(inputs), caller)
  return (
    answer && {
      fontPairs: completed(answer.fontPairs, fontPairs),
      palettes: completed(answer.palettes, palettes),
    }
  )
}

/** Each id once; those not named come last. */
const completed = (named: readonly string[], all: readonly { id: string }[]) => [
  ...new Set([...named, ...all.map(({ id }) => id)]),
]

/** Answers of a person who is looking for a business idea. */
type IdeaInputs = {
  /** Their interests and skills. */
  interests: string
  location: string
  /** Ideas already shown. */
  taken: readonly string[]
}

const ideaCount = 10
const idea = modelText({ control: 'line', max: 80, ask: { what: 'an idea in about 5 words', words: 8 } })
const ideasAnswer = z.object({
  ideas: z.array(idea).length(ideaCount).describe(`Exactly ${ideaCount} different ideas.`),
})

const businessIdeasQuestion = ({ interests, location, taken }: IdeaInputs): Question<typeof ideasAnswer> => ({
  kind: 'business-ideas',
  instruction: [
    `Think of ${ideaCount} ideas for a small business that one person could start: services that people nearby would pay for.`,
    'Each says in about 5 words what is done and for whom, without a verb in front: "Evening repairs for rented homes". None from `taken`.',
    'Ideas are in the language of the data.',
  ].join('\n'),
  data: { interests, location, taken: taken.join('\n') },
  answer: ideasAnswer,
})

const nameCount = 12
const name = modelText({ control: 'line', max: limits.businessName, ask: { what: 'a name', words: 5 } })
const namesAnswer = z.object({
  names: z.array(name).length(nameCount).describe(`Exactly ${nameCount} different names.`),
})

const businessNamesQuestion = (
  inputs: BusinessInputs & { taken: readonly string[] },
): Question<typeof namesAnswer> => ({
  kind: 'business-names',
  instruction: [
    `Think of ${nameCount} names for this business: easy to say and to spell, fitting its trade, and unlike one another.`,
    'Some may use the place or a word of the trade, some a single telling word. None in use by a known company, none from `taken`.',
    'Names are in the language in which the business describes itself.',
  ].join('\n'),
  data: { ...inputs, taken: inputs.taken.join('\n') },
  answer: namesAnswer,
  own: [inputs.businessName],
})

type Choice = { id: string; name: string; mood: string }

const ordered = (choices: readonly Choice[]) =>
  z
    .array(z.enum(choices.map(({ id }) => id)))
    .length(choices.length)
    .describe('Every one of them, once.')
const looksAnswer = z.object({
  palettes: z
    .array(z.enum(palettes.map(({ id }) => id)))
    .length(offeredPalettes)
    .describe(`${offeredPalettes} different ones.`),
  fontPairs: ordered(fontPairs),
})

const styles: Record<PresetStyle, string> = {
  Common: 'a painted sign, for trades that are rung in a hurry',
  CommonAlt: 'facts as a table, for practices and advice',
  Geometric: 'a poster of blocks, for workshops, music, barbers and bars',
  Elegant: 'a quiet room with good light, for care, beauty and ceremonies',
  Fun: 'round cells in bright colors, for gardens, food, children and pets',
}

const told = (choices: readonly Choice[]) => choices.map(({ id, name, mood }) => `- ${id}: ${name}. ${mood}`).join('\n')

/** Asks for colors and for fonts with their styles in one call. */
const looksQuestion = (inputs: BusinessInputs): Question<typeof looksAnswer> => ({
  kind: 'looks',
  instruction: [
    `Put the pairs of fonts for the website of this business in order, the most fitting first, and choose ${offeredPalettes} palettes for it.`,
    'Each pair belongs to a style, and each palette was mixed for one: begin with the palettes of the style of your first pair.',
    'Think of what its customers expect of such a business, and of how it should feel to them.',
    `Styles:\n${Object.entries(styles)
      .map(([id, is]) => `- ${id}: ${is}`)
      .join('\n')}`,
    `Palettes:\n${told(palettes.map((one) => ({ ...one, name: `${one.name} (${one.style})` })))}`,
    `Pairs of fonts:\n${told(fontPairs.map((pair) => ({ ...pair, name: `${pair.name}, in ${pair.style}` })))}`,
  ].join('\n'),
  data: inputs,
  answer: looksAnswer,
})

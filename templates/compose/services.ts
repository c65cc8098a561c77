import { looks } from '../../renderer/styles/looks.ts'
import type { Industry, Picture, ServiceIdea } from '../industries/industry.ts'
import type { Brief } from './brief.ts'
import { wovenText } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { artwork } from './pictures.ts'
import { turned } from './variation.ts'

type Entry = { name: string; text: string; picture: Picture }

/** With fewer services of the owner's own than this, the trade's usual ones fill up the list. */
const few = 3
const usual = 6
/** Words in the names of so many services that they tell none from another. */
const common = /^(repair|install|servic|care|clean|lesson|work|treatment|help|session|with|from)/

export function servicesContent(brief: Brief): ContentInput<'Services'> {
  const { copy } = brief.industry
  return {
    heading: copy.headings.services,
    body: wovenText(brief, [copy.servicesText], 'services', { characters: 1024 }),
    frame: looks[brief.style].serviceFrame,
    items: entriesFor(brief).map(({ name, text, picture }, index) => ({
      id: `service-${index + 1}`,
      heading: name,
      paragraph: text,
      image: artwork(brief, picture, `service ${index + 1}`),
    })),
  }
}

/** The owner's services under the owner's names; what the trade usually offers where they named none or few. */
function entriesFor(brief: Brief): Entry[] {
  const { industry, services, activities } = brief
  const left = byMention(industry, activities)
  const spare = turned(industry.anyService, brief.seed, 'any service')
  const own = services.map((name) => {
    const idea = bestIdea(left, name, industry.trade)
    if (!idea) return { name, text: spare.shift() ?? '', picture: pictureOf(name) }
    left.splice(left.indexOf(idea), 1)
    return { name, text: idea.text, picture: idea.picture }
  })
  return own.length >= few ? own : [...own, ...left.slice(0, usual - own.length)]
}

/** Those that the owner's words touch on come first. */
function byMention({ services, trade }: Industry, activities: string): ServiceIdea[] {
  const isNear = (idea: ServiceIdea) => Math.min(1, closeness(idea, activities, trade))
  return services.toSorted((a, b) => isNear(b) - isNear(a))
}

function bestIdea(ideas: readonly ServiceIdea[], name: string, trade: string): ServiceIdea | undefined {
  return ideas
    .filter((idea) => closeness(idea, name, trade) > 0)
    .toSorted((a, b) => closeness(b, name, trade) - closeness(a, name, trade))[0]
}

/** How many words of a text the idea is known by; a word of its own name counts twice, unless all of the trade goes by it. */
function closeness({ stems, name }: ServiceIdea, text: string, trade: string): number {
  const known = stems.split(' ')
  const ofTrade = wordsOf(trade)
  const named = wordsOf(name).filter((word) => !ofTrade.some((own) => own.startsWith(word.replace(/s$/, ''))))
  return wordsOf(text).reduce((sum, word) => {
    const ofName = named.some(
      (part) => part.length > 3 && !common.test(part) && word.startsWith(part.replace(/s$/, '')),
    )
    return sum + (ofName ? 2 : known.some((stem) => word.startsWith(stem)) ? 1 : 0)
  }, 0)
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase()
  // 'E-bikes' are ebikes too.
  return [
    ...words.split(/[^\p{L}\p{N}]+/u),
    ...(words.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []).map((word) => word.replaceAll('-', '')),
  ].filter((word) => word !== '')
}

const pictureOf = (name: string): Picture => [name.toLowerCase(), name]

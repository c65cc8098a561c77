import { looks } from '../../renderer/styles/looks.ts'
import type { Picture, ServiceIdea } from '../industries/industry.ts'
import type { Brief } from './brief.ts'
import { wovenText } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { artwork } from './pictures.ts'

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
  const left = industry.trade === '' ? [...industry.services] : byMention(industry.services, activities)
  const spare = [...industry.anyService]
  const own = services.map((name) => {
    const idea = bestIdea(left, name)
    if (!idea) return { name, text: spare.shift() ?? '', picture: pictureOf(brief, name) }
    left.splice(left.indexOf(idea), 1)
    return { name, text: idea.text, picture: idea.picture }
  })
  return own.length >= few ? own : [...own, ...left.slice(0, usual - own.length)]
}

/** Those that the owner's words touch on come first. */
function byMention(ideas: readonly ServiceIdea[], activities: string): ServiceIdea[] {
  return ideas.toSorted((a, b) => Math.min(1, closeness(b, activities)) - Math.min(1, closeness(a, activities)))
}

function bestIdea(ideas: readonly ServiceIdea[], name: string): ServiceIdea | undefined {
  return ideas
    .filter((idea) => closeness(idea, name) > 0)
    .toSorted((a, b) => closeness(b, name) - closeness(a, name))[0]
}

/** How many words of a text the idea is known by; a word of its own name counts twice. */
function closeness({ stems, name }: ServiceIdea, text: string): number {
  const known = stems.split(' ')
  const named = wordsOf(name)
  return wordsOf(text).reduce((sum, word) => {
    const ofName = named.some(
      (part) => part.length > 3 && !common.test(part) && word.startsWith(part.replace(/s$/, '')),
    )
    return sum + (ofName ? 2 : known.some((stem) => word.startsWith(stem)) ? 1 : 0)
  }, 0)
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

function pictureOf({ industry }: Brief, name: string): Picture {
  return [`${name.toLowerCase()}`, `${name}${industry.trade === '' ? '' : `, ${industry.trade.toLowerCase()}`}`]
}

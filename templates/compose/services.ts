import { looks } from '../../renderer/styles/looks.ts'
import type { Picture, ServiceIdea } from '../trade.ts'
import { unlisted } from '../unlisted/unlisted.ts'
import type { Brief } from './brief.ts'
import { wovenText } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { artwork, pictureOf } from './pictures.ts'
import { type Ideas, ideasOf } from './service-ideas.ts'
import { turned } from './variation.ts'

type Entry = { name: string; text: string; picture: Picture }

/** With no more services of the owner's own than this, the trade's usual ones fill up the list. */
const few = 3
const usual = 6

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

/** The owner's services under the owner's names; what the trade usually offers besides where they named none or few. */
function entriesFor(brief: Brief): Entry[] {
  const { industry, services } = brief
  const ideas = ideasOf(brief)
  // A pack has a few such texts; an owner may name a dozen services that it does not know.
  const spare = [...new Set([...turned(industry.anyService, brief.seed, 'any service'), ...unlisted.anyService])]
  const own = services.map((name) => {
    const idea = ideas.assigned.get(name)
    return idea
      ? { name, text: idea.text, picture: idea.picture }
      : { name, text: spare.shift() ?? '', picture: pictureOf(brief, name) }
  })
  return own.length > few ? own : [...own, ...besides(brief, ideas)].slice(0, usual)
}

/** What is no service of the owner's by another name. Of a trade that no pack knows, three services of its own are enough. */
function besides({ industry, services, activities }: Brief, { inOrder, touches, assigned }: Ideas): ServiceIdea[] {
  const taken = new Set(assigned.values())
  const left = inOrder.filter((idea) => !taken.has(idea))
  const overlaps = (idea: ServiceIdea) => services.some((name) => touches(idea, name))
  if (industry.trade === '' && services.length >= few)
    return left.filter((idea) => touches(idea, activities) && !overlaps(idea))
  return left.toSorted((a, b) => Number(overlaps(a)) - Number(overlaps(b)))
}

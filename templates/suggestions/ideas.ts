import { placeName } from '../compose/place-name.ts'
import { hashOf } from '../compose/section-order.ts'
import { tradeFor } from '../match-trade.ts'
import { unlisted } from '../unlisted.ts'
import { ownServices } from './own-services.ts'
import { fillPlaceholders, normalized, shuffled } from './passages.ts'

export type IdeaRequest = {
  interests: string
  businessLocation: string
  taken: readonly string[]
  count: number
}

/** Omits longer ideas. */
export const maxIdeaWords = 8

/** Business ideas for any interest: 'dogs', 'baking', 'old maps'. */
const ideaPatterns: readonly string[] = [
  'Weekend workshops about {what}',
  'A local club for {what}',
  'Gift boxes for lovers of {what}',
  'A small shop for {what}',
  'Help at home with {what}',
  'A market stall all about {what}',
  'Short video lessons on {what}',
  'Holiday camps around {what}',
  'Small evening classes on {what}',
  'Advice by the hour on {what}',
  'Day trips around {what}',
  'Gift vouchers for lessons in {what}',
  'Starter kits for {what}',
  'A weekly newsletter about {what}',
]

/**
 * Business ideas of about five and at most eight words from a person's interests. Pure; different interests give
 * different ideas.
 */
export function composeIdeas({ interests, businessLocation, taken, count }: IdeaRequest): string[] {
  const place = placeName(businessLocation)
  const seed = hashOf(`${normalized(interests)}\n${normalized(businessLocation)}`)
  const things = thingsIn(interests, place)
  const trades = [...new Set([interests, ...things].map((activities) => tradeFor({ activities })))]
  const known = trades.filter(({ slug }) => slug !== '')
  const others = things.filter((activities) => tradeFor({ activities }).slug === '')
  const fromTrades = known.map((trade) => shuffled(trade.ideas, seed))
  const fromWords = others.map((thing) =>
    shuffled(ideaPatterns, hashOf(`${seed} ${thing}`)).map((idea) => around(idea, thing)),
  )
  const general = shuffled(unlisted.ideas, seed)
  const woven = [...interleave([...fromTrades, ...fromWords]), ...general]
    .map((idea) => fillPlaceholders(idea, { name: '', place, what: things[0] ?? '' }))
    .filter((idea) => idea !== undefined)
    .filter((idea) => wordsIn(idea) <= maxIdeaWords)
  const shown = new Set(taken.map(normalized))
  const isNew = (idea: string) => !shown.has(normalized(idea)) && !shown.has(normalized(withPlace(idea, place)))
  const ideas = [...new Map(woven.map((idea) => [normalized(idea), idea])).values()]
  // Starts over when all ideas have been shown.
  return [...ideas.filter(isNew), ...ideas.filter((idea) => !isNew(idea))]
    .slice(0, count)
    .map((idea, index) => (index % 4 === 1 ? withPlace(idea, place) : idea))
}

const wordsIn = (text: string) => text.trim().split(/\s+/).length

/** 'dogs', 'baking' for 'I love dogs and baking'. At most four. */
function thingsIn(interests: string, place: string): string[] {
  const listed = ownServices(interests, place)
  const parts = listed.length > 0 ? listed : interests.split(/[,.;\n]|\band\b/i)
  return parts
    .map((thing) =>
      thing
        .trim()
        .replace(liking, '')
        .replace(aside, '')
        .replace(/^(?:an?|the|my)\s+/i, '')
        .toLowerCase(),
    )
    .filter(
      (thing) =>
        !trait.test(thing) &&
        /\p{L}{3}/u.test(thing) &&
        !/^(?:i|we|my)\b/.test(thing) &&
        wordsIn(thing) <= 3 &&
        thing.length <= 32,
    )
    .slice(0, 4)
}

/** Words for people rather than for products or lessons. */
const trait =
  /^(?:patience|kindness|honesty|empathy|loyalty|reliability|discipline|creativity|enthusiasm|passion|energy|humou?r|happiness|love|life|fun)$/
const liking = /^.*?\b(?:love|like|enjoy|know about|interested in|good at|into|fond of)\s+/i
const aside = /\s+(?:for|with|at|in|on|since|because)\b.*$/i

const around = (idea: string, what: string) => idea.replace('{what}', () => what)

/** Appends the place if there is room and the idea doesn't include it. */
function withPlace(idea: string, place: string): string {
  const there = `${idea} in ${place}`
  return place === '' || / (?:in|at|on|from|by) |[,:]/.test(idea) || wordsIn(there) > maxIdeaWords ? idea : there
}

function interleave(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, index) => lists.map((list) => list[index]))
    .flat()
    .filter((entry) => entry !== undefined)
}

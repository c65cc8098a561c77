import type { TradeProfile } from '../trade.ts'
import { type OwnWords, ownWords, titled } from './own-words.ts'
import { type PersonNamed, personNamed } from './people-named.ts'
import { alike } from './seeded.ts'

export type NameKind = 'ending' | 'place' | 'whole' | 'own' | 'person' | 'pair' | 'longPair'

type Sources = { industry: TradeProfile; place: string; businessName: string; businessActivities: string }

/** Every possible name, by the way it is made. */
export function kindsOfNames(sources: Sources): Record<NameKind, string[]> {
  const { industry, place, businessName, businessActivities } = sources
  const { words, whole } = industry.names
  const own = ownWords(businessActivities, place)
  const endings = endingsFor(industry, own)
  const alone = words.filter((word) => !word.includes('&'))
  const pairs = alone.flatMap((word, index) => alone.slice(index + 1).map((other) => `${word} & ${other}`))
  return {
    ending: joinedAll(words, endings),
    place: place ? joinedAll([place], endings) : [],
    whole: [...whole],
    own: ownNames(own, place, ownTrade(industry) ? words : []),
    person: [...personNames(personNamed(businessActivities), endings), ...joinedAll(beginnings(businessName), endings)],
    pair: pairs.filter((pair) => shortPair.test(pair)),
    longPair: joinedAll(pairs, endings),
  }
}

/** Says already that it is a place or a firm. */
const firm =
  /(?:studio|shop|store|house|school|salon|club|company|clinic|services?|center|centre|bakery|roasters|movers|agency|hall|bar)$/i

const ownTrade = ({ trade }: TradeProfile) => trade === ''

/** An unlisted trade is called by its owner's own words: 'Workshop' could be any. */
function endingsFor(industry: TradeProfile, own: OwnWords): readonly string[] {
  if (!ownTrade(industry) || own.what === '' || own.isSomebody) return industry.names.endings
  const mayBeFirm = own.what.split(' ').length < 3 && !firm.test(own.what)
  return [own.what, ...(mayBeFirm ? [`${own.what} Co.`] : [])]
}

/** A single word is a starting point; more words are already a name. */
const beginnings = (businessName: string) =>
  /^\p{L}[\p{L}\p{M}'’-]{1,19}$/u.test(businessName.trim()) ? [titled(businessName.trim())] : []

/** 'Bristol Boiler Repair'; with `words`, those of an unlisted trade, 'The Copper Dog Groomers' too. */
function ownNames({ what, doers, isSomebody }: OwnWords, place: string, words: readonly string[]): string[] {
  if (what === '' || (isSomebody && words.length === 0)) return []
  const plain = isSomebody
    ? joinedAll([...(place ? [`The ${place}`] : []), ...words.map(withThe)], [what])
    : joinedAll(place ? [place] : [], [what])
  return [...plain, ...(doers ? joinedAll([...(place ? [`The ${place}`] : []), ...words.map(withThe)], [doers]) : [])]
}

const withThe = (word: string) => `The ${word}`

/** 'Marsh Plumbing', 'Ada Marsh Plumbing', 'Ada’s Plumbing'. */
function personNames({ first, last }: PersonNamed, endings: readonly string[]): string[] {
  const called = [last, first && last && `${first} ${last}`, first && `${first}${first.endsWith('s') ? '’' : '’s'}`]
  return joinedAll(
    called.filter((name) => name !== ''),
    endings.filter((ending) => !ending.startsWith('&')),
  )
}

const joinedAll = (beginnings: readonly string[], endings: readonly string[]) =>
  beginnings.flatMap((beginning) =>
    endings.filter((ending) => !shareWord(beginning, ending)).map((ending) => `${beginning} ${ending}`),
  )

/** 'Copper & Lantern': two words that are not too much together. */
const shortPair = /^(?=.{1,19}$)\S+ & \S+$/

/** 'Pipe' says it twice in front of 'Pipe & Drain'. */
function shareWord(a: string, b: string): boolean {
  const stems = (text: string) =>
    alike(text)
      .split(/[^\p{L}\p{M}]+/u)
      .filter((word) => word.length > 2)
  const known = stems(a)
  return stems(b).some((word) => known.some((other) => word.startsWith(other) || other.startsWith(word)))
}

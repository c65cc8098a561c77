import type { Brief } from '../compose/brief.ts'
import { headlineLength, praise, startsWithSubject } from './headline-score.ts'
import { inPlace } from './in-place.ts'
import type { Mender } from './mender.ts'
import type { OwnerPart } from './owner-parts.ts'
import { asHeading } from './sentence-text.ts'

type Described = { text: string; from: OwnerPart; left: string }

/** What the first sentence calls the business, with its place: 'Independent hearing clinic' for '…, run by Sinéad'. */
export function describedIn(brief: Brief, part: OwnerPart | undefined, say: Mender): Described | undefined {
  const { name = '', more = '' } = (part && described.exec(part.text)?.groups) ?? {}
  const shown = asHeading(say(name))
  if (!part || shown === '' || startsWithSubject.test(shown) || praise.test(shown)) return undefined
  const text = inPlace(brief, shown)
  return text.length <= headlineLength ? { text, from: part, left: more } : undefined
}
const described =
  /^(?<name>\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’&-]*){1,3}),\s(?<more>(?:run|owned|led|founded|headed|staffed|geführt|geleitet|gegründet|inhabergeführt|dirigée?|tenue?|fondée?|dirigid[oa]|llevad[oa]|fundad[oa]|gestit[oa]|fondat[oa]|geleid|gerund|opgericht)\s.+)$/su

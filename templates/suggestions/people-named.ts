/** Somebody a business can be called after; a blank value is one that is not known. */
export type PersonNamed = { first: string; last: string }

const nobody: PersonNamed = { first: '', last: '' }
const name = "\\p{Lu}\\p{L}+(?:['’-]\\p{Lu}?\\p{L}+)*"
/** 'the Hughes family', 'Hughes & Sons'. */
const families = [
  new RegExp(`\\b[Tt]he (${name}) (?:family|brothers|sisters)\\b`, 'u'),
  new RegExp(`(?<!\\p{L})(${name}) (?:&|and) (?:[Ss]ons?|[Dd]aughters?)\\b`, 'u'),
]
const whole = new RegExp(
  `(?:\\b(?:I am|I['’]m|[Mm]y name is|[Rr]un by|[Oo]wned by|[Ff]ounded by|[Ss]tarted by|[Tt]aught by))\\s+(${name})(?:\\s+(${name}))?(?=\\s*(?:[,.;!–-]|$|\\band\\b))`,
  'u',
)

/** The person or the family that somebody says is behind the business: 'I'm Ada Marsh, a therapist.' */
export function personNamed(activities: string): PersonNamed {
  for (const family of families) {
    const last = activities.match(family)?.[1]
    if (last) return { first: '', last }
  }
  const [, first = '', last = ''] = activities.match(whole) ?? []
  return first ? { first, last } : nobody
}

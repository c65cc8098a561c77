/** Says whom something is for: 'for homes', 'with children', 'families'. */
const whom =
  /\b(?:for|with|families|family|homes?|houses?|offices?|business(?:es)?|compan(?:y|ies)|people|adults?|child(?:ren)?|kids|teens?|teenagers|couples?|beginners|students?|seniors|parents|women|men|owners|landlords|tenants|locals|neighbou?rs|restaurants|shops)\b/i
/** Says how it is done, or what others do not do. */
const special =
  /\b(?:by hand|handmade|home-?made|mobile|same[- ]day|evenings?|weekends?|early|late|emergency|day and night|round the clock|online|only|no |without|own|old|vintage|organic|local|quiet|gentle|patient|slow|fast|small|years?|since|famil(?:y|ies)-run|run by|speciali[sz]\w*|certified|trained|bespoke|because|come to you|free)\b/i

const enough = 160

/**
 * What to say beside 'What's your business about?': one thing that is still missing, in the order in which it helps, and nothing more to do
 * once there is enough.
 */
export function detailHint(text: string): string {
  const said = text.trim()
  if (said === '') return 'More detail makes better suggestions.'
  if (said.split(/,|;|\n|\band\b|&/i).filter((part) => /\p{L}{3}/u.test(part)).length < 2) {
    return 'A good start. Which services do you offer?'
  }
  if (!whom.test(said)) return 'Good. Who is it for?'
  if (!special.test(said) && said.length < enough) return 'Good. What do people come to you for, rather than to others?'
  return 'That is plenty to write from.'
}

import { changed, markOf, type Step, sentenceEnd, sentenceStart } from './marks.ts'

const numbers =
  'half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|double|single|multi|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf'
const counted = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:\\d+(?:[.,]\\d+)?|${numbers})-(?:(?!minutes?|mins?|hours?|hrs?|page|year|star)\\p{L}+ )?$`,
  'iu',
)
const time = /^(?:minutes?|mins?|hours?|hrs?|minuten|stunden)(?: (?=\p{L}))/iu
const size = /^(?:seats?|covers?|pitch|table|chair|acre|plätze)(?!\p{L})/iu

/**
 * Adds numbers that the tagger cut off: 'Five-course menu', '45-minute facial'. A business's size isn't a service: '28-seat restaurant'.
 */
export const countedCompounds: Step = (text, marks) =>
  marks.flatMap((mark, nth) => {
    const [number] = counted.exec(text.slice(0, mark.start)) ?? []
    if (number === undefined || !'SVZKN'.includes(mark.label)) return [mark]
    const start = mark.start - number.length
    const last = marks[nth - 1]
    if (last && last.end > start) return [mark]
    const probability = Math.max(mark.probability, 0.5)
    const long = time.exec(mark.text)?.[0].length
    if (long !== undefined && mark.label === 'S')
      return [
        markOf(text, 'D', start, mark.start + long - 1, probability),
        markOf(text, 'S', mark.start + long, mark.end, probability),
      ]
    if (size.test(mark.text) && marks[nth + 1]?.label !== 'P') return []
    return [markOf(text, mark.label, start, mark.end, probability)]
  })

const arrives =
  /^,? (?:(?:i|we)(?:['’](?:ll|m|re|d)| will| can| am| are)? (?:usually |always |often )?(?:come|be|there|with|get|arrive|answer|turn up|reach|respond|help)|(?:wir|ich) (?:kommen?|sind|bin|helfen?)|j['’]arrive|je viens|nous (?:arrivons|venons)|voy|vamos|llego|llegamos|arrivo|arriviamo)(?![\p{L}])/iu

/** 'Locked out, I come within the hour' describes a situation, not a service. */
export const withoutSituations: Step = (text, marks) =>
  marks.reduce((all, mark) => {
    const isBegun = mark.label === 'S' && sentenceStart(text, mark.start) === mark.start
    if (!isBegun || !arrives.test(text.slice(mark.end))) return all
    const end = sentenceEnd(text, mark.end)
    const own = all.filter((one) => one.start >= mark.start && one.end <= end)
    return own.every(({ label }) => 'SNDH'.includes(label))
      ? changed(all, own, [markOf(text, 'N', mark.start, end, 0.6)])
      : all
  }, marks)

const surroundings =
  /^(?:(?:rural|remote|outlying|nearby|surrounding|local|all|the) )*(?:farms|villages|islands|isles|suburbs|towns|hamlets|communities|districts|valleys)$/iu

/** 'Fence repairs, remote farms round Dubbo' */
export const withoutSurroundings: Step = (_text, marks) =>
  changed(
    marks,
    marks.filter(({ label, text }, nth) => label === 'S' && surroundings.test(text) && marks[nth + 1]?.label !== 'P'),
  )

/** The first words, before a place and years, name the business's main work: 'septic tank pumping, rural Bend, 30 years'. */
export const firstOffers: Step = (text, marks) => {
  const [first, ...others] = marks
  const rest = others.filter(({ start }) => start < sentenceEnd(text, 0))
  const isOnly = first?.label === 'S' && first.start === 0 && others.every(({ label }) => label !== 'K')
  const tells = rest.length > 0 && rest.every(({ label }) => 'AYHC'.includes(label))
  return first && isOnly && tells && first.probability >= 0.4 && /^\s*[,–-]/.test(text.slice(first.end))
    ? [{ ...first, probability: Math.max(first.probability, 0.65) }, ...others]
    : marks
}

/** By slug: names for a business of each trade with a public page, worded so that they can follow 'your'. */
export const tradeWords: Readonly<Record<string, string>> = {
  accountant: 'accounting practice',
  'barber-shop': 'barber shop',
  'bike-repair': 'bike repair shop',
  'book-store': 'bookstore',
  'car-detailing': 'car detailing business',
  carpentry: 'carpentry business',
  catering: 'catering business',
  'chess-instructor': 'chess lessons',
  'coffee-shop': 'coffee shop',
  'condo-rental-agency': 'condo rental agency',
  'dentist-office': 'dental office',
  electrician: 'electrical business',
  fitness: 'fitness studio',
  'hair-styling': 'hair salon',
  'heating-and-cooling': 'heating and cooling business',
  'home-construction': 'construction business',
  'house-cleaning': 'house cleaning business',
  landscaping: 'landscaping business',
  'medical-clinic': 'medical clinic',
  'music-lessons': 'music lessons',
  'non-profit-organization': 'non-profit',
  nutritionist: 'nutrition practice',
  'pest-control': 'pest control business',
  'physical-therapist': 'physical therapy practice',
  plumber: 'plumbing business',
  'real-estate-agent': 'real estate agency',
  restaurant: 'restaurant',
  spa: 'spa',
  'technology-consulting': 'technology consulting business',
  therapist: 'therapy practice',
  'tire-shop': 'tire shop',
}

/** 'barber shop', or blank for unknown slugs. */
export const tradeWordsOf = (slug: string): string => (Object.hasOwn(tradeWords, slug) ? (tradeWords[slug] ?? '') : '')

/** 'Barber shop': the start of a description. */
export function openingWords(slug: string): string {
  const words = tradeWordsOf(slug)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A text, prepared for matching. */
export type Words = {
  /** Lowercase words without accents. */
  list: readonly string[]
  /** Indexes of words that start a sentence or a line. */
  breaks: ReadonlySet<number>
}

export function readWords(description: string): Words {
  const list: string[] = []
  const breaks = new Set<number>()
  const plain = description.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  for (const [token] of plain.matchAll(/[\p{L}\p{N}]+|[.;:!?()\n•|–—]/gu)) {
    if (!/[\p{L}\p{N}]/u.test(token)) {
      breaks.add(list.length)
      continue
    }
    list.push(token)
  }
  return { list, breaks }
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words that precede another trade's name, for example of customers or neighbors: 'bookkeeping for plumbers', 'next to the dentist'. */
const wordsBeforeOtherTrade = setOf(`
  for with to near nearby beside behind above below opposite between from against like old former than ex supply
  supplies supplying sell sells selling serve serves serving help helps helping clean cleans cleaning photograph
  photographs photographing film films filming design designs designing advise advises advising train trains
  training insure insures insuring repair repairs repairing paint paints painting fit fits fitting wire wires
  inspect inspects audit audits recruit recruits staff staffs
`)
/** Words after which the text is about the business again: 'We repair pipes, we are plumbers'. */
const wordsForSpeaker = setOf('we i our my')
/** Verbs for the business's own work: 'I help people buy and sell homes'. */
const workVerbs = setOf('build buy cater clean do fix keep learn rent repair sell selling teach teaching')
const maxWordDistance = 5

/** Words that follow another trade's name if that trade is a customer, a subject or a product line: 'plumber supplies'. */
const wordsAfterOtherTrade = setOf(`
  supply supplies supplier suppliers wholesale wholesaler wholesalers equipment software app apps marketing
  photography photographer photographers insurance insurers training course courses magazine podcast jobs
  recruitment recruiter staffing lawyer lawyers attorney attorneys law billing uniform uniforms furniture
  accountant accountants bookkeeper bookkeepers inspector inspectors inspection merchandise showroom museum
  simulator games game blog websites website leads
`)

/** Whether the trade's name belongs to another business. The name is `length` words from index `at`. */
export function isAnotherTrade({ list, breaks }: Words, at: number, length: number): boolean {
  if (workVerbs.has(list[at] ?? '')) return false
  const after = at + length
  if (!breaks.has(after) && wordsAfterOtherTrade.has(list[after] ?? '')) return true
  for (let place = at - 1; place >= Math.max(0, at - maxWordDistance) && !breaks.has(place + 1); place -= 1) {
    const word = list[place] ?? ''
    if (wordsBeforeOtherTrade.has(word)) return true
    if (wordsForSpeaker.has(word)) return false
  }
  return false
}

/** Words that any business might use. */
const commonWords = setOf(`
  a about all also always am an and any are area around as at based been best business by city come company
  customers daily day days do doing each established every everybody everyone everything family few for friendly
  friends from good great have here home in independent is it its local made me monday more my near new nice no
  not of offer offering on one open or our over own owner people place quality run saturday service services shop
  simple since small someone something still store sunday team that the their there they this thing things to
  together town tuesday us very we week weekday weekdays weekend weekends welcome who with work working year years
  you your
`)

/** Whether a description is unspecific: 'A family business in Leeds since 1990'. */
export function isUnspecific({ list }: Words): boolean {
  return list.filter((word) => !commonWords.has(word) && !/^\d+$/.test(word)).length < 2
}

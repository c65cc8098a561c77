import {
  afterColon,
  capitalised,
  fullName,
  isAudience,
  labelled,
  type Passage,
  passagesOf,
  serviceName,
  withoutPraise,
} from './passages.ts'

const maxServices = 12

/**
 * Services in a person's own words, each of one to four words: ['Boiler repair', 'Leak detection'] for 'We are plumbers
 * doing boiler repair and leak detection.' Empty if there is no list.
 */
export function ownServices(activities: string, place: string): string[] {
  const lists = passagesOf(activities).map((passage) => {
    const { announced, entries } = entriesOf(passage)
    return {
      announced,
      adds: 'text' in passage && /\balso\b/i.test(passage.text),
      names: withoutTrade(
        entries.flatMap((entry) => serviceName(entry) ?? []),
        announced,
      ),
    }
  })
  const long = lists.filter(({ names }) => names.length > 1)
  const announced = long.some((list) => list.announced)
  const listed = lists.filter(
    (list) => (list.announced && (list.names.length > 1 || list.adds)) || (!announced && long.includes(list)),
  )
  const found = new Map<string, string>()
  for (const name of long.length > 0 ? listed.flatMap(({ names }) => names) : []) {
    const key = name.toLowerCase()
    if (key !== place.toLowerCase() && !found.has(key)) found.set(key, capitalised(name))
  }
  const services = [...found.values()]
  return services.length < 2 ? [] : services.slice(0, maxServices)
}

/** 'Mobile bike mechanic, puncture repair, full services' starts with a person, not a service. */
const personAtStart =
  /(?:groomer|trainer|teacher|painter|builder|cleaner|plumber|gardener|designer|photographer|dresser|walker|sitter|tutor|counsell?or|therapist|nutritionist|electrician|technician|mechanic|accountant|carpenter|joiner|decorator|roofer|translator|lawyer|solicitor|baker|caterer|realtor|agent|barber|stylist|florist|dentist|coach|instructor|chef|doctor|locksmith|tailor|upholsterer|potter|jewell?er|physio|\bdj|shop|store|studio|salon|clinic|gym|\bbox|garage|school|practice|firm|company|agency|cent(?:re|er)|non.?profit|charity)$/i

function withoutTrade(names: string[], announced: boolean): string[] {
  return !announced && names.length > 3 && personAtStart.test(names[0] ?? '') ? names.slice(1) : names
}

const saysWhatItIs =
  /^(?:we are|we're|we’re|i am|i'm|i’m|im|it is|we run|i run|we offer|i offer|we do|i do|we provide|i provide)\s+(?:an?\s+|the\s+)?/i
/** Words before a list that don't name the trade. */
const announces = /\b(?:services?|offers?|offering|specialt(?:y|ies)|treatments?|menu|products?|what we do)$/i
/** Matches the end of a business's description, which services follow: 'interior designer helping homeowners with kitchens'. */
const servicesStart =
  /\s+(?:helping|offering|providing|selling|serving|doing|making|speciali[sz]ing|looking after)\b.*$/is
/** 'Repair of bikes': 'Repair' alone is too general. */
const genericWord = /^(?:repairs?|sales?|hire|rentals?|service|care|lessons|classes|design|help|training)$/i

/**
 * The service of a business in one to four words: 'Dog walking' for 'dog walking in Leeds' or 'We do dog walking.'
 * Otherwise blank.
 */
export function shortActivity(activities: string): string {
  const [first = ''] = activities.split(/[.!?](?:\s+|$)|\n/).filter((sentence) => sentence.trim() !== '')
  // 'Tattoo studio: cover-ups, walk-ins' starts with the kind of business.
  const title = labelled(first.trim())?.label ?? first
  const activity = withoutPraise(title.trim().replace(saysWhatItIs, '').replace(servicesStart, ''))
  // 'Upholstery of sofas, armchairs and headboards', 'DJ for weddings, birthdays and offices'
  const [head = '', ...rest] = activity.split(/\s+(?:for|of)\s+/i)
  const short = rest.join(' ').includes(',') && !genericWord.test(head) ? head : activity
  return /[,;:\n•|]/.test(short) || announces.test(short) ? '' : capitalised(fullName(short) ?? '')
}

/** Verbs for what businesses do with things, in their base form. */
const ofCare =
  'trim|cut|unblock|plant|clean|fix|repair|service|rent|buy|design|build|restore|paint|groom|wash|walk|roast|manage|value|replace|clear|move|mend|deliver|sharpen|tune|bake|cook|photograph|translate|edit|print|remove|treat|prepare|polish|look after|rescue|feed|proof'
/** Verbs without specific meaning, so that the thing alone names the service. */
const ofTrade =
  'do|offer|provide|sell|serve|run|host|teach|make|give|take|have|install|fit|supply|handle|stock|hold|organi[sz]e|cater|help with|see|tutor'

/** A pattern source for any of these verbs, including the third person. */
const verb = `(?:${ofCare}|${ofTrade})(?:e?s)?`

const isLight = (word: string) => lightVerb.test(word)
const lightVerb = new RegExp(`^(?:${ofTrade})(?:e?s)?$`, 'i')

/** The form of a list item: alone, after 'we offer', or after 'we clean', where another verb may follow. */
type Mode = 'list' | 'offer' | 'deed'

/** Verbs that never start the name of a thing, unlike 'paint' in 'paint correction' and 'run' in 'run coaching'. */
const plainLight =
  /^(?:(?:also|then|we|i)\s+)*(?:do|offer|provide|sell|make|teach|host|organi[sz]e|give)(?:e?s)?\s+(?=\S)/i
const plainCare = /^(?:unblock|sharpen|mend|restore|translate|bake|fix|remove|look after)s?\s+(?=\S)/i
const offered = /^(?:(?:also|then)\s+)*(?:run|take|hold|have)s?\s+(?=\S)/i
const anyLight = new RegExp(`^(?:(?:also|then|we|i)\\s+)*(?:${ofTrade})(?:e?s)?\\s+(?=\\S)`, 'i')
const anyCare = new RegExp(`^(${ofCare})(?:e?s)?(?:\\s+(and|or)\\s+(${ofCare}|sell)s?)?\\s+(out\\s+)?(?=\\S)`, 'i')

/** A list item as an activity: 'Trimming beards' for 'trim beards', 'school visits' for 'runs school visits'. */
function asDeed(part: string, mode: Mode): string {
  const text = part.trim()
  const lights = mode === 'deed' ? [anyLight] : mode === 'offer' ? [plainLight, offered] : [plainLight]
  const found = lights.find((pattern) => pattern.test(text))
  if (found) return text.replace(found, '')
  return mode === 'deed' || plainCare.test(text)
    ? text.replace(anyCare, (_, ...words: string[]) => `${deed(words.slice(0, 4))} `)
    : text
}

/** 'renting out' from 'rent', 'out'; 'buying and selling' from 'buy', 'and', 'sell'. */
function deed([first = '', joint, second, out]: readonly (string | undefined)[]): string {
  return [doing(first), joint, second && doing(second), out?.trim()].filter((word) => word).join(' ')
}

/** 'trimming' for 'trim', 'looking after' for 'look after'. */
function doing(verb: string): string {
  const [word = '', ...rest] = verb.toLowerCase().split(' ')
  const stem = /^(?:trim|cut)$/.test(word) ? `${word}${word.at(-1)}` : word.replace(/e$/, '')
  return [`${stem}ing`, ...rest].join(' ')
}

/** A list's entries in order, and whether preceding words announced a list. */
type ServiceList = { announced: boolean; entries: string[] }

/** A subject and up to two verbs: 'We also offer', 'that sells', 'who help people'. */
const subject = new RegExp(
  `^(?:.*?\\b(?:that|who|which)|(?:and\\s+)?(?:we|i)(?:['’]ll|['’]d|['’]ve)?)\\s+(?:(?:also|now|can|mostly|mainly|will|even|only|both)\\s+)*(?!(?:are|am|is|was|were|be|been|have|had|love|like|know|believe|think|hope|want|try|live|started|opened|took|began|grew|moved|keep|pride|speciali[sz]e)\\b)(\\p{L}+)(?:\\s+and\\s+(${verb}))?(?:\\s+(?:out|up|after|rid of|with|on))?(?:\\s+(?:(?:small|local)\\s+)?(?:people|clients|customers|families|you|businesses|homeowners)\\b(?:\\s+(?:to|with))?)?(?:\\s+|$)`,
  'iu',
)
const leadIn =
  /^.*?\b(?:offering|offers?|providing|provides?|including|includes?|such as|speciali[sz](?:e|es|ing) in|services (?:are|like)|like|everything from|ranging from|things like|selling|sells?|serving|serves?|making|makes?|teaching|teach(?:es)?|doing|does|do|install(?:ing|s)?|translat(?:es?|ing)|restor(?:es?|ing)|seeing|get(?:ting|s)? rid of|help(?:ing|s)? (?:people|families|clients|customers|businesses|you)(?: to)?|(?:help|work)(?:ing|s)? with|cover(?:ing|s)?)\b:?\s+/i
/** Weaker evidence: 'beard trims with a smile'. */
const weakLeadIn = /^.*?\b(?:with|from)\s+/i
/** Two words with a common noun, which form one service: 'new and used books', 'buying and selling homes'. */
const pair =
  /^((?:\S+ )?)(new|used|old|rare|hot|cold|big|small|large|indoor|outdoor|interior|exterior|inside|residential|commercial|domestic|local|private|men(?:['’]s)?|women(?:['’]s)?|black|white|fresh|dry|wet|soft|hard|short|long|fixed|moving|buy|buying|sell|selling|wash|cut|supply|supplying|design|designing|build|building|install|book|first|basic|modern|classic) (and|or) (?=\S+ \S)/i
const fixedPair = /\b(?:black and gr[ae]y|black and white|wills and probate)\b/gi
/** Placeholder for a space that doesn't separate words. */
const spacePlaceholder = '\uE000'

/** Remarks after a list of services: 'with or without an appointment', 'online or at your home'. */
const aside = /^(?:(?:with|without|by|for|in|at|on|near|no|if|when|where|while|even|so)\b|online(?:\s+(?:or|and)\b|$))/i
const joins = /^(?:and|or|plus|also|but|&)\s+/i
/** Text after the end of a list: 'and we sell used bikes'. */
const newClause = new RegExp(`^(?:(?:and|but|plus)\\s+)?(?:we|i|also)\\s|^(?:and|but|plus)\\s+${verb}\\s`, 'i')
/**
 * 'Physical therapy for back pain, sports injuries and balance': the words before 'for' are the trade, not the first
 * item.
 */
const forLead = /^(?:[^\s,]+\s+){0,2}[^\s,]+\s+(?:for|of)\s+/i
/** Matches 'children and adults for check-ups'. */
const whomFirst = /^((?:\S+ and )?\S+) for /i

function entriesOf(passage: Passage): ServiceList {
  if ('lines' in passage)
    return { announced: true, entries: passage.lines.map((line) => line.replace(/[,;.]\s*$/, '')) }
  const sentence = passage.text.trim()
  const body = afterColon(sentence)
  const list = body.split(/\s*;\s*/).flatMap((segment) => entriesIn(segment))
  return {
    announced: body !== sentence || list.some((entry) => entry.announced),
    entries: list.map(({ text }) => text),
  }
}

type Entry = { text: string; announced: boolean }

/** The entries between commas without introductory words. A list ends at the end of the text or at a new clause. */
function entriesIn(segment: string): Entry[] {
  const chunks = segment
    .split(/\s*[,|]\s*|\s+[-–—*•·]\s+/)
    .map((chunk) => chunk.trim())
    .filter((chunk, index) => chunk !== '' && (index === 0 || !aside.test(chunk)))
  const all = chunks.length + (/\s(?:and|or)\s/i.test(chunks.at(-1) ?? '') ? 1 : 0)
  let mode: Mode = 'list'
  let places = false
  return chunks.flatMap((chunk, index) => {
    const opening = openingOf(chunk, { index, next: chunks[index + 1] ?? '', all })
    mode = opening.mode ?? mode
    const ends = index === chunks.length - 1 || newClause.test(chunks[index + 1] ?? '')
    // 'in Leeds, Bradford and York' continues with places.
    if (places && /^(?:and\s+)?\p{Lu}/u.test(chunk)) return []
    places = endsInPlace.test(chunk)
    const whole = /^(?:and|or|&)\s/i.test(chunk) && opening.mode === undefined
    return splitAt(opening.text.replace(joins, ''), ends && !whole).map((part) => ({
      text: asDeed(part, mode),
      announced: opening.announced,
    }))
  })
}

type Opening = { text: string; announced: boolean; mode?: Mode }
type Place = { index: number; next: string; all: number }

/** A chunk without its introductory words. */
function openingOf(chunk: string, { index, next, all }: Place): Opening {
  const [phrase = '', firstVerb = '', secondVerb = ''] = subject.exec(chunk) ?? []
  if (phrase !== '' && !leadsOn.test(chunk)) {
    const rest = chunk.slice(phrase.length).replace(/^\S.*$/s, withoutWhom)
    if (isLight(firstVerb) || isLight(secondVerb)) return { text: rest, announced: true, mode: 'offer' }
    // In 'We cut hair, trim beards' each item has its verb; in 'We repair sofas, armchairs' one verb applies to all.
    const own = chunk.slice(chunk.indexOf(firstVerb, phrase.lastIndexOf(firstVerb)))
    return { text: ownVerb.test(own) && ownVerb.test(next) ? own : rest, announced: false, mode: 'deed' }
  }
  if (leadIn.test(chunk) && (index === 0 || listGoesOn.test(chunk)))
    return { text: chunk.replace(leadIn, ''), announced: true }
  if (index > 0) return { text: chunk, announced: false }
  const text = chunk.replace(/^also\s+/i, '')
  const named = all > 2 ? text.replace(forLead, '') : text
  return {
    text: named !== text && !isAudience(named) ? named : text.replace(weakLeadIn, ''),
    announced: text !== chunk,
  }
}

const endsInPlace = /\s(?:in|around|across|near|throughout|covering)\s+\p{Lu}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'-]*)*$/u
const leadsOn = /\b(?:offering|providing|including|such as|speciali[sz]ing in|doing)\s/i
const listGoesOn = /^(?:(?:and|or|plus|also)\s+)*(?:including|such as|like)\b/i
const ownVerb = new RegExp(`^(?:and\\s+)?${verb}\\s(?!(?:them|it)\\b)`, 'i')

/** 'check-ups' for 'children and adults for check-ups'. */
function withoutWhom(text: string): string {
  const whom = whomFirst.exec(text)
  return whom?.[1] && isAudience(whom[1]) ? text.slice(whom[0].length) : text
}

/**
 * At the end of a list, splits 'trims and shaves' and 'heat pumps & duct cleaning' into two entries. Elsewhere only
 * splits two or more words on either side: 'Sunday roasts and set lunches', but not 'wash and wax'.
 */
function splitAt(text: string, ends: boolean): string[] {
  const joint = ends
    ? / +(?:and|or|plus) +|(?<=\S\s+\S+)\s+&\s+(?=\S+\s+\S)/i
    : /(?<=\S +\S+) +(?:and|or|plus) +(?=\S+ +\S)/i
  const parts = text
    .replace(
      pair,
      (_, before: string, one: string, joins: string) =>
        `${before}${one}${spacePlaceholder}${joins}${spacePlaceholder}`,
    )
    .replace(fixedPair, (match) => match.replaceAll(' ', spacePlaceholder))
    .split(joint)
  return parts
    .filter((part, index) => index === 0 || !continues(parts[index - 1] ?? '', part))
    .map((part) => part.replaceAll(spacePlaceholder, ' '))
}

const preposition = /\s(?:in|for|at|across|around|on(?! \S+days?\b)|from|between|to|such as)\s/i
const somebody = /\b(?:companies|businesses|firms|homes|traders|offices|people|owners|families|flats)$/i

/** After a place or an audience, one or two words continue it: 'ants in homes and restaurants'. */
function continues(before: string, part: string): boolean {
  const item = part.trim().replace(/\s(?:into|in|for|at|on|of)\s.*$/i, '')
  return preposition.test(` ${before} `) && (somebody.test(item) || item.split(/\s+/).length < 3)
}

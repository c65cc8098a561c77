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

const most = 12

/**
 * The services a person lists in their own words, each of one to four words with a capital: ['Boiler repair', 'Leak detection'] of 'We are
 * plumbers doing boiler repair and leak detection.' Empty when there is no list to be made out.
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
  return services.length < 2 ? [] : services.slice(0, most)
}

/** 'Mobile bike mechanic, puncture repair, full services' begins with the one who does it. */
const doer =
  /(?:groomer|trainer|teacher|painter|builder|cleaner|plumber|gardener|designer|photographer|dresser|walker|sitter|tutor|counsell?or|therapist|nutritionist|electrician|technician|mechanic|accountant|carpenter|joiner|decorator|roofer|translator|lawyer|solicitor|baker|caterer|realtor|agent|barber|stylist|florist|dentist|coach|instructor|chef|doctor|locksmith|tailor|upholsterer|potter|jewell?er|physio|\bdj|shop|store|studio|salon|clinic|gym|\bbox|garage|school|practice|firm|company|agency|cent(?:re|er)|non.?profit|charity)$/i

function withoutTrade(names: string[], announced: boolean): string[] {
  return !announced && names.length > 3 && doer.test(names[0] ?? '') ? names.slice(1) : names
}

const saysWhatItIs =
  /^(?:we are|we're|we’re|i am|i'm|i’m|im|it is|we run|i run|we offer|i offer|we do|i do|we provide|i provide)\s+(?:an?\s+|the\s+)?/i
/** Words before a list that do not name the trade. */
const announces = /\b(?:services?|offers?|offering|specialt(?:y|ies)|treatments?|menu|products?|what we do)$/i
/** What a business is ends where what it does begins: 'interior designer helping homeowners with kitchens'. */
const goesOn = /\s+(?:helping|offering|providing|selling|serving|doing|making|speciali[sz]ing|looking after)\b.*$/is
/** 'Repair of bikes' is no repair until the bikes are named. */
const tooGeneral = /^(?:repairs?|sales?|hire|rentals?|service|care|lessons|classes|design|help|training)$/i

/** The service of a business, if the text names it in one to four words: 'Dog walking' of 'dog walking in Leeds' or of 'We do dog walking.' Blank otherwise. */
export function shortActivity(activities: string): string {
  const [first = ''] = activities.split(/[.!?](?:\s+|$)|\n/).filter((sentence) => sentence.trim() !== '')
  // 'Tattoo studio: cover-ups, walk-ins' says what it is before it says what it does.
  const title = labelled(first.trim())?.label ?? first
  const said = withoutPraise(title.trim().replace(saysWhatItIs, '').replace(goesOn, ''))
  // 'Upholstery of sofas, armchairs and headboards', 'DJ for weddings, birthdays and offices'.
  const [head = '', ...rest] = said.split(/\s+(?:for|of)\s+/i)
  const short = rest.join(' ').includes(',') && !tooGeneral.test(head) ? head : said
  return /[,;:\n•|]/.test(short) || announces.test(short) ? '' : capitalised(fullName(short) ?? '')
}

/** What businesses do with things, by the verb's bare form. */
const ofCare =
  'trim|cut|unblock|plant|clean|fix|repair|service|rent|buy|design|build|restore|paint|groom|wash|walk|roast|manage|value|replace|clear|move|mend|deliver|sharpen|tune|bake|cook|photograph|translate|edit|print|remove|treat|prepare|polish|look after|rescue|feed|proof'
/** Those that say no more than that it is done: the thing alone is the service. */
const ofTrade =
  'do|offer|provide|sell|serve|run|host|teach|make|give|take|have|install|fit|supply|handle|stock|hold|organi[sz]e|cater|help with|see|tutor'

/** A pattern's source: any of them, in the third person as well. */
const verb = `(?:${ofCare}|${ofTrade})(?:e?s)?`

/** Whether a verb is one that says no more than that something is done. */
const isLight = (word: string) => lightVerb.test(word)
const lightVerb = new RegExp(`^(?:${ofTrade})(?:e?s)?$`, 'i')

/** The form of a list item: alone, after 'we offer', or after 'we clean', where another verb may follow. */
type Mode = 'list' | 'offer' | 'deed'

/** Verbs that no name of a thing begins with, as 'paint' begins 'paint correction' and 'run' begins 'run coaching'. */
const plainLight =
  /^(?:(?:also|then|we|i)\s+)*(?:do|offer|provide|sell|make|teach|host|organi[sz]e|give)(?:e?s)?\s+(?=\S)/i
const plainCare = /^(?:unblock|sharpen|mend|restore|translate|bake|fix|remove|look after)s?\s+(?=\S)/i
const offered = /^(?:(?:also|then)\s+)*(?:run|take|hold|have)s?\s+(?=\S)/i
const anyLight = new RegExp(`^(?:(?:also|then|we|i)\\s+)*(?:${ofTrade})(?:e?s)?\\s+(?=\\S)`, 'i')
const anyCare = new RegExp(`^(${ofCare})(?:e?s)?(?:\\s+(and|or)\\s+(${ofCare}|sell)s?)?\\s+(out\\s+)?(?=\\S)`, 'i')

/** A part of a list as what is done: 'Trimming beards' of 'trim beards', 'school visits' of 'runs school visits'. */
function asDeed(part: string, mode: Mode): string {
  const text = part.trim()
  const lights = mode === 'deed' ? [anyLight] : mode === 'offer' ? [plainLight, offered] : [plainLight]
  const found = lights.find((pattern) => pattern.test(text))
  if (found) return text.replace(found, '')
  return mode === 'deed' || plainCare.test(text)
    ? text.replace(anyCare, (_, ...said: string[]) => `${deed(said.slice(0, 4))} `)
    : text
}

/** 'renting out' of 'rent', 'out'; 'buying and selling' of 'buy', 'and', 'sell'. */
function deed([first = '', joint, second, out]: readonly (string | undefined)[]): string {
  return [doing(first), joint, second && doing(second), out?.trim()].filter((word) => word).join(' ')
}

/** 'trimming' of 'trim', 'looking after' of 'look after'. */
function doing(said: string): string {
  const [word = '', ...rest] = said.toLowerCase().split(' ')
  const stem = /^(?:trim|cut)$/.test(word) ? `${word}${word.at(-1)}` : word.replace(/e$/, '')
  return [`${stem}ing`, ...rest].join(' ')
}

/** A list as a person wrote it: its entries in order, and whether something in front said that a list was coming. */
type ServiceList = { announced: boolean; entries: string[] }

/** 'We also offer', 'that sells', 'who help people': a subject and what it does, up to two verbs of it. */
const subject = new RegExp(
  `^(?:.*?\\b(?:that|who|which)|(?:and\\s+)?(?:we|i)(?:['’]ll|['’]d|['’]ve)?)\\s+(?:(?:also|now|can|mostly|mainly|will|even|only|both)\\s+)*(?!(?:are|am|is|was|were|be|been|have|had|love|like|know|believe|think|hope|want|try|live|started|opened|took|began|grew|moved|keep|pride|speciali[sz]e)\\b)(\\p{L}+)(?:\\s+and\\s+(${verb}))?(?:\\s+(?:out|up|after|rid of|with|on))?(?:\\s+(?:(?:small|local)\\s+)?(?:people|clients|customers|families|you|businesses|homeowners)\\b(?:\\s+(?:to|with))?)?(?:\\s+|$)`,
  'iu',
)
const leadIn =
  /^.*?\b(?:offering|offers?|providing|provides?|including|includes?|such as|speciali[sz](?:e|es|ing) in|services (?:are|like)|like|everything from|ranging from|things like|selling|sells?|serving|serves?|making|makes?|teaching|teach(?:es)?|doing|does|do|install(?:ing|s)?|translat(?:es?|ing)|restor(?:es?|ing)|seeing|get(?:ting|s)? rid of|help(?:ing|s)? (?:people|families|clients|customers|businesses|you)(?: to)?|(?:help|work)(?:ing|s)? with|cover(?:ing|s)?)\b:?\s+/i
/** Less of a sign: 'beard trims with a smile'. */
const weakLeadIn = /^.*?\b(?:with|from)\s+/i
/** Two words that share what follows them are one thing: 'new and used books', 'buying and selling homes'. */
const pair =
  /^((?:\S+ )?)(new|used|old|rare|hot|cold|big|small|large|indoor|outdoor|interior|exterior|inside|residential|commercial|domestic|local|private|men(?:['’]s)?|women(?:['’]s)?|black|white|fresh|dry|wet|soft|hard|short|long|fixed|moving|buy|buying|sell|selling|wash|cut|supply|supplying|design|designing|build|building|install|book|first|basic|modern|classic) (and|or) (?=\S+ \S)/i
const fixedPair = /\b(?:black and gr[ae]y|black and white|wills and probate)\b/gi
/** Stands for a space that is no end of a word. */
const held = '\uE000'

/** Remarks after a list of services: 'with or without an appointment', 'online or at your home'. */
const aside = /^(?:(?:with|without|by|for|in|at|on|near|no|if|when|where|while|even|so)\b|online(?:\s+(?:or|and)\b|$))/i
const joins = /^(?:and|or|plus|also|but|&)\s+/i
/** What follows a list that ended before: 'and we sell used bikes'. */
const newClause = new RegExp(`^(?:(?:and|but|plus)\\s+)?(?:we|i|also)\\s|^(?:and|but|plus)\\s+${verb}\\s`, 'i')
/** 'Physical therapy for back pain, sports injuries and balance': what stands before is the trade, not the first of the list. */
const forLead = /^(?:[^\s,]+\s+){0,2}[^\s,]+\s+(?:for|of)\s+/i
/** 'children and adults for check-ups'. */
const whomFirst = /^((?:\S+ and )?\S+) for /i

function entriesOf(passage: Passage): ServiceList {
  if ('lines' in passage)
    return { announced: true, entries: passage.lines.map((line) => line.replace(/[,;.]\s*$/, '')) }
  const said = passage.text.trim()
  const body = afterColon(said)
  const list = body.split(/\s*;\s*/).flatMap((segment) => entriesIn(segment))
  return {
    announced: body !== said || list.some((entry) => entry.announced),
    entries: list.map(({ text }) => text),
  }
}

type Entry = { text: string; announced: boolean }

/** The entries between commas, each without what introduces it; a list ends at the end or where a new clause begins. */
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
    // 'in Leeds, Bradford and York' goes on with places.
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

/** What a chunk says once the words that introduce it are gone. */
function openingOf(chunk: string, { index, next, all }: Place): Opening {
  const [phrase = '', said = '', also = ''] = subject.exec(chunk) ?? []
  if (phrase !== '' && !leadsOn.test(chunk)) {
    const rest = chunk.slice(phrase.length).replace(/^\S.*$/s, withoutWhom)
    if (isLight(said) || isLight(also)) return { text: rest, announced: true, mode: 'offer' }
    // 'We cut hair, trim beards': each has its verb; in 'We repair sofas, armchairs' one verb covers all.
    const own = chunk.slice(chunk.indexOf(said, phrase.lastIndexOf(said)))
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

/** 'check-ups' of 'children and adults for check-ups'. */
function withoutWhom(text: string): string {
  const whom = whomFirst.exec(text)
  return whom?.[1] && isAudience(whom[1]) ? text.slice(whom[0].length) : text
}

/**
 * 'trims and shaves' ends a list as two entries, 'heat pumps & duct cleaning' too; before the end only what is two words or more on either
 * side comes apart: 'Sunday roasts and set lunches', but 'wash and wax'.
 */
function splitAt(text: string, ends: boolean): string[] {
  const joint = ends
    ? / +(?:and|or|plus) +|(?<=\S\s+\S+)\s+&\s+(?=\S+\s+\S)/i
    : /(?<=\S +\S+) +(?:and|or|plus) +(?=\S+ +\S)/i
  const parts = text
    .replace(pair, (_, before: string, one: string, joins: string) => `${before}${one}${held}${joins}${held}`)
    .replace(fixedPair, (said) => said.replaceAll(' ', held))
    .split(joint)
  return parts
    .filter((part, index) => index === 0 || !continues(parts[index - 1] ?? '', part))
    .map((part) => part.replaceAll(held, ' '))
}

const preposition = /\s(?:in|for|at|across|around|on(?! \S+days?\b)|from|between|to|such as)\s/i
const somebody = /\b(?:companies|businesses|firms|homes|traders|offices|people|owners|families|flats)$/i

/** 'ants in homes and restaurants': a word or two after a place or an audience go on with it. */
function continues(before: string, part: string): boolean {
  const said = part.trim().replace(/\s(?:into|in|for|at|on|of)\s.*$/i, '')
  return preposition.test(` ${before} `) && (somebody.test(said) || said.split(/\s+/).length < 3)
}

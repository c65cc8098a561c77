import { capitalised } from './weave.ts'

const leadIn =
  /^.*?\b(?<!\u2003)(?:offering|offers?|providing|provides?|including|includes?|such as|speciali[sz](?:e|es|ing) in|services (?:are|like)|like|everything from|ranging from|things like|selling|sells?|serving|serves?|making|makes?|teaching|teach(?:es)?|doing|does|do|install(?:ing|s)?|translat(?:es?|ing)|restor(?:es?|ing)|seeing|get(?:ting|s)? rid of|help(?:ing|s)? (?:people|families|clients|customers|businesses|you)(?: to)?|cover(?:ing|s)?|with|from)\b:?\s+/i
const trailing =
  /\s+(?:in|for|at|across|around|throughout|near|to|with|within|since|between|based|as well|and (?:more|much more|so on))\b.*$/i
/** 'Care for nervous patients' means less without its end. */
const whom = /^\S+\s+(?:for|with)\s+\S+(?:\s+\S+)?$/i
const noService =
  /\b(?:we|i|it|this|that|these|them|love|shows?|i'm|we're|our|my|us|you|your|is|are|am|was|have|has|been|who|that|which|they|established|years?|miles?|based|located|based in|friendly|reliable|affordable|experienced|professional|local|family|trusted|honest|qualified|licensed|insured|certified|independent|award|best|top|great|high quality|good|nice|welcome|walk-?ins?|open(?! houses?)|free|parking|prices?|two|three|more|etc|other|others|things?|stuff|everything|all kinds?|small business|company|owner)\b/i

/** Says where it is done, not what. */
const whereabouts =
  /^(?:inside|outside|in|out|indoors|outdoors|up|down|on site|at home|online|in person|remotely|week|weekends|evenings|adults|kids|children|teens|teenagers|seniors|beginners|families|men|women|couples|groups|boys|girls)(?: and (?:adults|children|couples|families|out|outside|outdoors|in person))?$/i
/** Two words that share what follows them are one thing: 'new and used books', 'buy and sell homes'. */
const pair =
  /\b(new|used|old|rare|hot|cold|big|small|large|indoor|outdoor|interior|exterior|inside|residential|commercial|domestic|local|private|men(?:['’]s)?|women(?:['’]s)?|black|white|fresh|dry|wet|soft|hard|short|long|fixed|moving|buy|buying|sell|wash|cut|supply|supplying|design|designing|build|building|repair|install|book|first|basic|modern|classic) (and|or) (?=\S+ \S)/gi
/** 'ants and cockroaches in homes and restaurants': the end names no services. */
const premises =
  /\s+(?:in|for|at)\s+(?:private |local |small )?(?:homes?|houses?|flats|apartments|offices?|business(?:es)?|shops|stores|restaurants|hotels|schools|landlords|families|companies)(?:\s+and\s+[\w ]+)?$/i

/** What is said of the services after they are named: 'with or without an appointment'. */
const aside = /^(?:with|without|by|for|in|at|on|near|no|if|when|where|while|even)\b/i

/** 'Services:', 'HVAC - ' in front of a list. */
const label = /^[^,:]{1,40}(?::|\s[-–—]\s)\s*/
const saysWhatItIs =
  /^(?:we are|we're|we’re|i am|i'm|i’m|it is|we run|i run|we offer|i offer|we do|i do|we provide|i provide)\s+(?:an?\s+|the\s+)?/i
const praise =
  /^(?:(?:small|local|family|friendly|reliable|affordable|experienced|professional|independent|mobile|family[- ](?:run|owned))\s+)+/i

const most = 12

/**
 * The services a person lists in their own words, each of one to four words with a capital: ['Boiler repair', 'Leak detection'] of 'We are
 * plumbers doing boiler repair and leak detection.' Empty when there is no list to be made out.
 */
export function ownServices(activities: string, place: string): string[] {
  const found = new Map<string, string>()
  const sentences = sentencesOf(activities)
  const announced = sentences.filter((sentence) => leadIn.test(sentence) || label.test(sentence))
  for (const sentence of announced.some((one) => listIn(one).length > 1) ? announced : sentences) {
    const fragments = listIn(sentence)
    if (fragments.length < 2) continue
    for (const fragment of fragments) {
      const key = fragment.toLowerCase()
      if (key !== place.toLowerCase() && !found.has(key)) found.set(key, capitalised(fragment))
    }
  }
  const services = [...found.values()]
  return services.length < 2 ? [] : services.slice(0, most)
}

/** What the business does where it is said in one to four words: 'Dog walking' of 'dog walking in Leeds' or of 'We do dog walking.' Blank otherwise. */
export function shortActivity(activities: string): string {
  const first = sentencesOf(activities)[0] ?? ''
  // 'Tattoo studio: cover-ups, walk-ins' says what it is before it says what it does.
  const title = (label.exec(first.trim())?.[0] ?? first).replace(/\s*(?::|\s[-–—])\s*$/, '')
  const said = title.trim().replace(saysWhatItIs, '').replace(praise, '')
  return /[,;:\n•|]/.test(said) || announces.test(said) ? '' : capitalised(serviceName(said) ?? '')
}

/** What stands in front of a list and says nothing of the trade. */
const announces = /\b(?:services?|offers?|offering|specialt(?:y|ies)|treatments?|menu|products?|what we do)$/i

function sentencesOf(text: string): string[] {
  return text.split(/[.!?](?:\s+|$)/).filter((sentence) => sentence.trim() !== '')
}

function listIn(sentence: string): string[] {
  const lines = sentence
    .replace(label, '')
    .replace(pair, '$1\u2003$2\u2003')
    .replace(/\bblack and (gr[ae]y|white)\b/gi, 'black\u2003and\u2003$1')
    .split(/\s*[\n•·;|]\s*|\s+[-–—*]\s+/)
    .flatMap((line) => line.split(/\s*,\s*/))
    .filter((line, index) => index === 0 || !aside.test(line))
  const parts = lines.flatMap((part, index) => splitLast(part, index === lines.length - 1))
  return parts.flatMap((part, index) => {
    const text = index === 0 ? part.replace(leadIn, '') : part
    return serviceName(text) ?? []
  })
}

/** 'trims and shaves' ends a list as two entries, 'heat pumps & duct cleaning' too; what comes after an 'and', or 'cut & color', is left whole. */
function splitLast(part: string, last: boolean): string[] {
  const text = part
    .replace(/^(?:and|or|plus|also|&)\s+/i, '')
    .replace(premises, '')
    .replace(/\s+between\s.*$/i, '')
  return last && !/^(?:and|or|plus|also|&)\s/i.test(part)
    ? text.split(/ +(?:and|or|plus) +|(?<=\S\s+\S+)\s+&\s+(?=\S+\s+\S)/i)
    : [text]
}

/** A fragment as the name of a service, or undefined when it does not read like one. */
function serviceName(fragment: string): string | undefined {
  const text = fragment
    .replace(/^(?:(?:and|or|plus|also|&|the|a|an|all|any|both|from|to|do|does|offer|provide|[-–—*•])\s+)+/i, '')
    .replace(/^.*$/, (said) => (whom.test(said) ? said : said.replace(trailing, '')))
    .replace(/[^\p{L}\p{M}\p{N}\s&'’/+-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const words = text.split(' ')
  if (
    text.length < 3 ||
    text.length > 40 ||
    words.length > 4 ||
    noService.test(text.replace(/\bIT\b/g, '')) ||
    whereabouts.test(text)
  )
    return undefined
  return /\p{L}{3}/u.test(text) ? text : undefined
}

import { labelled, passagesOf } from './passages.ts'
import { entriesOf } from './service-list.ts'
import { fullName, serviceName, withoutPraise } from './service-name.ts'
import { capitalised } from './weave.ts'

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

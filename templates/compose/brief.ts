import type { PresetStyle } from '../../renderer/document/enumerations.ts'
import type { KnownFacts } from '../../renderer/document/known-facts.ts'
import { limits } from '../../renderer/document/limits.ts'
import type { SectionType } from '../../renderer/document/section-types.ts'
import { tradeFor } from '../match-trade.ts'
import type { TradeProfile } from '../trade.ts'
import { inBritishWords, isBritish } from './british-words.ts'
import { deedIn } from './deed.ts'
import { ownServices, shortActivity } from './own-services.ts'
import { placeName } from './place-name.ts'
import { sectionId } from './section-order.ts'
import { bookingPage } from './supplied-link.ts'
import { hashOf, turned } from './variation.ts'
import { type Threads, weave } from './weave.ts'

/** What the wizard asks. */
export type ComposeAnswers = {
  businessName: string
  businessActivities: string
  businessLocation?: string
  /** The slug of the trade that is likely whatever the words say; they win where they clearly name another. */
  industry?: string | undefined
  /** An existing website or page, https:// in front; blank for none. */
  link?: string
  /** What the business's own page says of it. */
  known?: Partial<KnownFacts>
  /** The page in short, read where the owner's own words name no trade or no services. */
  scrapeSummary?: string
  /** Ids of a font pair and a palette; an unknown one means the first. */
  fontPair: string
  palette: string
  /** Left out, the trade decides. */
  style?: PresetStyle
  /** A type may be named as often as a page takes it. */
  sections: readonly SectionType[]
  /** For the copyright line, which does without when it is not given. */
  year?: number
}

/** What every part of the page is composed from. */
export type Brief = {
  name: string
  activities: string
  location: string
  link: string
  known: Partial<KnownFacts>
  style: PresetStyle
  year: number | undefined
  industry: TradeProfile
  /** The services the owner listed; may be empty. */
  services: readonly string[]
  threads: Threads
  seed: number
  /** The types on the page, each with the id of its first section. */
  chosen: ReadonlyMap<SectionType, string>
}

export function briefOf(answers: ComposeAnswers): Brief {
  const name = answers.businessName.replace(/\s+/g, ' ').trim()
  const activities = answers.businessActivities.trim()
  const location = (answers.businessLocation ?? '').trim() || addressLine(answers.known?.address)
  const place = placeName(location)
  const told = answers.scrapeSummary ?? ''
  const listed = ownServices(activities, place)
  const services = listed.length > 0 ? listed : ownServices(told, place)
  const said = tradeFor({ activities, name, hint: answers.industry })
  const industry =
    said.trade === '' && shortActivity(activities) === ''
      ? tradeFor({ activities: `${activities}\n${told}`, name, hint: answers.industry })
      : said
  return {
    name,
    activities,
    location,
    link: answers.link ?? '',
    known: answers.known ?? {},
    style: answers.style ?? industry.style,
    year: answers.year,
    industry: isBritish(location, activities) ? inBritishWords(industry) : industry,
    services,
    threads: { name, place, what: shortActivity(activities) || firstNamed(services, activities) || deedIn(activities) },
    seed: hashOf(`${name.toLowerCase()}\n${activities.toLowerCase()}`),
    chosen: new Map(answers.sections.map((type) => [type, sectionId(type, 1)])),
  }
}

/** The first service where the words begin with it: 'Soy candles' of 'We make soy candles and wax melts', but no 'Contracts' of 'I translate contracts'. */
function firstNamed([first = '']: readonly string[], activities: string): string {
  const said = activities.toLowerCase().replace(/^(?:we|i) (?:make|sell|bake|grow|brew) /, '')
  return said.startsWith(first.toLowerCase()) ? first : ''
}

/** An address on one line, as far as a location has room. */
const addressLine = (address = '') => address.replace(/\s*\n\s*/g, ', ').slice(0, limits.businessLocation)

/** At most so many words or characters once woven. */
export type Room = { words?: number; characters: number }

/**
 * The texts that can be woven and fit, begun at one that the business decides. An over-long name can keep a text out, so a list should hold one
 * without any.
 */
export function wovenTexts(brief: Brief, texts: readonly string[], purpose: string, room: Room): string[] {
  return turned(texts, brief.seed, purpose)
    .map((text) => weave(text, threadsFor(brief, text)))
    .filter((text) => text !== undefined)
    .filter(
      (text) => text.length <= room.characters && text.split(/\s+/).length <= (room.words ?? Number.POSITIVE_INFINITY),
    )
}

/** 'At Hackney Bikes in Hackney' says the place twice: where a text names the business, its name may be enough. */
function threadsFor({ threads }: Brief, text: string): Threads {
  const says = threads.place !== '' && threads.name.toLowerCase().includes(threads.place.toLowerCase())
  return says && text.includes('{name}') ? { ...threads, place: '' } : threads
}

/** The first of them, or a blank. */
export function wovenText(brief: Brief, texts: readonly string[], purpose: string, room: Room): string {
  return wovenTexts(brief, texts, purpose, room)[0] ?? ''
}

/** A link to a section of the page, or one that leads nowhere when it was not chosen. */
export function linkTo(brief: Brief, type: SectionType, label: string) {
  const id = brief.chosen.get(type)
  return id === undefined
    ? ({ type: 'None', value: '', label } as const)
    : ({ type: 'Section', value: id, label } as const)
}

/** Where the main button leads: to booking when there is a page for it or no other way to get in touch, else to contact. */
export function mainLink(brief: Brief) {
  const booking = bookingPage(brief.link) !== '' || !brief.chosen.has('Contact')
  const type = booking && brief.chosen.has('Scheduling') ? 'Scheduling' : 'Contact'
  return linkTo(brief, type, brief.industry.copy.callToAction)
}

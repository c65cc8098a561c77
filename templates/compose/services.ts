import type { Business, OfferedService } from '../../renderer/document/business.ts'
import { serviceTitle } from '../../renderer/document/values/service-title.ts'
import { isListOfPrices, serviceTraits } from '../../renderer/facts/layouts/service-layouts.ts'
import { looks } from '../../renderer/styles/looks.ts'
import { knownService } from '../known-services.ts'
import { mended } from '../plan/mend.ts'
import type { PagePlan } from '../plan/page-plan.ts'
import { money } from '../plan/part-kind.ts'
import { compared } from '../plan/sentence-text.ts'
import { hasRows, listedServices } from '../plan/service-rows.ts'
import type { KnownService } from '../trade.ts'
import { type Brief, type ContentInput, isInTradesLanguage } from './brief.ts'
import { servicesHeading } from './headings.ts'
import { turned } from './section-order.ts'

/**
 * The owner's services, without their prices and durations: the view reads these from the business facts. The layout is left to the
 * style and the content; a list of prices gets no sentences of ours, since it is read line by line.
 */
export function servicesContent(brief: Brief, plan: PagePlan): ContentInput<'Services'> | undefined {
  const services = brief.isNew && !hasRows(brief.business) ? [] : listedServices(brief.business)
  if (!plan.hasServices && (brief.isNew || services.length === 0)) return undefined
  const found = knowledgeOf(brief)
  const noteOf = ({ id, note }: OfferedService) => labelOf(brief, ownNote(note, plan.details.get(id)))
  const described = services.filter((service) => noteOf(service) || found.get(service)).length
  // Sentences on a few rows would make the other rows look empty.
  const known = described * 2 < services.length ? new Map<OfferedService, string>() : found
  const items = services.map((service) => ({ service, paragraph: noteOf(service) || (known.get(service) ?? '') }))
  if (plan.offer === '' && items.length > 0 && items.every((item) => isSaidBy(`${plan.kicker} ${plan.promise}`, item)))
    return undefined
  const isList = areListOfPrices(brief.business, items)
  return {
    ...blankServices(brief),
    ...(items.length === 0 && money.test(plan.offer) && brief.headings && { heading: brief.headings.prices }),
    body: plan.offer,
    frame: looks[brief.style].serviceFrame,
    items: items.map(({ service, paragraph }, index) => ({
      id: `service-${index + 1}`,
      heading: labelOf(brief, serviceTitle(service)),
      paragraph: isList ? noteOf(service) : paragraph,
      knowledge: isList ? '' : (known.get(service) ?? ''),
      service: service.id,
      icon: iconOf(brief, service),
    })),
  }
}

/** Spelled well, and still no sentence. */
function labelOf({ language }: Brief, text: string): string {
  const said = mended(text, language)
  return text.endsWith('.') ? said : said.replace(/\.$/u, '')
}

const ownNote = (note: string, detail = ''): string =>
  [note, compared(note).includes(compared(detail)) ? '' : detail].filter((one) => one !== '').join(', ')

export const blankServices = (brief: Brief): ContentInput<'Services'> => ({
  heading: servicesHeading(brief),
  body: '',
  items: [],
})

/** Whether the first view says all there is to a service: its name. */
const isSaidBy = (text: string, { service, paragraph }: Described): boolean =>
  paragraph === '' &&
  service.price === null &&
  service.priceWords === '' &&
  service.duration === '' &&
  compared(text).includes(compared(serviceTitle(service)))

type Described = { service: OfferedService; paragraph: string }

const areListOfPrices = (business: Business, described: readonly Described[]): boolean => {
  const items = described.map(({ service, paragraph }) => ({ service: service.id, price: '', duration: '', paragraph }))
  return isListOfPrices(serviceTraits(items, business, () => false))
}

/** The trade's icon for a service. Blank on pages in a language that the trade has no names in. */
const iconOf = (brief: Brief, { name }: OfferedService) =>
  (isInTradesLanguage(brief) && knownService(brief.trade, name)?.icon) || ''

/** A sentence about each service that the owner didn't describe. Empty on pages in a language that we have no sentences in. */
function knowledgeOf(brief: Brief): Map<OfferedService, string> {
  const { sentences, services } = brief.business
  // A list of several services doesn't describe any of them.
  const told = sentences.flatMap(({ facts, covered }) => {
    const named = services.filter(({ id }) => facts.includes(id))
    return covered || named.length > 1 ? [] : named
  })
  const left = new Map<KnownService, readonly string[]>()
  const sentenceFor = (service: OfferedService): string => {
    const known = service.note === '' && !told.includes(service) && knownService(brief.trade, service.name)
    if (!known) return ''
    const [next = '', ...others] = left.get(known) ?? wordingsOf(brief, known)
    left.set(known, others)
    return next
  }
  return new Map(isInTradesLanguage(brief) ? services.map((service) => [service, sentenceFor(service)]) : [])
}

/** The wordings about a service, beginning with this website's. */
export const wordingsOf = ({ seed }: Pick<Brief, 'seed'>, { about, name }: KnownService): string[] =>
  turned(about, seed, name)

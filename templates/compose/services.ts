import type { OfferedService } from '../../renderer/document/business.ts'
import { serviceTitle } from '../../renderer/document/values/service-title.ts'
import { looks } from '../../renderer/styles/looks.ts'
import { knownService } from '../known-services.ts'
import { mended } from '../plan/mend.ts'
import type { PagePlan } from '../plan/page-plan.ts'
import { money } from '../plan/part-kind.ts'
import { normalized } from '../plan/sentence-text.ts'
import { hasServiceRows } from '../plan/service-rows.ts'
import type { KnownService } from '../trade.ts'
import { type Brief, type ContentInput, isInTradesLanguage } from './brief.ts'
import { servicesHeading } from './headings.ts'
import { rotate } from './section-order.ts'

/**
 * The owner's services in their own words. The view reads prices and durations from the business. Style and content
 * determine the layout.
 */
export function servicesContent(brief: Brief, plan: PagePlan): ContentInput<'Services'> | undefined {
  const services = brief.isNew && !hasServiceRows(brief.business) ? [] : brief.business.services
  if (!plan.hasServices && (brief.isNew || services.length === 0)) return undefined
  const items = services.map((service) => ({
    service,
    paragraph: spellName(brief, ownNote(service.note, plan.details.get(service.id))),
  }))
  if (
    plan.offer === '' &&
    items.length > 0 &&
    items.every((item) => isOnlyName(`${plan.kicker} ${plan.promise}`, item))
  )
    return undefined
  return {
    ...blankServices(brief),
    ...(items.length === 0 && money.test(plan.offer) && brief.headings && { heading: brief.headings.prices }),
    body: plan.offer,
    frame: looks[brief.style].serviceFrame,
    items: items.map(({ service, paragraph }, index) => ({
      id: `service-${index + 1}`,
      heading: spellName(brief, serviceTitle(service)),
      paragraph,
      service: service.id,
      icon: iconOf(brief, service),
    })),
  }
}

/** Corrects spelling without turning the text into a sentence. */
function spellName({ language }: Brief, text: string): string {
  const said = mended(text, language)
  return text.endsWith('.') ? said : said.replace(/\.$/u, '')
}

const ownNote = (note: string, detail = ''): string =>
  [note, normalized(note).includes(normalized(detail)) ? '' : detail].filter((one) => one !== '').join(', ')

export const blankServices = (brief: Brief): ContentInput<'Services'> => ({
  heading: servicesHeading(brief),
  body: '',
  items: [],
})

/** Whether the hero already shows everything about a service, which is only its name. */
const isOnlyName = (text: string, { service, paragraph }: Described): boolean =>
  paragraph === '' &&
  service.price === null &&
  service.priceWords === '' &&
  service.duration === '' &&
  normalized(text).includes(normalized(serviceTitle(service)))

type Described = { service: OfferedService; paragraph: string }

/** The trade's icon for a service. Blank if the trade has no names in the page's language. */
const iconOf = (brief: Brief, { name }: OfferedService) =>
  (isInTradesLanguage(brief) && knownService(brief.trade, name)?.icon) || ''

/** Texts about a service, rotated by the website's seed. */
export const wordingsOf = ({ seed }: Pick<Brief, 'seed'>, { about, name }: KnownService): string[] =>
  rotate(about, seed, name)

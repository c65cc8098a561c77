import type * as z from 'zod'
import type { Business, OfferedService } from '../../renderer/document/business.ts'
import { limits } from '../../renderer/document/fields/limits.ts'
import type { image } from '../../renderer/document/values/image.ts'
import { serviceTitle } from '../../renderer/document/values/service-title.ts'
import { isListOfPrices, serviceTraits } from '../../renderer/facts/layouts/service-layouts.ts'
import { pageWords } from '../../renderer/languages/languages.ts'
import { looks } from '../../renderer/styles/looks.ts'
import { fitting, knownService } from '../known-services.ts'
import type { PagePlan } from '../plan/page-plan.ts'
import type { KnownService, Picture, TradeProfile } from '../trade.ts'
import { type Brief, type ContentInput, isInTradesLanguage } from './brief.ts'
import { navigationLabel } from './header-and-footer.ts'
import { hashOf, turned } from './section-order.ts'

type ImageInput = z.input<typeof image>

/** A drawn picture of a listed trade. The slot names its place on the page, so that no two places get the same drawing. */
export function artwork(brief: Brief, [phrase, description]: Picture, slot: string): ImageInput {
  return {
    provider: 'Artwork',
    description: description.slice(0, limits.imageDescription),
    tags: [...new Set([phrase, brief.trade.subject])]
      .filter((tag) => tag !== '')
      .map((tag) => tag.slice(0, limits.imageTag)),
    seed: hashOf(`${brief.seed} ${slot}`),
  }
}

/** Where nobody knows what to draw, shapes in the theme's colors: without a tag, and with nothing to describe. */
const shapes = (brief: Brief, slot: string): ImageInput => ({
  provider: 'Artwork',
  description: '',
  tags: [],
  seed: hashOf(`${brief.seed} ${slot}`),
})

export const heroPicture = (brief: Brief): ImageInput =>
  drawn(brief, 'hero', ({ hero }) => hero) ?? shapes(brief, 'hero')

/** What can be drawn of the trade; null for one that is not listed. */
export const picturesOf = ({ trade }: Brief): Pictures | null => trade.pictures

type Pictures = NonNullable<TradeProfile['pictures']>

/** A picture of the trade; null where it has none. */
export function drawn(brief: Brief, slot: string, choose: (pictures: Pictures) => Picture): ImageInput | null {
  const pictures = picturesOf(brief)
  return pictures && artwork(brief, choose(pictures), slot)
}

/**
 * The owner's services, without their prices and durations: the view reads these from the business facts. The layout is left to the
 * style and the content; a list of prices gets no pictures and no sentences of ours, since it is read line by line.
 */
export function servicesContent(brief: Brief, plan: PagePlan): ContentInput<'Services'> | undefined {
  const { services } = brief.business
  if (!plan.hasServices && (brief.isNew || services.length === 0)) return undefined
  const known = knowledgeOf(brief)
  const items = services.map((service) => ({ service, paragraph: service.note || (known.get(service) ?? '') }))
  const isList = areListOfPrices(brief.business, items)
  const found = isList ? new Map() : servicePictures(brief.trade, services)
  // Cards with and without a picture beside each other look broken.
  const pictures = found.size === services.length ? found : new Map()
  return {
    ...blankServices(brief),
    body: plan.offer,
    frame: looks[brief.style].serviceFrame,
    items: items.map(({ service, paragraph }, index) => {
      const picture = pictures.get(service.id)
      return {
        id: `service-${index + 1}`,
        heading: serviceTitle(service),
        paragraph: isList ? service.note : paragraph,
        knowledge: isList ? '' : (known.get(service) ?? ''),
        service: service.id,
        image: picture ? artwork(brief, picture, `service ${index + 1}`) : null,
      }
    }),
  }
}

export const blankServices = (brief: Brief): ContentInput<'Services'> => ({
  heading: navigationLabel(brief, 'Services'),
  body: '',
  items: [],
})

type Described = { service: OfferedService; paragraph: string }

const areListOfPrices = (business: Business, described: readonly Described[]): boolean => {
  const items = described.map(({ service, paragraph }) => ({ service: service.id, price: '', duration: '', paragraph }))
  return isListOfPrices(serviceTraits(items, business, () => false))
}

/** What leads to the services. */
export function servicesLabel(brief: Brief): string {
  const { trade, labels, language } = brief
  if (isInTradesLanguage(brief) && trade.trade !== '') return trade.servicesLabel
  return labels ? pageWords(language).services : ''
}

/**
 * The picture that a listed trade has of each of a business's services, by the service's id: each picture once, for the service that it
 * fits best. A service that the trade does not know has none.
 */
function servicePictures(trade: TradeProfile, services: readonly OfferedService[]): Map<string, Picture> {
  const drawn = trade.services.flatMap(({ picture, ...known }) => (picture ? { ...known, picture } : []))
  const fits = services
    .flatMap(({ id, name }) => fitting(drawn, name).map(({ service, closeness }) => ({ id, closeness, ...service })))
    .toSorted((a, b) => b.closeness - a.closeness)
  const pictures = new Map<string, Picture>()
  const taken = new Set<Picture>()
  for (const { id, picture } of fits) {
    if (pictures.has(id) || taken.has(picture)) continue
    pictures.set(id, picture)
    taken.add(picture)
  }
  return pictures
}

/** A sentence on what each service is whose owner wrote none. None on a page in another language than our sentences. */
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

import type * as z from 'zod'
import type { Business, OfferedService } from '../../renderer/document/business.ts'
import { limits } from '../../renderer/document/fields/limits.ts'
import type { image } from '../../renderer/document/values/image.ts'
import { serviceTitle } from '../../renderer/document/values/service-title.ts'
import { isListOfPrices, serviceTraits } from '../../renderer/facts/layouts/service-layouts.ts'
import { pageWords } from '../../renderer/languages/languages.ts'
import { looks } from '../../renderer/styles/looks.ts'
import type { PagePlan } from '../plan/page-plan.ts'
import type { Picture, ServiceIdea, TradeProfile } from '../trade.ts'
import { type Brief, type ContentInput, isInTradesLanguage } from './brief.ts'
import { navigationLabel } from './header-and-footer.ts'
import { hashOf } from './section-order.ts'

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
export const picturesOf = ({ trade }: Brief): Pictures | null => (trade.slug === '' ? null : trade.pictures)

type Pictures = NonNullable<TradeProfile['pictures']>

/** A picture of the trade; null where it has none. */
export function drawn(brief: Brief, slot: string, choose: (pictures: Pictures) => Picture): ImageInput | null {
  const pictures = picturesOf(brief)
  return pictures && artwork(brief, choose(pictures), slot)
}

/**
 * The owner's services, without their prices and durations: the view reads these from the business facts. The layout is left to the
 * style and the content; a list of prices gets no pictures, since it would show none.
 */
export function servicesContent(brief: Brief, plan: PagePlan): ContentInput<'Services'> | undefined {
  const { services } = brief.business
  if (!plan.hasServices && (brief.isNew || brief.business.services.length === 0)) return undefined
  const found = areListOfPrices(brief.business) ? new Map() : servicePictures(brief.trade, services)
  // Cards with and without a picture beside each other look broken.
  const pictures = found.size === services.length ? found : new Map()
  return {
    ...blankServices(brief),
    body: plan.offer,
    frame: looks[brief.style].serviceFrame,
    items: services.map((service, index) => {
      const { id, note } = service
      const picture = pictures.get(id)
      return {
        id: `service-${index + 1}`,
        heading: serviceTitle(service),
        paragraph: note,
        service: id,
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

const areListOfPrices = (business: Business): boolean => {
  const items = business.services.map(({ id, note }) => ({ service: id, price: '', duration: '', paragraph: note }))
  return isListOfPrices(serviceTraits(items, business, () => false))
}

/** What leads to the services. */
export function servicesLabel(brief: Brief): string {
  const { trade, labels, language } = brief
  if (isInTradesLanguage(brief) && trade.trade !== '') return trade.servicesLabel
  return labels ? pageWords(language).services : ''
}

/** Words in the names of so many services that they tell none from another. */
const common =
  /^(repair|install|servic|care|clean|lesson|work|treatment|help|session|return|new|food|meal|home|house|sunday)/

const small = /^(?:a|an|and|at|by|for|in|it|of|on|or|the|to|what|your)$/

/**
 * The picture that a listed trade has of each of a business's services, by the service's id: each picture once, for the service that it
 * fits best. A service that the trade does not know has none.
 */
function servicePictures(trade: TradeProfile, services: readonly OfferedService[]): Map<string, Picture> {
  if (trade.slug === '') return new Map()
  const known = trade.services.map((idea) => ({ idea, words: wordsKnownBy(idea, trade) }))
  const fits = services
    .flatMap(({ id, name }) => known.map(({ idea, words }) => ({ id, idea, score: nearness(words, name) })))
    .filter(({ score, idea }) => score > 0 && idea.picture[0] !== '')
    .toSorted((a, b) => b.score - a.score)
  const pictures = new Map<string, Picture>()
  const taken = new Set<ServiceIdea>()
  for (const { id, idea } of fits) {
    if (pictures.has(id) || taken.has(idea)) continue
    pictures.set(id, idea.picture)
    taken.add(idea)
  }
  return pictures
}

type Known = { beginning: string; weight: number }

/** The stems of an idea. A word of its name counts twice, unless the trade or several ideas share the word. */
function wordsKnownBy({ stems, name }: ServiceIdea, { trade, subject, services }: TradeProfile): Known[] {
  const ofTrade = wordsOf(`${trade} ${subject}`)
  const tells = (word: string) =>
    !common.test(word) &&
    !ofTrade.some((own) => own.startsWith(word)) &&
    services.filter((other) => wordsOf(other.name).some((part) => part.startsWith(word))).length === 1
  const named = wordsOf(name)
    .filter((word) => !small.test(word))
    .map((word) => word.replace(/s$/, ''))
  return [
    ...named.filter(tells).map((beginning) => ({ beginning, weight: 2 })),
    ...stems
      .split(' ')
      .filter((stem) => stem !== '')
      .map((beginning) => ({ beginning, weight: 1 })),
  ]
}

function nearness(known: readonly Known[], text: string): number {
  const weightOf = (word: string) =>
    known.find(({ beginning, weight }) =>
      weight === 2 && beginning.length < 4 ? word.replace(/s$/, '') === beginning : word.startsWith(beginning),
    )?.weight ?? 0
  return wordsOf(text).reduce((sum, word) => sum + weightOf(word), 0)
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase()
  // 'E-bikes' are ebikes too.
  return [
    ...words.split(/[^\p{L}\p{N}]+/u),
    ...(words.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []).map((word) => word.replaceAll('-', '')),
  ].filter((word) => word !== '')
}

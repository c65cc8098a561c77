import type { Business } from '../../renderer/document/business.ts'
import { pageWords } from '../../renderer/elements/page-words.ts'
import { looks } from '../../renderer/styles/looks.ts'
import { type Brief, isInTradesLanguage } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { navigationLabel } from './navigation.ts'
import { artwork } from './pictures.ts'
import { servicePictures } from './service-pictures.ts'

/** More than these are read more easily as a list. */
const mostCards = 6

/** The owner's services, without their prices and durations: the view reads these from the business facts. */
export function servicesContent(brief: Brief): ContentInput<'Services'> | undefined {
  const { services } = brief.business
  if (services.length === 0) return undefined
  const layout = layoutFor(services)
  const found = layout === 'Cards' ? servicePictures(brief.trade, services) : new Map()
  // Cards with and without a picture beside each other look broken.
  const pictures = found.size === services.length ? found : new Map()
  return {
    ...blankServices(brief),
    layout,
    frame: looks[brief.style].serviceFrame,
    items: services.map(({ id, name, note }, index) => {
      const picture = pictures.get(id)
      return {
        id: `service-${index + 1}`,
        heading: name,
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

/** A price list for services with groups, or where most have a price and few a note; otherwise cards. */
function layoutFor(services: Business['services']): 'Cards' | 'PriceList' {
  const priced = services.filter(({ price }) => price !== null).length
  const noted = services.some(({ note }) => note !== '')
  const grouped = services.some(({ group }) => group !== '')
  if (grouped) return 'PriceList'
  return priced * 2 > services.length && (!noted || services.length > mostCards) ? 'PriceList' : 'Cards'
}

/** What leads to the services. */
export function servicesLabel(brief: Brief): string {
  const { trade, labels, language } = brief
  if (isInTradesLanguage(brief) && trade.trade !== '') return trade.servicesLabel
  return labels ? pageWords(language).services : ''
}

import type { Business, OfferedService, Price } from '../document/business.ts'
import { pricedServices } from './lowest-price.ts'

type Priced = OfferedService & { price: Price }

/**
 * The service whose price says most of a business: the first that it lists, in a list of prices. Undefined where prices are only of side
 * services, or are added to others.
 */
export function mainService({ services }: Pick<Business, 'services'>): Priced | undefined {
  const priced = pricedServices({ services }).filter(isOfItself)
  const isListOfPrices = priced.length * 2 >= services.length
  return priced.find(({ id }) => id === services[0]?.id) ?? (isListOfPrices ? priced[0] : undefined)
}

/** Whether a price isn't added to another, or paid before it. */
export const isOfItself = ({ name, variant, note, price }: Priced): boolean =>
  !addsToPrice([name, variant, note, price.unit].join(' '))

/** Whether words are about a surcharge, a deposit or a side fee: 'That's another £10', '40 € Anfahrt'. */
export const addsToPrice = (text: string): boolean => added.test(text)

const added =
  /(?<!\p{L})(?:another|extra|surcharges?|deposits?|call.?outs?|travel|mileage|delivery|postage|home visits?|hire|anfahrt\p{L}*|zuschl[aä]g\p{L}*|aufpreis|kaution|anzahlung|lieferung|supplément|acompte|livraison|déplacement|recargo|suplemento|señal|desplazamiento|envío|supplemento|acconto|trasferta|consegna|toeslag|voorrijkosten|aanbetaling|dopłat\p{L}+|dojazd|zaliczka)(?!\p{L})/iu

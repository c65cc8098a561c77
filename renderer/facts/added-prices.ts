import type { OfferedService, Price } from '../document/business.ts'

/** Whether a price isn't a surcharge or a deposit. */
export const isBasePrice = ({ name, variant, note, price }: OfferedService & { price: Price }): boolean =>
  !addsToPrice([name, variant, note, price.unit].join(' '))

/** Whether a text is about a surcharge, a deposit or a side fee: 'That's another £10', '40 € Anfahrt'. */
export const addsToPrice = (text: string): boolean => added.test(text)

const added =
  /(?<!\p{L})(?:another|extra|surcharges?|deposits?|call.?outs?|travel|mileage|delivery|postage|home visits?|hire|anfahrt\p{L}*|zuschl[aä]g\p{L}*|aufpreis|kaution|anzahlung|lieferung|supplément|acompte|livraison|déplacement|recargo|suplemento|señal|desplazamiento|envío|supplemento|acconto|trasferta|consegna|toeslag|voorrijkosten|aanbetaling|dopłat\p{L}+|dojazd|zaliczka)(?!\p{L})/iu

import { limits } from '../../../renderer/document/limits.ts'
import { visibleLine } from './plain-text.ts'
import { isNode, type Node, textsIn } from './structured-data.ts'

type Offered = { name: string; note: string; group: string; price: { amount: number; currency: string } | null }

/** Where one node of linked data lists others that it offers. */
const lists = [
  'hasOfferCatalog',
  'makesOffer',
  'itemListElement',
  'hasMenu',
  'hasMenuSection',
  'hasMenuItem',
  'itemOffered',
]
const deepest = 6

/** What linked data says that a business offers, with prices where it says them: offer catalogs, offers, menus. Each name once. */
export function offersOf(businesses: readonly Node[]): Offered[] {
  const found = new Map<string, Offered>()
  for (const business of businesses)
    for (const name of lists.slice(0, 4)) collect(business[name], { group: '', depth: 0 }, found)
  return [...found.values()].slice(0, limits.services)
}

type Place = { group: string; depth: number; offer?: Node }

function collect(value: unknown, place: Place, found: Map<string, Offered>): void {
  if (place.depth > deepest || found.size >= limits.services) return
  if (Array.isArray(value)) for (const one of value) collect(one, place, found)
  if (!isNode(value)) return
  const name = lineOf(value.name, 64)
  const within = lists.filter((list) => value[list] !== undefined)
  // An offer names what it offers in another node; a section of a menu is the heading of its items.
  if (within.length === 0 && name !== '') keep(value, name, place, found)
  const isOffer = value.itemOffered !== undefined
  const inside = { group: isOffer ? place.group : place.depth > 0 ? name : '', depth: place.depth + 1 }
  for (const list of within) collect(value[list], isOffer ? { ...inside, offer: value } : inside, found)
}

function keep(node: Node, name: string, { group, offer }: Place, found: Map<string, Offered>): void {
  const key = name.toLowerCase()
  if (found.has(key)) return
  const prices = [offer, ...[node.offers].flat().filter(isNode), node].flatMap((one) =>
    one ? (priceOf(one) ?? []) : [],
  )
  found.set(key, { name, note: lineOf(node.description, 512), group, price: prices[0] ?? null })
}

/** Only a plain amount with its currency: anything else may not be the price. */
function priceOf({ price, priceCurrency }: Node): Offered['price'] | undefined {
  const amount = typeof price === 'number' ? price : Number(textsIn(price)[0]?.trim() || Number.NaN)
  const currency = textsIn(priceCurrency)[0]?.toUpperCase() ?? ''
  const isPrice = amount >= 0 && amount <= 1_000_000_000 && /^[A-Z]{3}$/.test(currency)
  return isPrice ? { amount, currency } : undefined
}

const lineOf = (value: unknown, most: number) => visibleLine(textsIn(value)[0] ?? '', most)

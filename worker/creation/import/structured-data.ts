import { type OpeningHours, openingHours, type Weekday, weekdays } from '../../../renderer/document/business.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { visibleLine } from './text.ts'

/** An untrusted object of linked data (schema.org). */
export type Node = Readonly<Record<string, unknown>>

const maxNodes = 500
const deepest = 5
/** Properties whose objects may be about the business. */
const holders = [
  '@graph',
  'mainEntity',
  'about',
  'publisher',
  'provider',
  'creator',
  'location',
  'department',
  'subOrganization',
]
/** Properties of people and things with their own addresses and numbers. */
const othersTypes =
  /^(Person|Event|.*Event|JobPosting|ContactPoint|Offer|Review|Product|Article|BlogPosting|NewsArticle|Place|Residence|Web(Site|Page))$/
const businessFields = ['openingHours', 'openingHoursSpecification', 'priceRange', 'address', 'geo', 'telephone']

/** The businesses in a page's linked data; places with opening hours come before plain organizations. Skips invalid JSON. */
export function businessesIn(scripts: readonly string[]): Node[] {
  const businesses = nodesIn(scripts).filter(
    (node) => !typesOf(node).some((type) => othersTypes.test(type)) && rankOf(node) > 0,
  )
  return businesses.toSorted((a, b) => rankOf(b) - rankOf(a))
}

/** Every object in linked data, including nested ones. */
export function nodesIn(scripts: readonly string[]): Node[] {
  const nodes: Node[] = []
  for (const script of scripts) collect(parsed(script), nodes, 0)
  return nodes
}

function collect(value: unknown, nodes: Node[], depth: number): void {
  if (depth > deepest || nodes.length >= maxNodes) return
  if (Array.isArray(value)) for (const one of value.slice(0, maxNodes)) collect(one, nodes, depth + 1)
  if (!isNode(value)) return
  nodes.push(value)
  for (const holder of holders) if (value[holder] !== undefined) collect(value[holder], nodes, depth + 1)
}

function rankOf(node: Node): number {
  if (businessFields.some((field) => node[field] !== undefined)) return 2
  return typesOf(node).some((type) => /Organization|Business|Corporation|Store|Service/.test(type)) ? 1 : 0
}

function typesOf(node: Node): string[] {
  return textsIn(node['@type']).map((type) => type.replace(/^.*[/#:]/, ''))
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The strings in a value or a list of values. */
export const textsIn = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string')

function parsed(script: string): unknown {
  try {
    return JSON.parse(script.replace(/^\s*(<!--|\/\*.*?\*\/|<!\[CDATA\[)|(-->|\]\]>)\s*$/g, ''))
  } catch {
    return undefined
  }
}

type Offered = { name: string; note: string; group: string; price: { amount: number; currency: string } | null }

/** Properties that list offered items. */
const lists = [
  'hasOfferCatalog',
  'makesOffer',
  'itemListElement',
  'hasMenu',
  'hasMenuSection',
  'hasMenuItem',
  'itemOffered',
]
const deepestOffer = 6

/** The services in linked data, with their prices if given: offer catalogs, offers, menus. Each name appears once. */
export function offersOf(businesses: readonly Node[]): Offered[] {
  const found = new Map<string, Offered>()
  for (const business of businesses)
    for (const name of lists.slice(0, 4)) collectOffers(business[name], { group: '', depth: 0 }, found)
  return [...found.values()].slice(0, limits.services)
}

type Place = { group: string; depth: number; offer?: Node }

function collectOffers(value: unknown, place: Place, found: Map<string, Offered>): void {
  if (place.depth > deepestOffer || found.size >= limits.services) return
  if (Array.isArray(value)) for (const one of value) collectOffers(one, place, found)
  if (!isNode(value)) return
  const name = lineOf(value.name, 64)
  const within = lists.filter((list) => value[list] !== undefined)
  // An offer's item is another node; a menu section is its items' heading.
  if (within.length === 0 && name !== '') keep(value, name, place, found)
  const isOffer = value.itemOffered !== undefined
  const inside = { group: isOffer ? place.group : place.depth > 0 ? name : '', depth: place.depth + 1 }
  for (const list of within) collectOffers(value[list], isOffer ? { ...inside, offer: value } : inside, found)
}

function keep(node: Node, name: string, { group, offer }: Place, found: Map<string, Offered>): void {
  const key = name.toLowerCase()
  if (found.has(key)) return
  const prices = [offer, ...[node.offers].flat().filter(isNode), node].flatMap((one) =>
    one ? (priceOf(one) ?? []) : [],
  )
  found.set(key, { name, note: lineOf(node.description, 512), group, price: prices[0] ?? null })
}

/** Accepts only a plain amount with a currency. */
function priceOf({ price, priceCurrency }: Node): Offered['price'] | undefined {
  const amount = typeof price === 'number' ? price : Number(textsIn(price)[0]?.trim() || Number.NaN)
  const currency = textsIn(priceCurrency)[0]?.toUpperCase() ?? ''
  const isPrice = amount >= 0 && amount <= 1_000_000_000 && /^[A-Z]{3}$/.test(currency)
  return isPrice ? { amount, currency } : undefined
}

const lineOf = (value: unknown, max: number) => visibleLine(textsIn(value)[0] ?? '', max)

type Span = { opens: string; closes: string }
type Week = { open: Map<string, Span & { days: Set<Weekday> }>; closed: Set<Weekday> }

const maxPeriods = 21

/** Opening hours from linked data. Undefined if none are readable; ignores hours for single dates. */
export function openingHoursOf(business: Node): OpeningHours {
  const week: Week = { open: new Map(), closed: new Set() }
  for (const text of textsIn(business.openingHours)) addText(text, week)
  for (const one of [business.openingHoursSpecification].flat()) if (isNode(one)) addSpecification(one, week)
  const periods = [...week.open.values()].map(({ opens, closes, days }) => ({
    days: weekdays.filter((day) => days.has(day)),
    opens,
    closes,
  }))
  const openDays = new Set(periods.flatMap(({ days }) => days))
  return openingHours.parse({
    periods: periods.slice(0, maxPeriods),
    closed: weekdays.filter((day) => week.closed.has(day) && !openDays.has(day)),
    source: 'imported',
  })
}

/** 'Mo-Fr 09:00-17:00', 'Mo,We 9:00-12:00,13:00-18:00'. */
function addText(text: string, week: Week): void {
  const known = /^\s*([a-z][a-z,\s–-]*?)\s+(\d.*)$/i.exec(text.slice(0, 200))
  if (!known) return
  for (const [, opens = '', closes = ''] of (known[2] ?? '').matchAll(
    /(\d{1,2}:\d\d)(?::\d\d)?\s*[-–]\s*(\d{1,2}:\d\d)/g,
  )) {
    add(week, daysIn(known[1] ?? ''), spanOf(opens, closes))
  }
}

function addSpecification(node: Node, week: Week): void {
  const [opens, closes] = [textsIn(node.opens)[0], textsIn(node.closes)[0]]
  if (node.validFrom !== undefined || node.validThrough !== undefined) return
  const days = textsIn(node.dayOfWeek).flatMap((name) => daysIn(name.replace(/^.*[/#]/, '')))
  if (node.opens === undefined && node.closes === undefined) for (const day of days) week.closed.add(day)
  else add(week, days, spanOf(opens ?? '', closes ?? ''))
}

function add(week: Week, days: readonly Weekday[], span: Span | 'closed' | undefined): void {
  if (span === undefined) return
  for (const day of days) {
    if (span === 'closed') {
      week.closed.add(day)
      continue
    }
    const key = `${span.opens}-${span.closes}`
    const known = week.open.get(key) ?? { ...span, days: new Set<Weekday>() }
    known.days.add(day)
    week.open.set(key, known)
  }
}

/** Reads day names and ranges: 'Mo-Fr', 'Tuesday,Thursday'. */
function daysIn(text: string): Weekday[] {
  return text.split(',').flatMap((part) => {
    const [from, to] = part.split(/[-–]/).map(dayIndex)
    if (from === undefined || from < 0) return []
    const count = to === undefined || to < 0 ? 1 : ((to - from + 7) % 7) + 1
    return Array.from({ length: count }, (_, index) => weekdays[(from + index) % 7] as Weekday)
  })
}

function dayIndex(name: string): number {
  const start = name.trim().slice(0, 2).toLowerCase()
  return start.length < 2 ? -1 : weekdays.findIndex((day) => day.toLowerCase().startsWith(start))
}

/** Times in the document's format. Equal times mean closed; closing at 23:59 means open all day. */
function spanOf(opens: string, closes: string): Span | 'closed' | undefined {
  const [from, to] = [timeOf(opens), timeOf(closes)]
  if (from === undefined || to === undefined) return undefined
  if (from === '00:00' && (to === '24:00' || to === '23:59')) return { opens: from, closes: '24:00' }
  return from === to ? 'closed' : { opens: from, closes: to }
}

function timeOf(text: string): string | undefined {
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d\d)/.exec(text) ?? []
  const time = `${hour.padStart(2, '0')}:${minute}`
  return /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time) ? time : undefined
}

import { openingHours } from '../../renderer/document/business.ts'
import { hoursRows } from '../../renderer/facts/format-hours.ts'
import type { GoldenBusiness } from './golden-business.ts'
import { saysHours } from './judge/opening-times.ts'

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const withoutTags = (text: string) =>
  text
    .replace(/<script[\s\S]*?<\/script>/gi, '')
    .replace(/<\/td>\s*<td>/gi, ' ')
    .replace(/<\/?(?:p|ul|ol|li|br|div|h\d|tr)\b[^>]*>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&ndash;/g, '–')
    .replace(/&pound;/g, '£')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')

/** The plainest true page: what the owner typed, line by line, without orders to machines. It loses nothing and invents nothing. */
export function verbatimPage({ answers, language, orders = [] }: GoldenBusiness): string {
  const { businessName, businessActivities, businessLocation, contact = '' } = answers
  const said = orders.reduce((text, order) => text.replace(order, ''), businessActivities)
  const lines = [withoutTags(said), businessLocation, contact].flatMap((text) => text.split('\n'))
  const paragraphs = lines.filter((line) => line.trim() !== '').map((line) => `<p>${escaped(line)}</p>`)
  const section = (name: string, content: string) => `<section data-section="${name}">${content}</section>`
  const main = section('introduction', `<h1>${escaped(businessName)}</h1>${paragraphs.join('')}`)
  return `<!doctype html><html lang="${language}"><body><main>${main}</main></body></html>`
}

/** Opening hours of a business that the page's own rows would not be seen to say. */
export function formattedHours({ facts, language }: GoldenBusiness): string[] {
  return facts.flatMap((fact) => {
    if (fact.kind !== 'hours') return []
    const { days, opens, closes } = fact
    const padded = (time: string) => time.padStart(5, '0')
    const period = { days: [...days], opens: padded(opens), closes: padded(closes) }
    const rows = hoursRows(openingHours.parse({ periods: [period] }), language)
    const texts = rows.map(({ days: on, times }) => `${on}\n${times}`)
    return saysHours(texts, fact, language) ? [] : texts
  })
}

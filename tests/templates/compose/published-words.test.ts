import { expect, it } from 'vitest'
import { presetStyles } from '../../../renderer/document/enumerations.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import { localComposer } from '../../../scripts/local-composer.ts'
import { keepSuggestions } from '../../../templates/suggestions/keep-suggestions.ts'
import { describedBy, lookIn } from '../../../templates/suggestions/looks.ts'
import { suggestionsFor } from '../../../templates/suggestions/website-suggestions.ts'
import type { Trade } from '../../../templates/trade.ts'
import { trades } from '../../../templates/trade-list.ts'
import { composeCreation } from '../../../worker/creation/compose.ts'
import { creationAnswers } from '../../../worker/creation/schema.ts'
import { offendersAmong } from '../../harness/offenders.ts'
import { untoldAmong } from './untold.ts'

const firstServices = ({ services }: Trade) => services.slice(0, 4).map(({ name }) => name)
const cases = trades.map((trade) => [trade.slug, trade] as const)

const pageOf = (businessActivities: string, nth: number) => {
  const style = presetStyles[nth % presetStyles.length] ?? 'Common'
  const businessName = 'Quillon'
  const look = lookIn(style, describedBy({ businessName, businessActivities }))
  const answers = { businessName, businessActivities, businessLocation: 'Leeds', contact: '', sections: null, ...look }
  return composeCreation(localComposer, { answers: creationAnswers.parse(answers), creationId: 'one-line' })
}

/** The product's own texts that contain a name or number. */
const ofProduct = /^(?:Shingle|Up to \d+ photos, \d+ MB each\.)$/

/** The texts between the tags of a page. */
const textsOn = (html: string) =>
  [...html.replace(/<(style|script|svg|title)\b.*?<\/\1>|<\/?em>/gs, '').matchAll(/>([^<>]*\p{L}[^<>]*)</gu)]
    .map(([, text = '']) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', '’'))
    .filter((text) => !ofProduct.test(text))

/** Keyword words without a match in the owner's line. */
const unsaidKeywords = ({ settings }: WebsiteSettings, line: string) =>
  (settings.seoKeywords.match(/\p{L}+/gu) ?? []).filter(
    (word) => !line.toLowerCase().includes(word.slice(0, 4).toLowerCase()),
  )

it.each([
  ['its trade alone', ({ trade }: Trade) => `${trade} in Leeds`],
  ['a list of services', (trade: Trade) => `${trade.trade}: ${firstServices(trade).join(', ')}`],
  ['services by the trade’s other words', (trade: Trade) => firstServices(trade).join(', ')],
] as const)('a page made from one line contains only the owner’s words, headings and labels: %s', async (_, lineOf) => {
  expect(
    await offendersAmong(cases, async (trade) => {
      const line = lineOf(trade)
      const document = await pageOf(line, trades.indexOf(trade))
      const { files } = await renderSite(document, { origin: 'https://quillon.example', formEndpoint: '/contact' })
      expect(untoldAmong(document, textsOn(files['index.html']?.body ?? ''))).toEqual([])
      expect(unsaidKeywords(document, `${line} Leeds Quillon`)).toEqual([])
    }),
  ).toEqual([])
})

it('a kept suggestion is published as a sentence', async () => {
  expect(
    await offendersAmong(cases, async (trade) => {
      const document = await pageOf(`${trade.trade} in Leeds`, trades.indexOf(trade))
      const [suggested] = suggestionsFor(document).filter(({ kind }) => kind === 'service')
      if (suggested?.kind !== 'service') return
      expect(JSON.stringify(document)).not.toContain(suggested.about)
      const site = keepSuggestions(document, [suggested], '2026-11-29')
      const { files } = await renderSite(site, { origin: 'https://quillon.example' })
      expect(files['index.html']?.body).toContain(suggested.about)
    }),
  ).toEqual([])
})

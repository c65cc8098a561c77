import { describe, expect, it } from 'vitest'
import { formatPrice } from '../../../renderer/facts/format-price.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import { compared, isSaid } from '../../../templates/compose/own-words.ts'
import { defaultSections } from '../../../templates/compose/section-order.ts'
import { composedSite, everySection } from '../../harness/composed-site.ts'
import { offendersAmong } from '../../harness/offenders.ts'
import { invented } from './invented-businesses.ts'

/** What visitors read on the page, and where its links lead. */
async function visibleText(document: ReturnType<typeof composedSite>): Promise<string> {
  const { files } = await renderSite(document, { origin: 'https://wren.example', formEndpoint: '/_/contact' })
  const [, body = ''] = (files['index.html']?.body ?? '').split('<body')
  const hrefs = [...body.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  const text = body
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '\n')
  return [text, ...hrefs]
    .join('\n')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, '’')
    .replace(/&amp;/g, '&')
}

describe('the published page of any business', () => {
  it.each([
    ['every section', everySection],
    ['the usual sections', defaultSections],
    ['hardly any section', ['Introduction']],
  ] as const)('shows visitors every fact and every sentence, with %s', async (_, sections) => {
    expect(
      await offendersAmong(Object.entries(invented), async (business) => {
        const document = composedSite({ ...business, sections })
        const { services, people, credentials, areas, phones, emails, terms, audience, links, sentences, since } =
          document.business
        const page = compared(await visibleText(document))
        const shown = (...texts: (string | number | null | undefined)[]) => {
          for (const text of texts) expect(isSaid(String(text ?? ''), [page]), `${text}`).toBe(true)
        }
        const isCovered = (id: string) => sentences.some(({ covered, facts }) => covered && facts.includes(id))
        for (const { text, covered } of sentences) if (!covered) shown(text)
        for (const { id, name, price, duration, note } of services)
          if (!isCovered(id) || sections.includes('Services' as never))
            // `sections` has literal types
            shown(name, note, duration, price && formatPrice(price, document.settings.language))
        for (const { name, role, about } of people) shown(name, ...(isCovered('person-1') ? [] : [role, about]))
        for (const { name, number } of credentials) shown(name, number)
        for (const { name } of areas) shown(name)
        for (const { number } of phones) shown(number)
        for (const { address } of emails) shown(address)
        for (const { text } of [...terms, ...audience]) shown(text)
        for (const { url } of links) expect(page).toContain(compared(url))
        if (since) shown(since.year ?? since.years)
      }),
    ).toEqual([])
  })
})

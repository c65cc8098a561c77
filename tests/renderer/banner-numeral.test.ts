import { expect, it } from 'vitest'
import { fullSite } from './fixtures/full-site.ts'
import { drawnPage, sectionWith } from './read-page.ts'

const numeralIn = async (primary: string, subordinate = '', style = 'CommonAlt') => {
  const site = sectionWith('QuoteBanner', { content: { primary, subordinate } })
  const id = fullSite.sections.find(({ type }) => type === 'QuoteBanner')?.id ?? ''
  const html = (await drawnPage({ ...site, style } as typeof site)).of(id)
  return /<div class="count" aria-hidden="true">.*?<text[^>]*>([^<]*)<\/text>/s.exec(html)?.[1]
}

it('a banner draws its first number in large type', async () => {
  expect(await numeralIn('Kept free for pain.', 'Every weekday at 8:30, for £85.')).toBe('8:30')
  expect(await numeralIn('Papers by 30 November', 'Then it is 60 more.')).toBe('30')
})

it('a banner ignores numbers within phone numbers, dates and words', async () => {
  for (const words of ['Ring 0117 496 0142', 'We use CP12 forms', 'Just us', 'For 1,250,000 homes'])
    expect(await numeralIn(words)).toBeUndefined()
})

it('a banner in another style draws no number', async () => {
  expect(await numeralIn('Open from 8:30', '', 'Elegant')).toBeUndefined()
})

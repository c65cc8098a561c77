import { describe, expect, it } from 'vitest'
import { moveSection } from '../../../renderer/document/edits.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import { withContent } from '../changed-site.ts'
import { fullSite } from '../fixtures/full-site.ts'

/** The levels of a page's headings, in their order. */
async function levelsOf(document: typeof fullSite): Promise<number[]> {
  const { files } = await renderSite(document, { origin: 'https://harbour.example' })
  return [...(files['index.html']?.body ?? '').matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]))
}

function expectInOrder(levels: number[]) {
  expect(levels[0]).toBe(1)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1)
}

describe('the headings of a page', () => {
  it('go down one level at a time, from the only one of the first', async () => {
    expectInOrder(await levelsOf(fullSite))
  })

  it('begin with the logo where the introduction is not the first thing on the page', async () => {
    const moved = moveSection(fullSite, 'introduction', 4)
    expectInOrder(await levelsOf(moved))
    const { files } = await renderSite(moved, { origin: 'https://harbour.example' })
    expect(files['index.html']?.body).toMatch(/<h1 class="logo">.*<h2>Kitchens made to be lived in<\/h2>/s)
  })

  it.each([
    ['Barber in Totnes', false],
    ['Neighbourhood coffee shop in Fremantle', true],
    ['Massothérapeute agréée', true],
    ['We keep bees, mend hives and teach everybody who asks', true],
    ['京都で三代続く時計修理店です', false],
  ])('are smaller at the top for many words or a long one: %s', async (heading, isLong) => {
    const { files } = await renderSite(withContent('Introduction', { heading }), { origin: 'https://harbour.example' })
    expect(files['index.html']?.body.includes('<h1 class="long">')).toBe(isLong)
  })

  it.each(['Services', 'Team', 'FrequentlyAskedQuestions'] as const)(
    'skip no level if %s has no heading',
    async (type) => {
      expectInOrder(await levelsOf(withContent(type, { heading: ' ', body: '' })))
    },
  )
})

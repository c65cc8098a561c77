import { describe, expect, it } from 'vitest'
import { sectionTexts, withTexts } from '../../../renderer/document/section-texts.ts'
import { type Section, sectionTypeNames } from '../../../renderer/document/section-types.ts'
import { composeWebsite } from '../../../templates/compose.ts'
import { fewerSentences } from '../../../templates/rewrites/fewer-sentences.ts'
import { otherWords } from '../../../templates/rewrites/other-words.ts'

const document = composeWebsite({
  id: 'site-1',
  businessName: 'Wren Plumbing',
  businessActivities: 'Plumbing, drains and water heaters',
  businessLocation: 'Portland',
  fontPair: 'clear',
  palette: 'deep-green',
  sections: sectionTypeNames,
})
const sectionOf = (type: string) => document.sections.find((section) => section.type === type) as Section
const introduction = sectionOf('Introduction')

describe('Other words for a text', () => {
  it('are of the trade and not on the page yet', () => {
    const words = otherWords(document, introduction, sectionTexts(introduction), 0)
    expect([...words.keys()]).toEqual([`${introduction.id}.heading`, `${introduction.id}.body`])
    const said = document.sections.flatMap((section) => sectionTexts(section).map(({ text }) => text))
    for (const text of words.values()) expect(said).not.toContain(text)
  })

  it('are others when asked again', () => {
    const heading = sectionTexts(introduction, `${introduction.id}.heading`)
    const found = [0, 1, 2].map((attempt) => otherWords(document, introduction, heading, attempt).values().next().value)
    expect(new Set(found).size).toBe(3)
  })

  it('do not mix up services: a description stays with its name', () => {
    const services = sectionOf('Services')
    const paths = [...otherWords(document, services, sectionTexts(services), 0).keys()]
    expect(paths.filter((path) => path.includes('.items.'))).toEqual([])
  })
})

describe('Fewer sentences', () => {
  it('are the first half, and a single sentence stays', () => {
    const [, body] = sectionTexts(introduction)
    const text = 'First things first. Then the rest. And a last word.'
    const texts = [
      { ...(body as NonNullable<typeof body>), text },
      { ...(body as NonNullable<typeof body>), path: 'b', text: 'Only one.' },
    ]
    expect([...fewerSentences(texts)]).toEqual([[body?.path, 'First things first. Then the rest.']])
    expect(sectionTexts(withTexts(introduction, fewerSentences(texts)))[1]?.text).toBe(
      'First things first. Then the rest.',
    )
  })
})

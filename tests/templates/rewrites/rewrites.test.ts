import { describe, expect, it } from 'vitest'
import { sectionTexts, withTexts } from '../../../renderer/document/section-texts.ts'
import { type Section, sectionTypeNames } from '../../../renderer/document/section-types.ts'
import { fewerSentences } from '../../../templates/rewrites/fewer-sentences.ts'
import { otherWords } from '../../../templates/rewrites/other-words.ts'
import { composedSite } from '../../harness/composed-site.ts'

const document = composedSite({ sections: sectionTypeNames })
const sectionOf = (type: string) => document.sections.find((section) => section.type === type) as Section
const introduction = sectionOf('Introduction')

describe('Other words for a text', () => {
  it('say another fact that the page does not say in such a text yet, and leave the owner’s sentences as they are', () => {
    const words = otherWords(document, introduction, sectionTexts(introduction), 0)
    expect([...words.keys()]).toEqual([`${introduction.id}.heading`])
    const headings = new Set(['Plumber in Leeds, Gas Safe registered', 'Plumber in Leeds, since 1998'])
    const [now] = sectionTexts(introduction)
    expect(headings).toContain(now?.text)
    headings.delete(now?.text ?? '')
    expect([...headings]).toEqual([...words.values()])
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

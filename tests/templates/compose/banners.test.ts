import { describe, expect, it } from 'vitest'
import { composedSite, everySection, type Facts, plumberFacts } from '../../harness/composed-site.ts'

/** What the text banners and the image banners of a website say in large letters. */
function bannersOf(texts: readonly string[], change: Facts = {}, language = 'en-GB') {
  const sentences = texts.map((text, index) => ({ id: `sentence-${index + 1}`, text }))
  const { sections } = composedSite({
    facts: { ...plumberFacts, ...change, sentences },
    sections: everySection,
    language,
  })
  return sections.flatMap((section) => {
    if (section.type === 'QuoteBanner') return [section.content.primary]
    return section.type === 'ImageBanner' ? [section.content.heading] : []
  })
}
const plain = ['Repairs of all kinds.', 'Small jobs welcome.', 'Large jobs too.', 'Vans on the road.']

describe('A banner', () => {
  it.each([
    ['en-GB', 'Before this I was a nurse for nineteen years'],
    ['es-ES', 'Aprendí con mi padre, Eusebio Carmona'],
    ['fr-FR', 'Je reçois des enfants et des sportifs'],
    ['de-DE', 'Wir backen seit drei Generationen im Holzofen'],
  ])('says in large letters what an owner says in person: %s', (language, text) => {
    expect(bannersOf([...plain, text], {}, language)).toContain(text)
  })

  it.each([
    ['a price or a number', 'I charge £25 for a visit of half an hour'],
    ['what the business does not do', 'We don’t take rubbish, tyres or paint'],
    ['what customers must do', 'My horses must be caught and dry first'],
    ['an apology', 'Our old staircase is steep, sorry about that'],
    ['an address', 'Back of the arcade, up the stairs, second door'],
    ['no first person', 'Fridge and washing machine repairs also'],
    ['too short', 'I lend binoculars'],
  ])('is no sentence with %s', (_, text) => {
    expect(bannersOf([...plain, text])).toEqual([])
  })

  it('never shows a fact alone, such as the lowest price or the phone number', () => {
    expect(bannersOf(plain)).toEqual([])
  })

  it('does not repeat the headline', () => {
    const first = 'I mend the clocks of this town'
    expect(bannersOf([first, ...plain], { trade: {} })).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { fontPairs } from '../../../templates/font-pairs/font-pairs.ts'
import { palettes } from '../../../templates/palettes/palettes.ts'
import { trades } from '../../../templates/trade-list.ts'
import { unlisted } from '../../../templates/unlisted/unlisted.ts'
import { sentencesIn, textsIn, wordsIn } from '../measure.ts'

const packs = [unlisted, ...trades]

const worn =
  /pride ourselves|one[- ]stop|trusted partner|second to none|look no further|world[- ]class|state[- ]of[- ]the[- ]art|cutting[- ]edge|passionate|passion for|top[- ]notch|unparalleled|unmatched|hassle[- ]free|peace of mind|go(es|ing)? the extra mile|next level|hidden gem|nestled|elevate|unlock|seamless|customer satisfaction|satisfaction guaranteed|excellence|years of experience|award[- ]winning|welcome to|for all your|your needs|we believe|experts?\b|high[- ]quality|quality service|dedicated (team|to)|industry[- ]leading|leading provider|committed to/i
const claim =
  /\bsince (19|20)\d\d|\b(19|20)\d\d\b|\d+\s*years|[$£€]\s*\d|\d\s*%|licensed and insured|fully insured|certified|guarantee|24\/7|same[- ]day|no\. ?1|number one|free (estimate|quote|consultation|trial)/i
const variables = ['name', 'place', 'what']

describe.each(packs.map((pack) => [pack.slug, pack] as const))('the pack %s', (_, pack) => {
  const { copy, services, anyService, questions, reviews, team, pictures } = pack
  const ownWords = textsIn({ copy, services, anyService, questions, reviews, team, pictures, terms: pack.searchTerms })
  const promised = textsIn({ copy, services, anyService, questions })

  it('has enough of everything', () => {
    expect(copy.headlines.length).toBeGreaterThanOrEqual(4)
    expect(copy.introductions.length).toBeGreaterThanOrEqual(3)
    expect(copy.about.length).toBeGreaterThanOrEqual(2)
    expect(copy.quotes.length).toBeGreaterThanOrEqual(4)
    expect(copy.bannerLines.length).toBeGreaterThanOrEqual(3)
    expect(services.length).toBeGreaterThanOrEqual(6)
    expect(anyService.length).toBeGreaterThanOrEqual(3)
    expect(questions.length).toBeGreaterThanOrEqual(6)
    expect(reviews).toHaveLength(6)
    expect(team).toHaveLength(4)
    expect(pictures.gallery.length).toBeGreaterThanOrEqual(8)
    expect(pictures.banners.length).toBeGreaterThanOrEqual(3)
    expect(pack.searchTerms.length).toBeGreaterThanOrEqual(2)
  })

  it('knows what suits it and what it could be called', () => {
    for (const [suits, known] of [
      [pack.palettes, palettes],
      [pack.fontPairs, fontPairs],
    ] as const) {
      expect(suits.length).toBeGreaterThanOrEqual(4)
      expect(new Set(suits).size).toBe(suits.length)
      for (const id of suits) expect(known.map((one) => one.id)).toContain(id)
    }
    const { words, endings, whole } = pack.names
    expect(words.length).toBeGreaterThanOrEqual(16)
    expect(endings.length).toBeGreaterThanOrEqual(5)
    expect(whole.length).toBeGreaterThanOrEqual(8)
    for (const said of [words, endings, whole, pack.ideas]) expect(new Set(said).size).toBe(said.length)
    for (const name of whole) expect(name.length, name).toBeLessThanOrEqual(48)
    expect(pack.ideas.length).toBeGreaterThanOrEqual(14)
    for (const idea of pack.ideas) expect(wordsIn(idea), idea).toBeLessThanOrEqual(8)
  })

  it('keeps headlines to six words and eighty characters', () => {
    for (const text of copy.headlines) {
      const filled = text.replace(/[[\]]/g, '').replace(/\{\w+\}/g, 'Leeds')
      expect(wordsIn(filled), text).toBeLessThanOrEqual(6)
      expect(text.length, text).toBeLessThanOrEqual(80)
    }
  })

  it('keeps introductions to three sentences, with room for a long name and place', () => {
    for (const text of copy.introductions) {
      expect(sentencesIn(text), text).toBeLessThanOrEqual(3)
      const longest = text
        .replace('{name}', 'n'.repeat(48))
        .replace('{place}', 'p'.repeat(36))
        .replace('{what}', 'w'.repeat(40))
      expect(longest.length, text).toBeLessThanOrEqual(512)
    }
  })

  it('keeps quotes to twelve words and ninety-two characters', () => {
    for (const text of copy.quotes) {
      expect(wordsIn(text), text).toBeLessThanOrEqual(12)
      expect(text.length, text).toBeLessThanOrEqual(92)
    }
  })

  it('keeps about texts to four sentences', () => {
    for (const text of copy.about) expect(sentencesIn(text), text).toBeLessThanOrEqual(4)
  })

  it('keeps services to four words and two sentences', () => {
    for (const { name, text } of services) {
      expect(wordsIn(name), name).toBeLessThanOrEqual(4)
      expect(sentencesIn(text), text).toBeLessThanOrEqual(2)
    }
    for (const text of [...anyService, copy.servicesText]) expect(sentencesIn(text), text).toBeLessThanOrEqual(2)
  })

  it('keeps reviews to four sentences and biographies to two', () => {
    for (const { name, text } of reviews) {
      expect(sentencesIn(text), text).toBeLessThanOrEqual(4)
      expect(text.length).toBeLessThanOrEqual(640)
      expect(name.length).toBeLessThanOrEqual(32)
    }
    for (const { bio, title } of team) {
      expect(sentencesIn(bio), bio).toBeLessThanOrEqual(2)
      expect(wordsIn(title), title).toBeLessThanOrEqual(4)
    }
  })

  it('keeps the video title to six words and its description to three sentences', () => {
    expect(wordsIn(copy.video.heading)).toBeLessThanOrEqual(6)
    expect(sentencesIn(copy.video.text)).toBeLessThanOrEqual(3)
  })

  it('keeps questions, booking, contact and labels short', () => {
    for (const { question, answer } of questions) {
      expect(wordsIn(question), question).toBeLessThanOrEqual(14)
      expect(sentencesIn(answer), answer).toBeLessThanOrEqual(3)
    }
    for (const text of [copy.scheduling.text, copy.contact.text]) expect(sentencesIn(text), text).toBeLessThanOrEqual(2)
    for (const label of [copy.callToAction, copy.servicesLabel]) expect(label.length, label).toBeLessThanOrEqual(28)
    for (const heading of Object.values(copy.headings)) expect(heading.length, heading).toBeLessThanOrEqual(64)
    for (const line of copy.bannerLines) expect(line.length, line).toBeLessThanOrEqual(80)
  })

  it('uses no worn phrase', () => {
    for (const text of ownWords) expect(text).not.toMatch(worn)
  })

  it('promises nothing that only the owner can know', () => {
    for (const text of promised) expect(text).not.toMatch(claim)
  })

  it('knows every variable it uses, and has a text of each kind that needs none', () => {
    for (const text of ownWords) {
      for (const [, variable] of text.matchAll(/\{(\w+)\}/g)) expect(variables, text).toContain(variable)
      expect(text.split('[').length, text).toBe(text.split(']').length)
    }
    for (const texts of [copy.headlines, copy.quotes, copy.bannerLines]) {
      expect(texts.some((text) => !/[{[]/.test(text))).toBe(true)
    }
    const invariable = [
      ...services.map(({ text }) => text),
      ...anyService,
      copy.servicesText,
      copy.scheduling.text,
      copy.contact.text,
    ]
    for (const text of invariable) expect(text).not.toMatch(/[{[]/)
  })

  it('says nothing twice', () => {
    const said = textsIn({
      ...copy,
      // A button says what the heading it leads to says.
      callToAction: '',
      servicesLabel: '',
      services: services.map(({ name, text }) => [name, text]),
      anyService,
      questions,
      reviews,
      team,
    }).filter((text) => wordsIn(text) > 3)
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([])
    const shown = [
      ...services.map(({ picture }) => picture[1]),
      ...pictures.banners.map(([, text]) => text),
      pictures.hero[1],
    ]
    expect(shown.filter((text, index) => shown.indexOf(text) !== index)).toEqual([])
    expect(new Set(pictures.gallery.map(([, , caption]) => caption)).size).toBe(pictures.gallery.length)
  })

  it('searches for pictures with a phrase of at most four words, and describes each', () => {
    const { gallery, banners, ...single } = pictures
    const all = [...gallery, ...banners, ...Object.values(single), ...services.map(({ picture }) => picture)]
    for (const [phrase, description] of all) {
      expect(wordsIn(phrase), phrase).toBeLessThanOrEqual(4)
      expect(phrase.length).toBeLessThanOrEqual(48)
      expect(description, phrase).toMatch(/^\p{Lu}.*[^.]$/u)
      expect(description.length).toBeLessThanOrEqual(128)
    }
  })

  it('is set with proper apostrophes and dashes', () => {
    for (const text of ownWords) expect(text).not.toMatch(/['"]|--| - |\.\.\.|\s{2}|^\s|\s$/)
  })
})

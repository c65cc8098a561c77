import { describe, expect, it } from 'vitest'
import { readKeywords } from '../../renderer/artwork/keywords.ts'
import type { TopicName } from '../../renderer/artwork/topics/topics.ts'
import type { Image } from '../../renderer/document/image.ts'
import { trades } from '../../templates/trade-list.ts'
import { composedSite } from '../harness/composed-site.ts'

/** The first picture on the page of a trade. */
function heroOf(slug: string): Image {
  const introduction = composedSite({ facts: { trade: { slug } } }).sections.find(({ type }) => type === 'Introduction')
  const image = introduction?.type === 'Introduction' ? introduction.content.image : null
  if (!image) throw new Error('no hero')
  return image
}

const topicOf = ({ tags }: Image) => readKeywords(tags.join(' ')).topic

const heroTopics: Record<string, TopicName> = {
  accountant: 'accountant',
  'barber-shop': 'barber',
  'bike-repair': 'bikeRepair',
  'car-detailing': 'carDetailing',
  catering: 'catering',
  'pest-control': 'pestControl',
  'tire-shop': 'tyreShop',
  'book-store': 'bookStore',
  'chess-instructor': 'chess',
  'condo-rental-agency': 'rentals',
  'real-estate-agent': 'realEstate',
  'home-construction': 'construction',
  'medical-clinic': 'medicalClinic',
  'physical-therapist': 'physiotherapy',
  nutritionist: 'nutrition',
  'non-profit-organization': 'nonProfit',
  'technology-consulting': 'technology',
  carpentry: 'carpentry',
  'coffee-shop': 'coffeeShop',
  'dentist-office': 'dentist',
  electrician: 'electrician',
  fitness: 'fitness',
  'hair-styling': 'hairStyling',
  'heating-and-cooling': 'heatingAndCooling',
  'house-cleaning': 'houseCleaning',
  landscaping: 'landscaping',
  'music-lessons': 'musicLessons',
  plumber: 'plumbing',
  restaurant: 'restaurant',
  spa: 'spa',
  therapist: 'therapist',
}

describe('The gallery of a trade', () => {
  // A drawing shows the thing that it is asked for; what stands around it is left to chance.
  it.each(trades.map((trade) => [trade.slug, trade] as const))(
    'is described without a setting: %s',
    (_, { pictures }) => {
      const setting =
        /\b(?:against|under|beneath|by an?|on its|on an? (?:wall|shelf|hook|tray|ceiling|board|plate|cloth))\b/
      expect(pictures.gallery.map(([, description]) => description).filter((text) => setting.test(text))).toEqual([])
    },
  )

  it('is never called photos, since drawings are no photos', () => {
    expect(trades.filter(({ navigation }) => navigation?.Gallery).map(({ slug }) => slug)).toEqual([])
  })

  it('shows no furniture for a flower bed', () => {
    const landscaping = trades.find(({ slug }) => slug === 'landscaping')
    const drawn = landscaping?.pictures.gallery.flatMap(([phrase]) => readKeywords(phrase).named)
    expect(drawn).not.toContain('bed')
  })
})

describe('The hero of a trade', () => {
  it.each(trades.map(({ slug }) => slug))('shows %s', (slug) => {
    expect(topicOf(heroOf(slug))).toBe(heroTopics[slug])
  })

  it.each(trades.map((pack) => [pack.slug, pack] as const))(
    'and every other picture of %s names something that can be drawn',
    (_, { pictures, services, subject }) => {
      const phrases = [
        pictures.hero,
        ...pictures.banners,
        ...pictures.gallery,
        ...services.map(({ picture }) => picture),
      ]
      const blank = phrases.map(([phrase]) => phrase).filter((phrase) => !readKeywords(`${phrase} ${subject}`).topic)
      expect(blank).toEqual([])
    },
  )
})

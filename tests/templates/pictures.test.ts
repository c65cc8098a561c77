import { describe, expect, it } from 'vitest'
import { readKeywords } from '../../renderer/artwork/keywords.ts'
import type { TopicName } from '../../renderer/artwork/topics/topics.ts'
import type { Image } from '../../renderer/document/image.ts'
import type { SectionType } from '../../renderer/document/section-types.ts'
import { composeWebsite } from '../../templates/compose.ts'
import { trades } from '../../templates/trade-list.ts'

const sections: SectionType[] = ['Introduction', 'Services', 'Gallery', 'ImageBanner', 'ImageBanner', 'Contact']

const page = (businessActivities: string) =>
  composeWebsite({
    id: 'site-1',
    businessName: 'Alder & Finch',
    businessActivities,
    businessLocation: 'Leeds',
    fontPair: 'classic',
    palette: 'navy-brass',
    sections,
  })

function heroOf(activities: string): Image {
  const introduction = page(activities).sections.find(({ type }) => type === 'Introduction')
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

describe('The hero of a trade', () => {
  it.each(trades.map(({ slug, trade }) => [slug, trade] as const))('shows %s', (slug, trade) => {
    expect(topicOf(heroOf(trade))).toBe(heroTopics[slug])
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

describe('A business without a pack of its own', () => {
  it.each([
    ['Florist: bouquets and wedding flowers', 'florist'],
    ['Dog grooming', 'pets'],
    ['Wedding and portrait photographer', 'photography'],
    ['Bakery: sourdough bread and cakes', 'bakery'],
    ['Yoga classes for beginners', 'fitness'],
  ] as const)('is drawn as what it does: %s', (activities, topic) => {
    const image = heroOf(activities)
    expect(topicOf(image)).toBe(topic)
    expect(readKeywords(image.tags.join(' ')).framing).not.toBe('portrait')
  })

  it('says what it is in place of a picture it does not show', () => {
    expect(heroOf('Dog grooming').description).toBe('Dog grooming')
  })

  it('has a picture even where its words cannot be drawn', () => {
    expect(topicOf(heroOf('Zorblax and quux'))).toBe('retail')
  })
})

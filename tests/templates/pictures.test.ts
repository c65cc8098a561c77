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
  it('shows the topic of its trade', () => {
    expect(Object.fromEntries(trades.map(({ slug }) => [slug, topicOf(heroOf(slug))]))).toEqual(heroTopics)
  })

  it('names something that can be drawn, like every other picture of the trade', () => {
    const undrawn = trades.flatMap(({ slug, pictures, services, subject }) => {
      const named = [pictures.hero, ...pictures.banners, ...pictures.gallery, ...services.map(({ picture }) => picture)]
      const blank = named.filter(([phrase]) => !readKeywords(`${phrase} ${subject}`).topic)
      return blank.map(([phrase]) => `${slug}: ${phrase}`)
    })
    expect(undrawn).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { drawArtwork } from '../../../renderer/artwork/draw-artwork.ts'
import { planPicture, readKeywords } from '../../../renderer/artwork/keywords.ts'
import { library } from '../../../renderer/artwork/motif-library.ts'
import { createRandom } from '../../../renderer/artwork/random.ts'
import { topicNames, topics } from '../../../renderer/artwork/topics/topics.ts'
import { offendersAmong } from '../../harness/offenders.ts'
import { themes } from './read-artwork.ts'

const plans = (text: string, calm = false) =>
  Array.from({ length: 12 }, (_, seed) => planPicture(readKeywords(text), createRandom(`${text}${seed}`), calm))

const businesses = {
  accountant: 'accountant',
  'barber-shop': 'barber',
  'bike-repair': 'bikeRepair',
  'book-store': 'bookStore',
  'car-detailing': 'carDetailing',
  carpentry: 'carpentry',
  catering: 'catering',
  'chess-instructor': 'chess',
  'coffee-shop': 'coffeeShop',
  'condo-rental-agency': 'rentals',
  'dentist-office': 'dentist',
  electrician: 'electrician',
  fitness: 'fitness',
  'hair-styling': 'hairStyling',
  'heating-and-cooling': 'heatingAndCooling',
  'home-construction': 'construction',
  'house-cleaning': 'houseCleaning',
  landscaping: 'landscaping',
  'medical-clinic': 'medicalClinic',
  'music-lessons': 'musicLessons',
  'non-profit-organization': 'nonProfit',
  nutritionist: 'nutrition',
  'pest-control': 'pestControl',
  'physical-therapist': 'physiotherapy',
  'real-estate-agent': 'realEstate',
  restaurant: 'restaurant',
  spa: 'spa',
  'technology-consulting': 'technology',
  therapist: 'therapist',
  'tire-shop': 'tyreShop',
} as const

describe('Keywords', () => {
  it('finds the topic of every trade in its slug', () => {
    const topics = Object.keys(businesses).map((business) => [business, readKeywords(business).topic])
    expect(Object.fromEntries(topics)).toEqual(businesses)
  })

  it('draws fifteen different pictures of more than one scene for every trade', async () => {
    expect(
      await offendersAmong(Object.entries(businesses), (_, business) => {
        const drawings = Array.from({ length: 15 }, (_, seed) =>
          drawArtwork({ tags: [business], description: '', seed }, themes.standard, { width: 1200, height: 900 }),
        )
        expect(new Set(drawings).size).toBe(15)
        expect(new Set(plans(business).map(({ scene }) => scene)).size).toBeGreaterThan(1)
        expect(plans(business).map(({ scene }) => scene)).not.toContain('abstract')
      }),
    ).toEqual([])
  })

  it.each([
    ['barber trimming hair', 'barber'],
    ['leaking kitchen tap', 'plumbing'],
    ['calm therapy room', 'therapist'],
    ['carpenter sawing timber', 'carpentry'],
    ['freshly baked bread', 'bakery'],
    ['electrical wiring', 'electrician'],
    ['MOWING THE LAWNS', 'landscaping'],
  ])('%s belongs to %s', (phrase, topic) => {
    expect(readKeywords(phrase).topic).toBe(topic)
  })

  it.each([
    ['portrait woman smiling', 'portrait'],
    ['calm therapy room', 'interior'],
    ['carpentry workshop', 'bench'],
    ['barber shop facade', 'street'],
    ['coffee beans texture', 'pattern'],
    ['plumber tools', 'flatLay'],
    ['green hills at sunset', 'landscape'],
  ])('%s is framed as %s', (phrase, scene) => {
    expect(plans(phrase).map((plan) => plan.scene)).toEqual(Array(12).fill(scene))
  })

  it.each([
    ['leaking kitchen tap', 'table', 'tap'],
    ['scissors', 'tools', 'scissors'],
    ['a barber chair', 'room', 'barberChair'],
    ['modern house', 'outdoor', 'modernHouse'],
    ['a light bulb', 'table', 'lightBulb'],
  ] as const)('%s shows the thing itself', (phrase, place, thing) => {
    for (const { subject } of plans(phrase)) expect(subject[place][0]).toBe(thing)
  })

  it('knows who is meant', () => {
    expect(readKeywords('portrait woman smiling').person).toMatchObject({ look: 'woman', count: 1 })
    expect(readKeywords('dental team').person).toMatchObject({ count: 3, clothes: 'coat' })
    expect(readKeywords('elderly man, carpenter').person).toMatchObject({ look: 'man', older: true, clothes: 'work' })
  })

  it.each([
    'zorblax quux',
    '',
    'removal',
    'lesson',
    'clinic',
    'workshop',
    'block',
    'studio',
    'office',
    'front',
    'client',
  ])('%j names no trade, and is drawn as shapes', (text) => {
    expect(readKeywords(text)).toMatchObject({ topic: undefined, framing: undefined, named: [] })
    expect(new Set(plans(text).map(({ scene }) => scene))).toEqual(new Set(['abstract']))
  })

  it.each([
    ['house removal', 'realEstate'],
    ['piano lesson', 'musicLessons'],
    ['dental clinic', 'dentist'],
    ['carpentry workshop', 'carpentry'],
    ['wedding cake', 'bakery'],
  ])('%s agrees on a trade', (text, topic) => {
    expect(readKeywords(text).topic).toBe(topic)
  })

  it('keeps faces off wide pictures that nobody asked for', () => {
    expect(plans('barber', true).map(({ scene }) => scene)).not.toContain('portrait')
  })
})

describe('The library', () => {
  it('has at least 45 things, each with a size and a drawing', () => {
    expect(Object.keys(library).length).toBeGreaterThan(45)
    for (const [name, { width, height }] of Object.entries(library)) {
      expect(Math.min(width, height), name).toBeGreaterThan(20)
    }
  })

  it('gives every trade separate words', () => {
    const words = topicNames.flatMap((name) => topics[name].words.split(' '))
    const twice = words.filter((word, index) => words.indexOf(word) !== index)
    expect(twice).toEqual([])
  })
})

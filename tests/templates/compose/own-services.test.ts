import { describe, expect, it } from 'vitest'
import { ownServices, shortActivity } from '../../../templates/compose/own-services.ts'

describe('the services an owner lists', () => {
  it.each<[string, string[]]>([
    ['Boiler repair, leak detection, bathrooms', ['Boiler repair', 'Leak detection', 'Bathrooms']],
    ['boiler repair, leak detection and bathrooms', ['Boiler repair', 'Leak detection', 'Bathrooms']],
    ['Cuts, color, and extensions', ['Cuts', 'Color', 'Extensions']],
    ['plumbing and heating', ['Plumbing', 'Heating']],
    [
      'We are a family barber shop offering haircuts, beard trims and hot towel shaves in Leeds.',
      ['Haircuts', 'Beard trims', 'Hot towel shaves'],
    ],
    [
      'A barber shop: haircuts, beard trims and hot towel shaves, with or without an appointment',
      ['Haircuts', 'Beard trims', 'Hot towel shaves'],
    ],
    ['Hair salon: cuts, balayage, bridal hair', ['Cuts', 'Balayage', 'Bridal hair']],
    [
      'HVAC - AC repair, furnace installs, duct cleaning & heat pumps',
      ['AC repair', 'Furnace installs', 'Duct cleaning', 'Heat pumps'],
    ],
    ['I specialize in anxiety, grief and burnout', ['Anxiety', 'Grief', 'Burnout']],
    ['Mowing\nHedges\nTree care', ['Mowing', 'Hedges', 'Tree care']],
    ['• Mowing • Hedges • Tree care', ['Mowing', 'Hedges', 'Tree care']],
    ['Lawn care; hedge trimming; snow removal', ['Lawn care', 'Hedge trimming', 'Snow removal']],
    ['Cuts, cuts, CUTS and color', ['Cuts', 'Color']],
    ['Check-ups, whitening and care for nervous patients', ['Check-ups', 'Whitening', 'Care for nervous patients']],
    ['Boiler repair for landlords in Leeds, bathrooms', ['Boiler repair', 'Bathrooms']],
  ])('are made out in: %s', (activities, services) => {
    expect(ownServices(activities, 'Leeds')).toEqual(services)
  })

  it.each([
    'Plumber',
    'We have been doing this for ten years, we love it, and it shows',
    'Friendly, reliable, affordable, local',
    'A small business based in Leeds',
    '',
  ])('are not made up from: %s', (activities) => {
    expect(ownServices(activities, 'Leeds')).toEqual([])
  })

  it('do not include the place', () => {
    expect(ownServices('mowing, hedges, Leeds', 'Leeds')).toEqual(['Mowing', 'Hedges'])
  })

  it('come from the sentence that announces them, where there is one', () => {
    const said = 'We offer fades, beard trims and shaves. Loud music, cold drinks and old magazines.'
    expect(ownServices(said, '')).toEqual(['Fades', 'Beard trims', 'Shaves'])
  })

  it('are at most twelve', () => {
    const said = Array.from({ length: 30 }, (_, index) => `repair kind ${index}`).join(', ')
    expect(ownServices(said, '')).toHaveLength(12)
  })

  it('are found quickly in a long text without any', () => {
    const started = performance.now()
    ownServices('with from doing '.repeat(64), '')
    expect(performance.now() - started).toBeLessThan(100)
  })
})

describe('what a business does, in a few words', () => {
  it.each([
    ['dog walking', 'Dog walking'],
    ['Wedding photographer in Leeds', 'Wedding photographer'],
    ["I'm a wedding photographer based in Leeds. I love natural light.", 'Wedding photographer'],
    ['We are a small family bike shop', 'Bike shop'],
    ['dog grooming, baths', ''],
    ['We help people who have trouble sleeping at night', ''],
  ])('of "%s" is "%s"', (activities, what) => {
    expect(shortActivity(activities)).toBe(what)
  })
})

describe('What is no service', () => {
  it.each([
    [
      'Bike repair, tune-ups and also do e-bikes and wheel building',
      ['Bike repair', 'Tune-ups', 'E-bikes', 'Wheel building'],
    ],
    [
      'We get rid of mice, rats, ants and cockroaches in homes and restaurants',
      ['Mice', 'Rats', 'Ants', 'Cockroaches'],
    ],
    ['Offering wash, wax and interior cleaning for homes and offices', ['Wash', 'Wax', 'Interior cleaning']],
    ['Washing, polishing, inside and out', ['Washing', 'Polishing']],
    ['Bookstore: new and used books, comics and graphic novels', ['New and used books', 'Comics', 'Graphic novels']],
    ['I help people buy and sell homes, and rent apartments', ['Buy and sell homes', 'Rent apartments']],
    ['Chess, openings, kids and adults, online', ['Chess', 'Openings']],
  ])('is left out of: %s', (activities, services) => {
    expect(ownServices(activities, '')).toEqual(services)
  })
})

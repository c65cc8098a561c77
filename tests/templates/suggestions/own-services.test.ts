import { describe, expect, it } from 'vitest'
import { ownServices, shortActivity } from '../../../templates/suggestions/own-services.ts'

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

describe('Text that is not a service', () => {
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
    ['I help people buy and sell homes, and rent apartments', ['Buying and selling homes', 'Renting apartments']],
    ['Chess, openings, kids and adults, online', ['Chess', 'Openings']],
  ])('is left out of: %s', (activities, services) => {
    expect(ownServices(activities, '')).toEqual(services)
  })
})

describe('services as owners write them', () => {
  it.each<[string, string[]]>([
    [
      'Traditional barber shop. We do:\n- Skin fades\n- Beard trims\nWalk-ins welcome, closed Mondays.',
      ['Skin fades', 'Beard trims'],
    ],
    ['Tailor\n- Alterations\n- Bespoke suits\n- Zip repairs', ['Alterations', 'Bespoke suits', 'Zip repairs']],
    ['• Espresso drinks • Loose leaf tea • Dog friendly', ['Espresso drinks', 'Loose leaf tea']],
    [
      'We cut hair for men and boys, trim beards and do proper wet shaves. Ring us on 0113 496 0142.',
      ['Cutting hair', 'Trimming beards', 'Proper wet shaves'],
    ],
    [
      'We roast our own coffee and serve breakfast, sandwiches and homemade cakes, and sell beans to take home.',
      ['Breakfast', 'Sandwiches', 'Homemade cakes', 'Beans'],
    ],
    [
      'We are a charity that cleans the river, plants trees and runs school visits and volunteer days.',
      ['Cleaning the river', 'Planting trees', 'School visits', 'Volunteer days'],
    ],
    ['I do bathrooms, boiler repairs and unblock drains', ['Bathrooms', 'Boiler repairs', 'Unblocking drains']],
    [
      'We install and service furnaces, heat pumps and air conditioners for homes and small businesses.',
      ['Furnaces', 'Heat pumps', 'Air conditioners'],
    ],
    [
      'We design, plant and look after gardens: lawn mowing, patios and fencing in Bath and nearby villages.',
      ['Lawn mowing', 'Patios', 'Fencing'],
    ],
    [
      'Physical therapy for back pain, sports injuries and balance problems. We also offer dry needling.',
      ['Back pain', 'Sports injuries', 'Balance problems', 'Dry needling'],
    ],
    ['DJ for weddings, birthdays and corporate events', ['Weddings', 'Birthdays', 'Corporate events']],
    [
      'I make stoneware mugs, bowls and vases, take commissions and teach weekend throwing classes.',
      ['Stoneware mugs', 'Bowls and vases', 'Commissions', 'Weekend throwing classes'],
    ],
    [
      'Window cleaning, gutter cleaning and pressure washing in Leeds, Bradford and York',
      ['Window cleaning', 'Gutter cleaning', 'Pressure washing'],
    ],
    ['We help small businesses with bookkeeping, payroll and VAT', ['Bookkeeping', 'Payroll', 'VAT']],
    ['1) Logo design 2) Websites 3) Branding', ['Logo design', 'Websites', 'Branding']],
    ['I run a small farm. We sell eggs, honey and vegetables at the gate.', ['Eggs', 'Honey', 'Vegetables']],
    ['Law firm. Wills and probate, conveyancing, family law', ['Wills and probate', 'Conveyancing', 'Family law']],
    [
      'I do one to one training, small group classes and walk in sessions',
      ['One to one training', 'Small group classes', 'Walk in sessions'],
    ],
    ['crossfit box, open gym, olympic lifting, bootcamps', ['Open gym', 'Olympic lifting', 'Bootcamps']],
    ['it support, ev chargers, landlord certificates (EICR)', ['IT support', 'EV chargers', 'Landlord certificates']],
    [
      'I tutor math, physics and SAT prep for high school students, online or at your home.',
      ['Math', 'Physics', 'SAT prep'],
    ],
    [
      'We see children and adults for check-ups, vaccinations and long-term conditions such as diabetes and asthma.',
      ['Check-ups', 'Vaccinations', 'Long-term conditions'],
    ],
    [
      'I translate contracts and medical documents from German and French into English.',
      ['Contracts', 'Medical documents'],
    ],
  ])('are made out in: %s', (activities, services) => {
    expect(ownServices(activities, '')).toEqual(services)
  })

  it.each([
    ['Upholstery and reupholstery of sofas, armchairs and headboards', 'Upholstery and reupholstery'],
    ['We are a moving company. Local moves, packing, storage', 'Moving company'],
    ['We are a family practice with two doctors', 'Family practice'],
    ['Tailor\n- Alterations\n- Suits', 'Tailor'],
    [
      'I am an interior designer helping homeowners with kitchens, living rooms and color schemes.',
      'Interior designer',
    ],
    ['DJ for weddings, birthdays and corporate events', 'DJ'],
  ])('leave what the business is: %s', (activities, what) => {
    expect(shortActivity(activities)).toBe(what)
  })
})

import { describe, expect, it } from 'vitest'
import { tradeFor } from '../../../templates/match-trade.ts'
import { offendersAmong } from '../../harness/offenders.ts'

/** A word, and sentences of different trades with it; '' is an unlisted trade. */
const table: readonly (readonly [word: string, ...uses: (readonly [sentence: string, slug: string])[]])[] = [
  ['removal', ['House and piano removals across Kent', 'mover'], ['Wasp nest removal and rat control', 'pest-control'], ['Tattoo removal by laser', ''], ['Tree removal, hedges and lawns', 'landscaping']],
  ['lesson', ['Driving lessons in a dual-control car', 'driving-school'], ['Violin lessons for children', 'music-lessons'], ['Chess lessons online', 'chess-instructor'], ['Swimming lessons for babies', '']],
  ['clinic', ['Laser hair removal clinic', ''], ['Walk-in clinic with two doctors', 'medical-clinic'], ['Golf clinics for juniors', '']],
  ['block', ['Block paving and garden walls with planting', 'landscaping'], ['Wooden building blocks for toddlers', ''], ['Yoga blocks and straps, sewn by hand', '']],
  ['workshop', ['A pottery workshop for beginners', ''], ['Bike workshop, wheels built to order', 'bike-repair'], ['Joinery workshop making staircases', 'carpentry']],
  ['studio', ['Recording studio with a live room', ''], ['Fitness studio with small classes', 'fitness'], ['Hair studio, two chairs', 'hair-styling']],
  ['cut', ['Keys cut while you wait', 'locksmith'], ['Cuts, fades and beard trims', 'barber-shop'], ['Laser cut signs in acrylic', '']],
  ['shave', ['Hot towel shaves and skin fades', 'barber-shop'], ['Shaved ice from a cart at the beach', '']],
  ['boiler', ['Boilers, taps and blocked drains', 'plumber'], ['We restore steam boilers for heritage railways', '']],
  ['tire', ['Tire swings and rope ladders for parks', ''], ['New and used tires, wheel balancing', 'tire-shop']],
  ['tyre', ['Part-worn tyres fitted while you wait', 'tire-shop'], ['Tyre recycling into playground mats', '']],
  ['board', ['Dog boarding in our home', ''], ['Skirting boards, doors and staircases', 'carpentry'], ['Board game café with 300 games', '']],
  ['court', ['Court reporter and stenographer', ''], ['Squash courts by the hour', ''], ['Gym with two squash courts', 'fitness']],
  ['coach', ['Coach hire for school trips', ''], ['Strength coach for runners', 'fitness'], ['Singing coach for choirs and soloists', 'music-lessons'], ['Career coach for nurses', '']],
  ['paving', ['Paving, turf and fencing', 'landscaping'], ['We rent out paving machines', '']],
  ['chess', ['Hand-carved chess sets and boards', ''], ['Chess coach for school clubs', 'chess-instructor']],
  ['chest', ['Cedar chests and blanket boxes, antique', ''], ['Chest waxing, facials and brows', 'spa']],
  ['massage', ['Deep tissue massage at your home', 'spa'], ['Equine massage for show jumpers', ''], ['We repair massage chairs', '']],
  ['therapy', ['Couples therapy and grief counseling', 'therapist'], ['Speech therapy for toddlers', ''], ['Physical therapy after surgery', 'physical-therapist'], ['Retail therapy: vintage dresses and hats', '']],
  ['spa', ['Day spa with a sauna', 'spa'], ['Spa pool repairs and chemicals', ''], ['Pet spa and dog grooming', 'dog-grooming']],
  ['counter', ['Granite countertops, measured and fitted', ''], ['Ramen counter with twelve stools: noodles, dumplings', 'restaurant']],
  ['fitting', ['Bra fittings by appointment', ''], ['Bathroom fitting and radiators', 'plumber'], ['Carpet fitting in a day', '']],
  ['drain', ['Drains unblocked, leaks found', 'plumber'], ['Lymphatic drainage massage', 'spa'], ['Land drains for farms', '']],
  ['pipe', ['Pipe organ tuning in churches', ''], ['Burst pipes and toilets', 'plumber'], ['Bagpipes played at weddings', '']],
  ['bar', ['A juice bar by the station', ''], ['Espresso bar with home-made cakes', 'coffee-shop'], ['Cocktail bar in a cellar', ''], ['Nail bar, gel and acrylics', 'nail-salon']],
  ['grill', ['Charcoal grill: steaks, seafood and wine', 'restaurant'], ['Barbecue cleaning for landlords', '']],
  ['press', ['Letterpress cards and a printing press', ''], ['Olive press and orchard', ''], ['Bench press, kettlebells and group classes', 'fitness']],
  ['mount', ['TV mounting and cable hiding', ''], ['Butterflies mounted in glass domes', '']],
  ['plant', ['Plant hire with operators', ''], ['Planting, pruning and lawns', 'landscaping'], ['House plants and pots: a plant shop', '']],
  ['bed', ['Bed and breakfast with four rooms', ''], ['Flower beds, hedges and turf', 'landscaping'], ['Bed bug treatment with heat', 'pest-control']],
  ['wash', ['Wash and fold laundromat', ''], ['Hand car wash and waxing', 'car-detailing'], ['Pressure washing for driveways', 'window-cleaning']],
  ['detail', ['Interior detailing and ceramic coating', 'car-detailing'], ['Steel detailing for engineers', '']],
  ['polish', ['Polish delicatessen and butcher', ''], ['Paint correction and polishing', 'car-detailing'], ['I translate Polish and German', '']],
  ['spray', ['Kitchen cabinets sprayed by a painter', 'house-painter'], ['Spraying for ants, fleas and roaches', 'pest-control'], ['Spray tans and eyelash extensions', '']],
  ['tank', ['Fish tanks and aquarium care', ''], ['Leaking tanks, toilets and taps', 'plumber']],
  ['frame', ['Picture framing and mounts', ''], ['Timber frames and house extensions', 'home-construction'], ['Glasses frames from an optician', '']],
  ['key', ['Keys and locks by a locksmith', 'locksmith'], ['Piano, keys and chords: music theory', 'music-lessons']],
  ['tune', ['Piano tuning and repair', ''], ['Bike tune-ups and brakes', 'bike-repair'], ['Tuning for race cars by a mechanic', '']],
  ['salon', ['Nail salon and pedicures', 'nail-salon'], ['Hair salon with color bar', 'hair-styling'], ['Grooming salon for poodles: dog grooming', 'dog-grooming']],
  ['color', ['Hair color and balayage', 'hair-styling'], ['Color consultations by an interior designer', '']],
  ['nail', ['Nail clipping for cats', 'dog-grooming'], ['Manicures, nails and brows', 'nail-salon']],
  ['gas', ['Gas furnace and heat pump repairs', 'heating-and-cooling'], ['Gas fires and chimney sweeping', 'chimney-sweep']],
  ['light', ['Lights, sockets and rewiring', 'electrician'], ['Stage lighting for theatres', '']],
  ['outlet', ['Outlets and panel upgrades', 'electrician'], ['Outlet store for outdoor clothing', '']],
  ['charger', ['EV chargers and fuse boxes', 'electrician'], ['Phone repairs, chargers and cases', '']],
  ['duct', ['Duct cleaning crew with cameras', ''], ['Ducts, thermostats and heat pumps', 'heating-and-cooling']],
  ['clean', ['Dry cleaning and alterations', ''], ['We clean homes and offices', 'house-cleaning'], ['Teeth cleaning and fillings', 'dentist-office'], ['Chimney cleaning by a sweep', 'chimney-sweep']],
  ['window', ['Window cleaners for shop fronts', 'window-cleaning'], ['Window tinting and headlights', 'car-detailing'], ['Stained glass windows restored', '']],
  ['carpet', ['Carpets steam cleaned: carpet cleaning', ''], ['Hand-knotted carpets from Fez', '']],
  ['garden', ['Garden design and hedges', 'landscaping'], ['Beer garden and brewery', ''], ['A garden centre with a shop', '']],
  ['tree', ['Family trees researched', ''], ['Tree trimming, lawns and mulch', 'landscaping'], ['Christmas trees to cut yourself', '']],
  ['crown', ['Flower crowns for brides', ''], ['Crowns, fillings and braces', 'dentist-office']],
  ['teeth', ['Saw teeth sharpened', ''], ['Teeth whitening and implants', 'dentist-office']],
  ['train', ['Model trains bought and sold', ''], ['Personal training at your home', 'fitness'], ['Dog training for puppies', '']],
  ['box', ['Boxing, HIIT and kettlebells', 'fitness'], ['Gift boxes with local honey', ''], ['Horseboxes converted and repaired', '']],
  ['book', ['We keep books and file taxes', 'accountant'], ['Used books and novels', 'book-store'], ['Book cover designer', ''], ['Book online, any day', '']],
  ['tax', ['Tax returns and payroll', 'accountant'], ['Duty-free shop, tax refunds for visitors', '']],
  ['account', ['Social media accounts looked after', ''], ['Annual accounts and VAT for limited companies', 'accountant']],
  ['cabinet', ['Filing cabinets and office chairs', ''], ['Cabinets, shelves and wardrobes', 'carpentry']],
  ['deck', ['Decks, doors and staircases in timber', 'carpentry'], ['Skateboard decks and shoes', '']],
  ['stone', ['Hot stones, facials and brows', 'spa'], ['Memorial stones cut and lettered', '']],
  ['wax', ['Soy wax candles poured at home', ''], ['Waxing, lashes and facials', 'spa'], ['Ski waxing while you wait', '']],
  ['wheel', ['Pottery wheel classes', ''], ['Wheel alignment and punctures', 'tire-shop'], ['Wheel building for bicycles', 'bike-repair']],
  ['brake', ['Brakes, clutches and gearboxes', 'auto-repair'], ['Bike brakes and gears', 'bike-repair']],
  ['buffet', ['Buffets and canapés per head', 'catering'], ['Antique buffets and sideboards', '']],
  ['mouse', ['Mice, rats and fleas', 'pest-control'], ['Computer mice and keyboards', '']],
  ['rent', ['We rent out tuxedos', ''], ['Flats to let and furnished apartments', 'condo-rental-agency'], ['Ski rental by the day', '']],
  ['estate', ['Estate sales and house clearance', ''], ['Estate agents for village homes', 'real-estate-agent']],
  ['home', ['Home staging before the photos', ''], ['Custom home builder', 'home-construction'], ['Homes for sale and viewings', 'real-estate-agent']],
  ['builder', ['Website builder for clubs', ''], ['Builder: extensions and loft conversions', 'home-construction'], ['Boat builder in oak and larch', '']],
  ['extension', ['Eyelash extensions', ''], ['House extensions and basements', 'home-construction'], ['Hair extensions and balayage', 'hair-styling']],
  ['foundation', ['Foundation repair with piers', ''], ['A foundation with volunteers and donations', 'non-profit-organization'], ['Bridal makeup artist: foundation matched to your skin', '']],
  ['doctor', ['Computer doctor: laptops repaired', ''], ['Family doctor and nurses', 'medical-clinic']],
  ['nurse', ['Nursery for babies, with a garden', ''], ['Nurses and doctors, vaccinations', 'medical-clinic']],
  ['patient', ['Driving school with patient teachers', 'driving-school'], ['New patients, checkups and blood tests', 'medical-clinic']],
  ['shelter', ['Bus shelters in steel', ''], ['Night shelter for homeless people, run by volunteers', 'non-profit-organization']],
  ['cloud', ['Cloud migration and backups', 'technology-consulting'], ['Cloud-soft blankets, knitting patterns', '']],
  ['software', ['Custom software and automation', 'technology-consulting'], ['Accounting software for dentists', '']],
  ['drum', ['Drum lessons for adults', 'music-lessons'], ['Oil drums cut into barbecues', '']],
  ['guitar', ['Guitar repairs by a luthier', ''], ['I teach guitar at home', 'music-lessons']],
  ['diet', ['Diet, gut health and meal plans', 'nutritionist'], ['Raw diets for dogs', '']],
  ['back', ['Back pain and sports injuries', 'physical-therapist'], ['Chair backs woven in cane: an upholsterer', 'upholsterer']],
  ['coffee', ['Coffee tables welded from steel', ''], ['Coffee, cakes and sandwiches', 'coffee-shop'], ['Coffee machine repairs', '']],
  ['dinner', ['Dinner jackets for hire', ''], ['Dinner, wine and pasta', 'restaurant']],
] // biome-ignore format: a table

it('the table has at least sixty ambiguous words, each in at least two sentences', () => {
  expect(table.length).toBeGreaterThanOrEqual(60)
  for (const [word, ...uses] of table) expect(uses.length, word).toBeGreaterThanOrEqual(2)
})

it('tradeFor recognizes the trade of every sentence with an ambiguous word', async () => {
  const uses = table.flatMap(([word, ...each]) =>
    each.map(([said, slug]) => [`${word}: ${said}`, { said, slug }] as const),
  )
  expect(
    await offendersAmong(uses, ({ said, slug }) => {
      expect(tradeFor({ activities: said }).slug).toBe(slug)
    }),
  ).toEqual([])
})

const named = ['massage', 'spa', 'builder', 'removal']
const alone = table.map(([word]) => word).filter((word) => !named.includes(word))

it('tradeFor recognizes no trade by an ambiguous word alone', async () => {
  expect(
    await offendersAmong(
      alone.map((word) => [word, word] as const),
      (word) => {
        expect(tradeFor({ activities: word }).slug).toBe('')
        expect(tradeFor({ activities: `All about ${word}s, since 1990` }).slug).toBe('')
      },
    ),
  ).toEqual([])
})

describe('another business mentioned by the owner', () => {
  it.each([
    'Bookkeeping software for plumbers and electricians',
    'We photograph restaurants, cafes and gyms',
    'Uniforms for dentists',
    'Vintage lamps, next to the barber shop on Mill Lane',
    'Restaurant furniture and fittings',
    'Electrician training courses',
    'We supply cafes with oat milk',
  ])('isn’t mistaken for the owner’s trade: %s', (activities) => {
    expect(tradeFor({ activities }).slug).toBe('')
  })

  it.each([
    ['Bookkeeping for plumbers and electricians', 'accountant'],
    ['We clean dental offices, gyms and restaurants. Office cleaning at night', 'house-cleaning'],
    ['Plumber. We work for restaurants and gyms', 'plumber'],
  ])('doesn’t hide the owner’s trade: %s', (activities, slug) => {
    expect(tradeFor({ activities }).slug).toBe(slug)
  })
})

describe('a word of a trade and a matching business name', () => {
  it('indicate the trade together', () => {
    expect(tradeFor({ activities: 'Hedges, in all shapes', name: 'Bramble Gardens' }).slug).toBe('landscaping')
    expect(tradeFor({ activities: 'Pizza by the slice', name: 'The Corner Grill' }).slug).toBe('restaurant')
  })

  it('indicate no trade separately', () => {
    expect(tradeFor({ activities: 'Hedges, in all shapes', name: 'Alder & Finch' }).slug).toBe('')
    expect(tradeFor({ activities: 'Cider and skittles', name: 'The Boiler Room' }).slug).toBe('')
    expect(tradeFor({ activities: 'Cocktail bar until late', name: 'The Old Barber Shop' }).slug).toBe('')
  })
})

describe('an unlisted trade', () => {
  it('starts with a typographic style, or a calm one if it is a sensitive trade', () => {
    expect(tradeFor({ activities: 'Mobile welding and gates' }).styles[0]).toBe('Geometric')
    expect(tradeFor({ activities: 'Funeral director in Cork' }).styles[0]).toBe('Elegant')
    expect(tradeFor({ activities: 'I translate contracts from Czech' }).styles[0]).toBe('Elegant')
  })
})

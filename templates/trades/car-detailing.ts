import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const carDetailing: Trade = {
  slug: 'car-detailing',
  trade: 'Car Detailing',
  schemaType: 'AutomotiveBusiness',
  walkIns: true,
  proof: ['Insurance', 'Qualification', 'Award', 'Membership'],
  form: {
    message: 'What shape is the car in?',
    fields: [{ label: 'Make and model of the car', kind: 'ShortText' }],
    photos: 'Photos of the car',
  },
  appointments: true,
  leadsWith: 'work',
  styles: ['Fun', 'Common', 'Geometric', 'CommonAlt'],
  shapes: ['ripples', 'halves', 'diagonals', 'edge', 'halftone'],
  subject: 'detailing valeting',
  matches: {
    own: words`
      car detail*, auto detail*, mobile detail*, vehicle detail*, boat detail*, interior detail*, detailer*, car wash*,
      car clean*, car valet*, valeting, car polish*, auto spa*, car spa*, vehicle wash*, vehicle clean*, truck wash*,
      paint correct*
    `,
    signs: words`
      detailing, ceramic coat*, paint protect*, headlight*, swirl mark*, window tint*, polishing, clay bar*, wax, wash,
      washes, wash cars, wash and wax, car upholster*, car interior*, pet hair*, alloys, engine bay*
    `,
    not: words`
      leg wax, candle wax, bees wax, ear wax, dog wash*, wash and fold, wash and dry, body wash, hand wash only,
      face wash, pressure wash*, floor polishing, nail polishing, stone polishing, soy wax, lime wash*, wash basin*,
      wax melts, wax figures, wax candles, structural detailing, steel detailing, rebar detailing
    `,
  },
  services: [
    {
      name: 'Hand wash',
      icon: 'droplets',
      also: words`
        hand wash, handwash, car wash, exterior wash, outside wash, exterior detail, exterior valet, maintenance wash,
        snow foam, jet wash
      `,
      about: [
        'Many fine swirls come from washing, when grit in the sponge is rubbed over the paint.',
        'A second bucket, just for rinsing the mitt, keeps grit out of the soapy water.',
        'Foam that soaks first loosens the grit, so less of it is dragged over the paint by hand.',
      ],
      picture: ['bucket sponge towels', 'A bucket of suds with a sponge'],
    },
    {
      name: 'Interior detail',
      icon: 'steering-wheel',
      also: words`interior, inside clean, inside detail, cabin, vacuum, dashboard`,
      about: [
        'The haze inside a windshield is often a film that warm plastics give off, and glass spray alone tends to smear it.',
        'Dust in vents and seams usually comes out with air and small brushes before anything is made wet.',
        'Sun, hands and drinks leave a film on the dashboard that a vacuum cannot take off.',
      ],
      picture: ['vacuum spray bottle', 'A vacuum cleaner and a spray bottle'],
    },
    {
      name: 'Seats and carpets',
      also: words`seat, carpet, upholster, shampoo, leather, stain, extraction, floor mat`,
      about: [
        'If milk or coffee stays in the foam below, the stain can rise again as the seat dries.',
        'A shiny seat is usually a dirty one: leather is mostly matte when clean, and fabric shines where it is greasy.',
        'Hot water is usually sprayed in and sucked straight back out, because a carpet left wet starts to smell.',
      ],
      picture: ['brushes spray bottle towels', 'Brushes and cloths beside a spray bottle'],
    },
    {
      name: 'Paint correction',
      icon: 'sparkles',
      also: words`paint correct, machine polish, stage polish, step polish, paint polish, swirl, scratch, buffing`,
      about: [
        'Polishing takes the clear coat down by a hair, to the bottom of the scratch, so it can only be done so often.',
        'A scratch that catches a fingernail is usually too deep to polish out.',
        'Swirls hide in the shade; a single lamp or low sun shows what the paint is really like.',
      ],
      picture: ['polisher towels bottle', 'A polishing machine beside folded cloths'],
    },
    {
      name: 'Ceramic coating',
      icon: 'shield-check',
      also: words`ceramic coat, ceramic protect, ceramic pro, graphene`,
      about: [
        'A coating locks in whatever lies beneath it, which is why the paint is usually polished first.',
        'A coated car gets dirty like any other, but the dirt holds on less and needs less rubbing.',
        'A fresh coating usually has to harden under a roof for hours before rain or dew may touch it.',
      ],
      picture: ['car street', 'A glossy car on a street'],
    },
    {
      name: 'Wax and sealant',
      icon: 'droplet',
      also: words`wax, sealant, paint seal, clay bar`,
      about: [
        'Wax usually lasts weeks and a sealant months, and both are worn away wash by wash.',
        'When rain lies flat on the roof instead of beading, the last wax has usually worn off.',
        'A clay bar picks off what washing leaves behind, such as sap, so that wax lies on clean paint.',
      ],
    },
    {
      name: 'Pet hair and odors',
      also: words`pet hair, dog hair, odor, odour, smell, smoke, ozone`,
      about: [
        'A wet dog leaves two things behind: hair woven into the carpet and a smell in the foam below.',
        'Hair and smells both settle deep in carpet and foam, where a vacuum alone does not reach.',
        'If the cabin filter has soaked up a smell, the fan often blows it back into the car on the first damp day.',
      ],
      picture: ['dog vacuum', 'A dog beside the cleaning things'],
    },
    {
      name: 'Wheels and tires',
      icon: 'wheel',
      also: words`wheel, alloy, rims, tire, tyre, caliper clean`,
      about: [
        'Brake dust holds hot bits of metal that bake onto a wheel, and the longer they sit, the deeper they bite.',
        'The inside of a rim gathers grime that is hard to reach between the spokes and easy to miss.',
        'Wheels usually have brushes of their own, so that their grit stays off the paint.',
      ],
      picture: ['wheel brushes', 'A car wheel with cleaning brushes'],
    },
    {
      name: 'Full detail',
      icon: 'car',
      also: words`
        full detail, full valet, complete detail, complete valet, inside out, interior exterior, pre sale,
        before sale, resale, lease return, selling
      `,
      about: [
        'Door jambs, hinges and the rubber around the trunk are places that a plain wash tends to leave out.',
        'Many buyers judge a used car by its seats and its smell, which is why a detail often comes before a sale.',
        'Much of the time can go into drying, as wet seats and carpets need hours before a car is closed up.',
      ],
      picture: ['key squeegee', 'A car key beside a squeegee'],
    },
    {
      name: 'Headlights',
      also: words`headlight, headlamp`,
      about: [
        'Headlights turn yellow because the sun wears away the coating that came on the plastic.',
        'A lens that is only polished tends to cloud over again sooner than one with a new coating on top.',
        'Mist inside the lamp often comes from a tired seal, and no polishing from outside can reach it.',
      ],
      picture: ['car road', 'A car on the road'],
    },
    {
      name: 'Window tinting',
      also: words`tint, window film, glass film`,
      about: [
        'Fresh film may look hazy or hold small pockets of water, which dry out over the following weeks.',
        'Tint turns purple when its dye fades, and usually comes off before new film goes on.',
        'A dark film is not always a cool one: heat can be turned away by layers that the eye hardly sees.',
      ],
      picture: ['squeegee spray bottle', 'A squeegee with a spray bottle'],
    },
    {
      name: 'Boats and campers',
      also: words`boat, camper, motorhome, caravan, yacht`,
      about: [
        'Gelcoat, the outer shell of many boats and some campers, is thicker than car paint but turns chalky in the sun.',
        'Boats and campers that stand outdoors gather dirt on top, and rain draws it down the sides.',
        'Large flat sides show every missed spot, so they are usually washed in sections.',
      ],
      picture: ['van street', 'A camper van on a street'],
    },
  ],
  questions: [
    { ask: 'What do you charge?', from: 'prices' },
    { ask: 'Do you come to my area?', from: 'area', words: words`mobile` },
    { ask: 'How long does it take?', from: 'durations' },
    { ask: 'How far ahead should I book?', from: 'notice' },
    {
      ask: 'Do you need water or power from me?',
      words: words`own water, bring water, own power, generator, outside tap, water supply, power supply`,
    },
    { ask: 'Do pet hair and stains cost extra?', words: words`pet hair, dog hair, stain, soiled, spill` },
    { ask: 'What happens if it rains?', words: words`weather, wet day, if rain, when rain` },
    { ask: 'Are you insured?', from: 'insured' },
  ],
  usualHours: ['Mon-Fri 08:00-17:00', 'Sat 09:00-14:00'],
  photoWishes: ['A finished car outdoors, in low sun.', 'A seat before and after.', 'You with the polisher, close up.'],
  pictures: {
    hero: ['car house', 'A clean car parked outdoors'],
    banners: [
      ['car street', 'A car on a quiet street'],
      ['sponge suds bucket towels', 'A sponge in suds with a bucket and cloths'],
      ['vacuum brushes towels', 'A vacuum cleaner with brushes and cloths'],
    ],
    gallery: [
      ['car house', 'A car among trees'],
      ['bucket sponge', 'A bucket'],
      ['wheel', 'A car wheel, seen from the side'],
      ['vacuum', 'A vacuum cleaner'],
      ['towels', 'Folded cloths'],
      ['polisher', 'A polishing machine'],
      ['spray bottle brushes', 'A spray bottle'],
      ['van street', 'A van parked on a street'],
    ],
  },
  callToAction: 'Ask about your car',
  names: {
    words: words`
      Lacquer, Clearcoat, Mirror, Beadwater, Northlight, Chamois, Foam, Gloss, Carnauba, Sunday, Silverline, Two Bucket,
      Hubcap, Driveway, Graphite, Rainbead, Cobalt, Daylight, Wax & Wheel
    `,
    endings: words`Detailing, Auto Detail, Car Care, Hand Wash, Detail Studio, Auto Finish`,
    whole: words`
      The Second Bucket, Clean to the Rails, Out of the Rain, The Soft Mitt, No Swirls, The Shaded Bay,
      The Clean Garage, Door Jamb Detail, Out of the Showroom, Slow Shine
    `,
  },
  ideas: [
    'Mobile detailing in office parking lots',
    'Interior rescue for family cars',
    'Hand washing for black cars',
    'Paint correction under studio light',
    'Ceramic coatings for new cars',
    'Pet hair removal and deep cleaning',
    'Getting used cars ready to sell',
    'Headlight restoration in your driveway',
    'Monthly upkeep for small fleets',
    'Classic car washing and waxing',
    'Boat and camper detailing by season',
    'Motorcycle detailing before the season',
    'Leather cleaning and repair for cars',
    'Waterless washing for apartment garages',
    'Convertible tops, cleaned and proofed',
  ],
  searchTerms: words`car detailing, auto detailing, car wash`,
  sample: {
    trade: 'a car detailer',
    name: 'Rainbead Detailing',
    location: '905 Saltbush Avenue, Tucson, Arizona',
    country: 'US',
    phone: '(520) 555-0139',
    typed: [
      'Mobile car detailing; I bring the water and take it away again. I’m Rey Montoya, with 11 years of desert dust behind me.',
      'Sedan hand wash $55',
      'Truck hand wash $70',
      'Interior $160 (3 hours)',
      'Inside and out $230 (5 hours)',
      'Paint polish $380',
      'Ceramic coating from $850',
      'Dog hair removal $40',
      'I come to Tucson, Oro Valley, Marana and Vail. I need shade or a garage for coatings.',
      'Mon to Fri 8am to 5pm, Sat 8am to 1pm.',
      'I speak English and Spanish.',
    ],
    reviews: [
      { name: 'Whitney Sears', text: 'He found a crayon from 2019 and gave it back to me.' },
      { name: 'Alma G.', text: 'Came at six before the heat. The truck looked cold.' },
      { name: 'Pete', text: 'He told me the scratch was too deep to polish and did not charge for trying.' },
    ],
  },
}

import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const spa: Trade = {
  slug: 'spa',
  trade: 'Spa',
  schemaType: 'DaySpa',
  proof: ['License', 'Qualification', 'Insurance', 'Membership', 'Award'],
  appointments: true,
  form: { message: 'What would you like done?' },
  styles: ['Elegant', 'CommonAlt', 'Fun'],
  shapes: ['moon', 'dunes', 'ripples', 'bloom', 'arcs'],
  subject: 'spa wellness',
  matches: {
    own: words`
      day spa*, spa, spas, spa treatment*, massage, massages, masseu*, massage therap*, beauty salon*, beautician*,
      esthetician*, aesthetician*, beauty therap*, beauty treatment*, aromatherap*, reflexolog*
    `,
    signs: words`
      facial*, wellness, sauna*, body wrap*, waxing, manicure*, pedicure*, nail, nails, beauty, skincare, skin care,
      hot stone*, lashes, lash, brow, brows, reiki, body scrub*, steam room*
    `,
    not: words`
      massage gun*, massage chair*, massage table*, massage oil*, massage school*, massage course*, dog massage*,
      horse massage*, equine massage*, canine massage*, spa pool*, spa repair*, spa hotel*, spa town*, spa break*,
      dog spa*, pet spa*, car spa*, auto spa*, nail spa*, spa heater*, swim spa*, nail gun*, nail bar*, nail salon*,
      nail tech*, nail studio*, nail clip*, nail trim*, car wax*, ski wax*, floor wax*, facial recognition, beauty of,
      swimming pools and spas, pools and spas, nails and screws, screws and nails, nails and claws
    `,
  },
  services: [
    {
      name: 'Relaxing massage',
      icon: 'massage',
      also: words`relaxing massage, relaxation massage, swedish, full body massage, aromatherapy massage, classic massage`,
      about: [
        'Long strokes with oil usually come first, and the slow ones at the end are where many people doze off.',
        'Pressure can be changed at any time, and most therapists would rather be told than guess.',
        'Undressing goes only as far as feels right, and a sheet usually covers whatever is not being worked on.',
      ],
      picture: ['massage table towels', 'A massage table with folded towels'],
    },
    {
      name: 'Deep tissue massage',
      also: words`deep tissue, sports massage, sport massage, trigger point, remedial massage, myofascial`,
      about: [
        'Pressure is usually built up slowly, because a muscle that is pushed too suddenly tenses up.',
        'Forearms and elbows are often used, since thumbs would give out sooner.',
        'Many people feel a firm massage the next day, much as after a long walk uphill.',
      ],
      picture: ['massage stones oil', 'Smooth stones beside a bottle of oil'],
    },
    {
      name: 'Facials',
      also: words`facial, microderm, dermaplan, hydrafacial, chemical peel`,
      about: [
        'Make-up is often left off for the rest of the day, so many people plan it a little ahead of a big event.',
        'A facial often begins with a look at the skin under a lamp, because skin changes with the season.',
        'Recently waxed or sunburned skin is worth mentioning when booking, because some treatments then have to wait.',
      ],
      picture: ['cream jar bowl', 'A bowl and a jar of cream'],
    },
    {
      name: 'Body treatments',
      also: words`body scrub, salt scrub, sugar scrub, body wrap, exfoliat, mud wrap, seaweed wrap, body polish`,
      about: [
        'Salt or sugar takes dry skin off first, which is why a scrub usually comes before oil or a wrap.',
        'Paper underwear and warm towels are common, and a shower often follows.',
        'Freshly shaved legs sting under salt, so most people shave a day or two before.',
      ],
      picture: ['salt bowl spoon', 'A bowl of salt with a wooden spoon'],
    },
    {
      name: 'Hot stones',
      also: words`hot stone`,
      about: [
        'Smooth basalt holds its warmth for a long time, and is usually tried in the hand before it touches the back.',
        'The stones often slide with oil and rest in between, so hands and warmth take turns.',
        'The stones usually come out of a bath of hot water, and are changed for warm ones as they cool.',
      ],
      picture: ['hot stones', 'Smooth stones in a row'],
    },
    {
      name: 'Manicures and pedicures',
      also: words`manicur, pedicur, gel nail, nail polish, gel polish, shellac, acrylic nail, nails, nail art`,
      about: [
        'Gel is cured under a lamp and often comes off with a soak; plain polish takes longer to dry and comes off at home.',
        'Plain polish feels dry long before it is, so it helps to get keys and coat out beforehand.',
        'Cuticles are often softened in warm water first, and pushed back rather than cut.',
      ],
      picture: ['nail polish bottle', 'Bottles of nail polish'],
    },
    {
      name: 'Brows and lashes',
      icon: 'eye',
      also: words`brow, eyebrow, lash, eyelash`,
      about: [
        'Tints and glues are often tried on the skin a day or two beforehand, because a few people react to them.',
        'The two sides of a face are rarely quite alike, so they are usually compared several times along the way.',
        'Water and steam are often kept away for a day afterward, so a swim comes before it rather than after.',
      ],
      picture: ['mirror brush', 'A hand mirror with a small brush'],
    },
    {
      name: 'Waxing',
      also: words`wax, waxing, facial waxing, facial hair, leg wax, brazilian, bikini, underarm`,
      about: [
        'Hair usually has to be about as long as a grain of rice, so most people stop shaving a few weeks before.',
        'A hot bath and a hard workout are usually left for the next day, while the skin settles.',
        'The skin is usually held taut, and the wax pulled back along it rather than straight up.',
      ],
    },
    {
      name: 'Sauna and steam',
      icon: 'thermometer',
      also: words`sauna, steam room, steam bath, hammam, steam session`,
      about: [
        'A sauna is hot and dry, a steam room cooler and wet, and most people like one of the two better.',
        'The heat is strongest near the ceiling, so newcomers usually sit low.',
        'Breaks are part of the routine: many people spend as long resting and cooling off as they do in the heat.',
      ],
      picture: ['sauna bucket wood', 'A wooden bucket with a ladle'],
    },
    {
      name: 'Reflexology',
      also: words`reflexolog`,
      about: [
        'Shoes and socks are all that usually comes off, and the rest is lying back, fully dressed.',
        'The thumb moves over the sole in small steps, and the feet are often washed or wrapped first.',
        'Many ticklish feet stop being so once the pressure is firm and slow.',
      ],
      picture: ['feet towel bowl', 'A bowl of warm water with a towel'],
    },
    {
      name: 'Couples’ treatments',
      icon: 'hearts',
      also: words`couple`,
      about: [
        'The two tables usually stand in one room, and each person can ask for a different pressure.',
        'Treatments for two are booked by friends and sisters as well as by couples.',
        'Both people usually start and end together, which takes two therapists and so a little planning ahead.',
      ],
      picture: ['two robes towels', 'Two robes on hooks'],
    },
    {
      name: 'Spa days and packages',
      icon: 'sun',
      also: words`spa day, day spa package, spa package, package, half day, full day, pamper day, bridal package, hen party, bachelorette, girls day`,
      about: [
        'Treatments are often placed with a gap between them, since nobody likes to hurry in a robe.',
        'Groups are often split between rooms, so the order of treatments is settled beforehand.',
        'A massage usually comes before a facial, so that the face is not pressed into a cushion afterward.',
      ],
    },
  ],
  questions: [
    { ask: 'Do I have to book?', from: 'book' },
    { ask: 'How long does a treatment take?', from: 'durations' },
    { ask: 'What should I wear or bring?', words: words`bring, robe, robes, swimsuit, swimwear, slippers, towels` },
    { ask: 'How early should I arrive?', words: words`arrive, minutes early, minutes before` },
    { ask: 'Can I come while I am pregnant?', words: words`pregnan, prenatal, trimester` },
    { ask: 'Are your therapists qualified?', from: 'qualified' },
    { ask: 'Do you sell gift cards?', words: words`gift card, gift voucher, gift certificat, voucher` },
    { ask: 'What if I have to cancel?', from: 'cancellation' },
  ],
  usualHours: ['Tue-Fri 10:00-19:00', 'Sat 09:00-17:00'],
  photoWishes: [
    'A treatment room with the lamp on and towels folded.',
    'Hands at work, without a face.',
    'Your reception or front door by day.',
  ],
  pictures: {
    hero: ['spa towels stones candle', 'Folded towels, smooth stones and a candle'],
    banners: [
      ['water stones', 'Smooth stones beside still water'],
      ['candles towels', 'Candles beside folded towels'],
      ['leaves bowl water', 'A bowl of water with leaves'],
    ],
    gallery: [
      ['massage table', 'A massage table'],
      ['candle', 'Candles'],
      ['stones', 'Smooth stones in a stack'],
      ['towels', 'Folded towels'],
      ['tea cup', 'A cup of tea'],
      ['plant window', 'A plant'],
      ['oil bottle', 'A bottle of oil'],
    ],
  },
  callToAction: 'Ask about a treatment',
  navigation: {
    Services: 'Treatments',
  },
  names: {
    words: words`
      Linen, Salt, Juniper, Stillwater, Cedar, Warm Stone, Rosewater, Moss, Fig Leaf, Tide, Verbena, Lull, Birch, Amber,
      Lavender Hill, Hush, Sunday, Camellia
    `,
    endings: words`Spa, Day Spa, Bathhouse, Massage, Rooms, Skin & Body`,
    whole: words`
      The Warm Room, An Hour Off, Leave the Phone, Salt & Steam, The Linen Cupboard, Slow Hands, The Quiet Bath,
      Shoulders Down, Barefoot at Noon, Second Cup Spa
    `,
  },
  ideas: [
    'Massage at home',
    'Day spa for two',
    'Facials for sensitive skin',
    'Sauna and cold plunge by the lake',
    'Massage for pregnant women',
    'Manicures and pedicures after work',
    'Chair massage for offices',
    'Small spa in a country hotel',
    'Waxing and brows, by appointment',
    'Hot stones and aromatherapy',
    'Spa afternoons for groups of friends',
    'Deep tissue massage for climbers',
    'Natural skin care, made here',
    'Thai massage studio',
    'Reflexology and quiet afternoons',
  ],
  searchTerms: words`day spa, spa treatments, massage`,
  sample: {
    trade: 'a spa',
    name: 'Saltmere Spa',
    location: '2 Tidewater Walk, Newport, Rhode Island',
    country: 'US',
    phone: '(401) 555-0112',
    typed: [
      'A day spa with three treatment rooms and a cedar sauna. Nora Tillinghast and Bea Alves are licensed massage therapists.',
      'Swedish massage: $110, 60 minutes',
      'Deep tissue: $155, 80 minutes',
      'Salt scrub: $95, 45 minutes',
      'Express facial: $120, 60 minutes',
      'Cedar sauna: $30 an hour',
      'We speak English and Portuguese. Tuesday to Friday 9am to 6pm, Saturday 9am to 4pm.',
      'Gift cards last for 5 years. We hold your time with a card, and charge it if you cancel within 12 hours.',
      'The sauna is lit an hour before you come, so nobody waits for the heat.',
    ],
    reviews: [
      { name: 'Colette Dumas', text: 'The sauna smells of cedar and nothing else.' },
      { name: 'Paulo R.', text: 'Bea found the knot before I said where.' },
      { name: 'June', text: 'My gift card was three years old and they only asked which room I liked.' },
    ],
  },
}

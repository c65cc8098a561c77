import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const barberShop: Trade = {
  slug: 'barber-shop',
  trade: 'Barber Shop',
  schemaType: 'HairSalon',
  walkIns: true,
  proof: ['License', 'Qualification', 'Award', 'Membership'],
  appointments: true,
  leadsWith: 'work',
  styles: ['Geometric', 'Common', 'Elegant', 'CommonAlt'],
  shapes: ['fade', 'edge', 'arcs', 'halves', 'diagonals', 'rings'],
  subject: 'barber grooming',
  matches: {
    own: words`barber, barbers, barbershop*, barber shop*, barbering`,
    signs: words`
      beard*, shave, shaves, shaving, fade, fades, hot towel*, haircut*, mens hair*, men s hair*, mens cut*, men s cut*,
      clipper*, buzz cut*, hot shave*, cut, cuts
    `,
    not: words`
      shaved ice, cut flowers, laser cut*, cuts of, cut to size, cut price, cut glass, diamond cut*, dog hair*,
      shave ice, key cut*, meat cut*, hedge clipper*, cut keys, we cut grass
    `,
  },
  services: [
    {
      name: 'Classic haircut',
      icon: 'scissors',
      also: words`
        haircut, hair cut, men cut, mens cut, gents cut, short back, classic cut, crew cut, standard cut, regular cut,
        dry cut, wet cut
      `,
      about: [
        'Short hair shows its growth first at the ears and the neck, so it is cut again sooner than long hair.',
        'A crown that grows in a swirl decides how short the top can go before it stands up.',
        'A photo tells a barber more than the word short, which means something different to everybody.',
      ],
      picture: ['barber scissors comb', 'Scissors and a comb on a barber’s counter'],
    },
    {
      name: 'Skin fade',
      icon: 'clippers',
      also: words`fade, taper`,
      about: [
        'A fade gets darker up the side of the head, with no line where one length meets the next.',
        'Low, mid and high say how far up the head a fade begins; the length on top is chosen separately.',
        'A fade down to the skin shows new growth soonest, because a few days of stubble already soften its edge.',
      ],
      picture: ['clippers comb razor', 'Hair clippers hanging beside a mirror'],
    },
    {
      name: 'Beard trim',
      icon: 'moustache',
      also: words`beard`,
      about: [
        'The neckline makes or spoils a beard: set too high, it seems to float on the jaw.',
        'Many beards grow thinner on the cheeks, so the thin spots often decide how long the rest can be.',
        'Much of a beard trim happens at the edges, along the cheek and beneath the jaw.',
      ],
      picture: ['beard comb brush', 'A beard brush and a comb'],
    },
    {
      name: 'Hot towel shave',
      icon: 'razor',
      also: words`shave, shaving, cutthroat, cut throat, straight razor`,
      about: [
        'Stubble under a warm towel swells and softens, and a blade then cuts it with less pull.',
        'A close shave often takes two passes, the first with the grain and the second across it.',
        'Hair grows in several directions on one neck, so a barber feels for the grain before the first stroke.',
      ],
      picture: ['shaving brush razor', 'A shaving brush, a bowl and a razor'],
    },
    {
      name: 'Kids’ cuts',
      icon: 'child',
      also: words`kid, child, boy, junior, toddler, under 10, under 11, under 12, under 14, under 16`,
      about: [
        'A first haircut often goes easier on a parent’s lap, at an hour when nobody is hungry or due a nap.',
        'Fine hair shows every line of the clipper, which makes small heads slower work than they look.',
        'Small heads seldom keep still, so much of the cutting is done between two movements.',
      ],
      picture: ['barber chair', 'A barber chair with a booster seat'],
    },
    {
      name: 'Cut and beard',
      also: words`cut beard, hair beard, haircut beard, combo, full works`,
      about: [
        'Hair and beard meet at the sideburns, and when they are cut in one sitting they can be blended there.',
        'A shorter cut makes the same beard look bigger, so the two lengths are usually chosen together.',
        'With a full beard, hair and beard make one outline that starts at the temple and ends below the chin.',
      ],
      picture: ['barber chair mirror', 'A barber chair in front of a mirror'],
    },
    {
      name: 'Gray blending',
      icon: 'palette',
      also: words`gray blend, grey blend, colour, color, dye, tint`,
      about: [
        'Color that leaves some gray hairs as they are shows less of a line as it grows out.',
        'Color that washes out fades softly, while a permanent one leaves a line at the roots.',
        'Gray hair is often coarser than the rest and takes up color more slowly.',
      ],
      picture: ['comb bowl brush', 'A tint bowl with a brush'],
    },
    {
      name: 'Buzz cut',
      also: words`buzz, clipper cut, one grade, grade all, one length, all over cut, number all`,
      about: [
        'The number on a clipper guard is a length: the higher it is, the more hair stays.',
        'One length all over shows the shape of the head, which longer hair mostly hides.',
        'With the hair this short, the hairline is what people see, so many have its edges lined up too.',
      ],
    },
    {
      name: 'Scissor cuts',
      also: words`scissor, long hair, longer hair, layer, restyle, mullet`,
      about: [
        'Scissors leave softer ends than clippers do, so the hair grows out without a hard edge.',
        'Growing hair out takes trims as well: the neck is kept short while the top catches up.',
        'Thick hair often needs weight taken out rather than length, so that it lies down instead of spreading.',
      ],
    },
    {
      name: 'Line-ups and neck trims',
      also: words`line, lineup, shapeup, hairline, outline, edge, edging, neck`,
      about: [
        'Forehead, temples and neck are the edges that grow out first, while the length above still looks right.',
        'A barber usually follows the natural hairline, because hair cut back behind it shows as stubble within days.',
        'A tidy neck and ears between two haircuts can make the same cut last some weeks longer.',
      ],
    },
    {
      name: 'Head shave',
      also: words`head shav, bald head, scalp shav`,
      about: [
        'A scalp has ridges that the eye misses, so a head is shaved by touch as much as by sight.',
        'Hair at the back of the head often grows in swirls, and is hard to follow with a mirror alone.',
        'Longer hair usually comes down with the clippers first; lather and blade follow on stubble.',
      ],
    },
    {
      name: 'Wash and style',
      also: words`wash, shampoo, blow dry, styling`,
      about: [
        'Washed hair shows how it falls by itself, with no wax left to hold it another way.',
        'Paste, wax and pomade differ mostly in shine and hold, and fine hair is easily weighed down by the heavier ones.',
        'A style has to be repeated at home, so the way it is dried is worth watching in the mirror.',
      ],
    },
  ],
  questions: [
    { ask: 'Do I need an appointment?', from: 'book', words: words`walk, appointment` },
    { ask: 'When are you open?', from: 'hours' },
    { ask: 'What do you charge?', from: 'prices' },
    { ask: 'How long does it take?', from: 'durations' },
    { ask: 'Who will cut my hair?', from: 'people' },
    {
      ask: 'Do you cut children’s hair?',
      words: words`child, kid, boy, toddler, under 10, under 12, under 14, under 16`,
    },
    { ask: 'Do you cut curly or Afro hair?', words: words`afro, curl, coil, twist, braid, textured hair` },
    { ask: 'How can I pay?', from: 'payment' },
  ],
  usualHours: ['Tue-Fri 09:00-18:00', 'Sat 09:00-16:00'],
  photoWishes: [
    'Your chairs and mirrors, before the first customer.',
    'A fresh cut, seen from the side.',
    'The front of the shop from across the street.',
  ],
  pictures: {
    hero: ['barber chair mirror', 'A barber chair in front of a round mirror'],
    banners: [
      ['barber tools shelf', 'A shelf with scissors, combs and bottles'],
      ['barber pole', 'A striped barber pole beside a door'],
      ['towels', 'A stack of folded white towels'],
    ],
    gallery: [
      ['barber chair', 'A barber chair, seen from the side'],
      ['scissors', 'Scissors'],
      ['shaving brush', 'A shaving brush'],
      ['comb', 'A comb'],
      ['barber pole', 'A striped barber pole'],
      ['mirror', 'A hand mirror'],
      ['bottles', 'A bottle'],
      ['towels', 'Folded towels'],
    ],
  },
  callToAction: 'Book a chair',
  names: {
    words: words`
      Strop, Two Gulls, Bay Rum, Razor, Oak Chair, Pomade, Corner, Signal, Foundry, Leather, Union Street, Neckline,
      Harbor, Copperhead, Saturday, Whisker, Anchor, Second Floor, Brass Basin
    `,
    endings: words`Barbers, Barber Shop, Barbering, Barber & Shave, Cuts, Barber Co.`,
    whole: words`
      The Warm Chair, The Hot Towel, Next in Line, Short Back & Sides, The Straight Line, The Corner Chair,
      A Little Off, The Hand Mirror, Lather & Oak, The Patient Barber
    `,
  },
  ideas: [
    'Walk-in cuts by the train station',
    'Hot towel shaves by appointment',
    'A barber’s chair in an office lobby',
    'Cuts and beards for grooms',
    'First haircuts and school-photo cuts',
    'A mobile barber for care homes',
    'Skin fades until late on Fridays',
    'Beard trims, oils and advice',
    'Scissor cuts for longer hair',
    'A barber shop that serves coffee',
    'Curly and coily hair, cut dry',
    'Father-and-son cuts on Saturdays',
    'A one-chair shop with no phone',
    'Cuts for early birds before work',
    'House calls for new fathers',
  ],
  searchTerms: words`barber shop, barber, mens haircut`,
  sample: {
    trade: 'a barber shop',
    name: 'Two Gulls Barbers',
    location: '7 Sailmaker Row, Bristol',
    country: 'GB',
    phone: '0117 496 0107',
    typed: [
      'Three chairs on Sailmaker Row, open since March 2016. Your barbers are Callum Reyes, Tobi Adeyemi and Fran Doyle.',
      'Haircut £19 (30 min)',
      'Skin fade £23 (45 min)',
      'Beard trim £12 (15 min)',
      'Hot towel shave £26 (40 min)',
      'Under 12s £14',
      'Walk in until 3pm, after that by booking. Cash or card, no tips on the card machine.',
      'Tue to Fri 9–6, Sat 9–4, closed Sunday and Monday.',
      'Tobi also does twists and afro shapes, Thursdays and Fridays only.',
    ],
    reviews: [
      {
        name: 'Owen Pritchard',
        text: 'Tobi asked how I wear it on a Sunday, not only at work. Fade still looked right two weeks on.',
      },
      { name: 'Jas M.', text: 'Walked in at ten past two, out by three.' },
      { name: 'Phil Dunne', text: 'I come for the towel. Fran does not talk before coffee, and nor do I.' },
    ],
  },
}

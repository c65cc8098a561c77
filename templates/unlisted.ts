import { otherTrades } from './other-trades.ts'
import type { TradeProfile, TradeWords } from './trade.ts'
import { words } from './words.ts'

/** Defaults for unlisted trades: typographic styles, no pictures, no services. */
export const unlisted: TradeProfile = {
  slug: '',
  trade: '',
  styles: ['Geometric', 'Common', 'CommonAlt', 'Fun'],
  shapes: [],
  subject: '',
  matches: otherTrades,
  proof: [],
  services: [],
  questions: [
    { ask: 'How can I pay?', from: 'payment' },
    { ask: 'How far ahead do you need to know?', from: 'notice' },
  ],
  usualHours: ['Mon-Fri 09:00-17:00'],
  photoWishes: [
    'You at work, by daylight.',
    'Your best piece, nothing else in the frame.',
    'The door that customers look for.',
  ],
  pictures: null,
  callToAction: 'Contact Us',
  names: {
    words: words`
      Lantern, Thistle, North Star, Blue Door, Copper, Larkspur, Harbor, Marigold, Millstone, Heron, Corner, Wren,
      Bramble, Fieldstone, Juniper, Tuesday, Swallow, Old Orchard, Ferry Lane, Paper Kite
    `,
    endings: words`& Co., & Daughters, & Friends, Studio, House, Works, Collective`,
    whole: words`
      The Blue Door, Good Measure, Plain & Simple, Three Doors Down, By Wednesday, The Long Table, Made Round Here,
      Odd & Even, The Little Bell, Field & Kettle, Honest Work, The Second Drawer
    `,
  },
  ideas: [
    'Dog grooming at home',
    'Wedding photography on film',
    'Driving lessons for nervous beginners',
    'Handmade candles and soap',
    'Translation between two languages',
    'Flowers for offices and weddings',
    'A tattoo studio for fine lines',
    'Repairs to phones and tablets',
    'Reupholstered chairs and sofas',
    'Custom cakes for birthdays',
    'Tutoring in math and physics',
    'Locksmith with evening hours',
    'House painting, inside and out',
    'Pet sitting and dog walks',
    'Alterations and wedding dresses',
    'Pottery classes for beginners',
    'Moving help for small apartments',
    'Web design for local shops',
  ],
  searchTerms: [],
}

type Tone = { words: TradeWords; profile: TradeProfile }

const tone = (own: readonly string[], styles: TradeProfile['styles']): Tone => ({
  words: { own, signs: [], not: [] },
  profile: { ...unlisted, styles },
})

/** Word patterns of unlisted trades, by what customers look for: calm, facts to compare, or fun and the outdoors. */
export const unlistedTones: readonly Tone[] = [
  tone(
    words`
    funeral*, undertak*, celebran*, memorial*, stonemason*, doula*, midwi*, hypno*, acupunct*, osteopath*, chiropract*,
    meditation*, yoga, translat*, notary*, solicitor*, lawyer*, attorney*, probate*, jewel*, goldsmith*, tailor*,
    dressmak*, florist*, calligraph*, antique*, bookbind*, rebind*, luthier*, candle*, perfum*
  `,
    ['Elegant', 'CommonAlt'],
  ),
  tone(
    words`
    survey*, optic*, optometr*, spectacle*, architect*, engineer*, clinic*, audiolog*, podiatr*, chiropod*, pharmac*,
    vet, vets, veterinar*, insurance*, mortgage*, bookkeep*, payroll*, consult*, storage*, laundrette*, laundromat*,
    printer*, inspector*, inspection*, steuerberat*, optiker*, notaire*, abogad*, geometra*
  `,
    ['CommonAlt', 'Geometric', 'Elegant'],
  ),
  tone(
    words`
    party, parties, partys, clown*, face paint*, balloon*, playgroup*, puppet*, magician*, petting*, alpaca*, llama*,
    kayak*, canoe*, paddle*, surf*, campsite*, glamping*, ice cream*, cupcake*, donut*, doughnut*, pizza*, food truck*,
    juice*, cattery, kennel*, pet sit*, beekeep*, hüpfburg*
  `,
    ['Fun', 'Geometric', 'Common'],
  ),
]

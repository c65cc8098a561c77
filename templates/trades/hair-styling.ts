import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const hairStyling: Trade = {
  slug: 'hair-styling',
  trade: 'Hair Salon',
  schemaType: 'HairSalon',
  walkIns: true,
  proof: ['Qualification', 'Award', 'Membership'],
  appointments: true,
  leadsWith: 'work',
  form: { message: 'What would you like done?' },
  styles: ['Elegant', 'Geometric', 'Fun', 'CommonAlt'],
  shapes: ['ripples', 'arcs', 'edge', 'coil', 'moon'],
  subject: 'hairdresser hairstylist',
  matches: {
    own: words`hair salon*, hairdress*, hair styl*, hairstyl*, hair studio*, hair color salon*`,
    signs: words`
      salon, balayage, highlights, blow dr*, blowdr*, blowout*, hair colo*, colorist*, colourist*, hair extension*,
      updo*, bridal hair, wedding hair, haircut*, cut, cuts, braid*, curl*, hair, keratin, perm, perms, color, colour
    `,
    not: words`
      nail salon*, dog salon*, tanning salon*, hair removal, dog hair*, pet hair*, beauty salon*, cut flowers,
      laser cut*, cuts of, cut to size, cut price, horse hair, curling club*, facial hair, key cut*, meat cut*,
      grooming salon*, cut keys, paint colo*, hair transplant*, hot tub*
    `,
  },
  services: [
    {
      name: 'Cut and finish',
      icon: 'scissors',
      also: words`
        cut, haircut, hair cut, cut finish, cut blow, cut style, wash cut, ladies cut, women cut, men cut,
        gents cut, dry cut, wet cut, restyle, hair trim
      `,
      about: [
        'Wet hair is longer than dry hair, so a cut made wet is usually left a little long.',
        'Layers take the weight out of thick hair; fine hair usually gets fewer, so that it keeps its body.',
        'A photo says more than words, most of all when the hair in it is much like one’s own.',
      ],
      picture: ['scissors hair comb', 'Hairdressing scissors and a comb'],
    },
    {
      name: 'Full color',
      icon: 'palette',
      also: words`color, colour, hair tint, head tint, permanent tint, dye, semi permanent`,
      about: [
        'A patch test puts a little dye on the skin well beforehand, because some people react to it.',
        'Color doesn’t lift color, so going lighter than an old dye usually starts with bleach.',
        'The ends of long hair have been dyed more often than the roots, so they take a new shade differently.',
      ],
      picture: ['color brush comb', 'A color bowl with a brush'],
    },
    {
      name: 'Balayage and highlights',
      icon: 'paint-brush',
      also: words`balayage, highlight, lowlight, ombre, foil, babylight`,
      about: [
        'Foils lighten hair close to the root and leave a line as it grows; painted strands grow out with a softer edge.',
        'A toner usually goes over the lightened strands at the basin and decides whether they end up warm or cool.',
        'Partial highlights usually cover the parting and the sides, while the hair underneath stays as it is.',
      ],
      picture: ['hair foil brush', 'Painted highlights and a tint brush'],
    },
    {
      name: 'Blow-dry and styling',
      icon: 'wind',
      also: words`
        blow dry, blow dri, blowdry, blowout, blow out, updo, hair up, shampoo set, shampoo style,
        wash style, wash set, silk press
      `,
      about: [
        'Hair keeps the shape in which it cools, so each section is often held a moment after the heat.',
        'Air blown down the strand and never up lays it flat, and flat hair shines.',
        'Hair washed the day before usually holds pins and waves better than hair fresh from the basin.',
      ],
      picture: ['hair dryer brush', 'A hair dryer with a round brush'],
    },
    {
      name: 'Curls and coils',
      also: words`curly, curls, curly cut, curl cut, curly haircut, coil, afro, natural hair, textured hair`,
      about: [
        'Curls shrink by different amounts as they dry, so many stylists cut them dry and one at a time.',
        'The ends of a curl dry out first, because the oil of the scalp travels slowly down a spiral.',
        'A brush breaks a dry curl up into frizz; a wide comb goes through while the conditioner is still in.',
      ],
      picture: ['hair comb mirror', 'A wide-tooth comb in front of a mirror'],
    },
    {
      name: 'Wedding hair',
      icon: 'hearts',
      also: words`
        bridal, bride, wedding, bridal hair, wedding hair, bridal updo, wedding updo, bridal hair up,
        wedding hair up
      `,
      about: [
        'A trial is usually held some weeks before, with the veil or the comb and a photo of the dress.',
        'On a wedding morning, start times are usually counted back from the photographer’s first picture.',
        'Damp air and wind pull loose waves out, so the forecast often decides between hair up and hair down.',
      ],
      unit: 'per person',
      picture: ['hair flowers pins', 'Hair pins and small flowers'],
    },
    {
      name: 'Root touch-ups',
      also: words`
        root touch, root tint, root color, root colour, regrowth, gray cover, grey cover, gray blend,
        grey blend
      `,
      about: [
        'Roots show first at the parting and the temples, where gray usually begins.',
        'Usually only the new growth is dyed, because color on the full length each time would turn the ends darker.',
        'Gray hair is often coarser and slow to take dye, so it usually gets more time.',
      ],
    },
    {
      name: 'Color correction',
      also: words`color correct, colour correct, color remov, colour remov, color fix, colour fix`,
      about: [
        'Going light after dark dye usually takes several visits, because hair bears only so much bleach at once.',
        'Stylists ask what was used and when, since old dye stays in the lengths until they are cut off.',
        'A hidden strand is often tried first, because nobody can see from outside how old dye will react.',
      ],
    },
    {
      name: 'Extensions',
      also: words`extension, tape in, weft, weave, nano ring, micro ring`,
      about: [
        'Extensions that stay in for weeks move away from the scalp as hair grows, so most kinds are refitted in time.',
        'The shade is usually matched to the ends rather than the roots, because that is where extensions show.',
        'Fine hair shows a join sooner, so the thickness of the natural hair often decides which kind of extension is used.',
      ],
    },
    {
      name: 'Braids and protective styles',
      also: words`braid, cornrow, locs, loc retwist, dreadlock, twists, protective style, plait`,
      about: [
        'Braids and similar styles can take half a day to put in, and then usually stay for weeks.',
        'The finer the parting, the longer the sitting: small braids can take twice as long as large ones.',
        'Hair is usually washed beforehand, because little gets down to the scalp once the style is in.',
      ],
    },
    {
      name: 'Treatments',
      icon: 'droplet',
      also: words`
        keratin, deep condition, hair treatment, conditioning treatment, olaplex, smoothing, hair mask,
        bond build, hair botox
      `,
      about: [
        'Grown hair has no life in it, so a treatment coats or fills the strand and washes out in time.',
        'Protein stiffens and moisture softens: hair that snaps and hair that stretches are treated differently.',
        'Smoothing treatments are usually sealed in with a hot iron and fade over weeks or months of washing.',
      ],
      picture: ['bottle leaf towel', 'A bottle and a folded towel'],
    },
    {
      name: 'Children’s cuts',
      icon: 'child',
      also: words`
        kid, child, boy, girl, toddler, child cut, kid cut, boy cut, girl cut, child haircut, kid haircut,
        boy haircut, girl haircut, kid trim, child trim, first haircut
      `,
      about: [
        'A first haircut often goes with a toy in hand, and it may take more than one sitting.',
        'Fine hair jumps up where it swirls, so the front of a child’s cut is usually left a little long.',
        'Small heads turn at every sound, so the scissors often start at the back, where nobody is looking.',
      ],
      picture: ['small chair mirror', 'A small chair in front of a mirror'],
    },
  ],
  questions: [
    { ask: 'How do I book?', from: 'book', words: words`walk in` },
    { ask: 'How far ahead should I book?', from: 'notice' },
    { ask: 'How long does an appointment take?', from: 'durations' },
    { ask: 'Do I need a patch test?', words: words`patch test, skin test, allergy test` },
    { ask: 'Who will do my hair?', from: 'people' },
    { ask: 'Which products do you use?', words: words`products, vegan, cruelty, ammonia, organic` },
    { ask: 'Do you take a deposit?', from: 'deposit' },
    { ask: 'What if I have to cancel?', from: 'cancellation' },
  ],
  usualHours: ['Tue-Fri 09:00-18:00', 'Sat 09:00-16:00'],
  photoWishes: [
    'The salon by daylight, with the chairs and the mirrors.',
    'A color or a cut from behind, by the window.',
    'Hands at work with a brush or scissors.',
  ],
  pictures: {
    hero: ['salon styling station', 'A salon chair in front of a tall mirror with a plant'],
    banners: [
      ['hair dryer brush', 'A hair dryer and round brushes on a counter'],
      ['salon shelf bottles', 'Bottles and towels on a salon shelf'],
      ['mirror flowers', 'A mirror with a vase of flowers'],
    ],
    gallery: [
      ['salon mirror', 'A tall mirror with a chair in front'],
      ['hair dryer', 'A hair dryer'],
      ['scissors', 'Scissors'],
      ['bottles', 'A bottle'],
      ['flowers vase', 'Flowers in a vase'],
      ['towels', 'Folded towels'],
    ],
  },
  callToAction: 'Ask about an appointment',
  names: {
    words: words`
      Ottoline, Silk, Juniper, Wisteria, Loose Curl, Honey, Linden, Velvet, Copper, Marlowe, Sunday, Fern, Ribbon,
      Almond, Paloma, Half-Moon, Willow, Golden Hour, Ivory
    `,
    endings: words`Hair, Salon, Hair Studio, Hair & Color, Hair Rooms, Hairdressing`,
    whole: [
      'The Second Mirror',
      'Salon on the Corner',
      'Good Hair Monday',
      'The Parting',
      'Wash, Cut & Tea',
      'The Long Bob',
      'Loose Ends',
      'The Color Shelf',
      'Root & Ribbon',
      'Hair by the Window',
    ],
  },
  ideas: [
    'Balayage that grows out softly',
    'A salon for natural curls',
    'Wedding hair at the bride’s house',
    'Cuts and color in a garden studio',
    'Gray hair, grown out gracefully',
    'Quiet appointments without small talk',
    'Hair extensions, fitted and looked after',
    'Low-fume color for sensitive scalps',
    'Cuts for wigs and hairpieces',
    'Blow-dries before early meetings',
    'A family salon with a reading corner',
    'Home visits after hospital or birth',
    'Braids and protective styles',
    'Color correction after home experiments',
    'Updos for proms and parties',
  ],
  searchTerms: words`hair salon, hairdresser, hair stylist`,
  sample: {
    trade: 'a hair salon',
    name: 'Salon Ottoline',
    location: '212 Orchard Walk, Chicago, Illinois',
    country: 'US',
    phone: '(312) 555-0118',
    typed: [
      'Hair salon with four stylists. Ottoline Baird opened it in 2011 after nine years behind other people’s chairs.',
      'Cut and finish $78 (60 min)',
      'Full color $125',
      'Balayage from $190',
      'Blow-dry $48',
      'Curly cut $95',
      'Bridal hair $240 with a trial',
      'For color we need a patch test 48 hours ahead. Cancel a day before or we charge half.',
      'We speak English and Polish. Tuesday to Friday 9am–6pm, Saturday 9am–4pm.',
      'We sweep the cut hair up for the community garden, which composts it.',
    ],
    reviews: [
      { name: 'Helena Ruiz', text: 'She cut it dry, curl by curl, and showed me how to sleep on it.' },
      { name: 'Agnieszka W.', text: 'I could say what I wanted in Polish. That helped.' },
      { name: 'Claire Boone', text: 'The trial took an hour and the day itself took forty minutes.' },
    ],
  },
}

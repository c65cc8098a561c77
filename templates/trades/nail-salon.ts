import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const nailSalon: Trade = {
  slug: 'nail-salon',
  trade: 'Nail Salon',
  schemaType: 'NailSalon',
  appointments: true,
  walkIns: true,
  proof: ['License', 'Qualification', 'Insurance', 'Award', 'Membership'],
  form: { message: 'What would you like done?' },
  styles: ['Elegant', 'Fun', 'Geometric', 'CommonAlt'],
  shapes: ['scales', 'moon', 'arcs', 'discs', 'edge'],
  subject: '',
  matches: {
    own: words`
      nail salon*, nail studio*, nail bar*, nail tech*, nail artist*, nail art*, nail spa*, nail parlor*, nail parlour*,
      nail boutique*, nail lounge*, mobile nails, nails and lashes, nails and brows, gel nails, acrylic nails,
      nail extension*
    `,
    signs: words`
      nails, manicure*, pedicure*, gel polish*, shellac, acrylics, biab, builder gel*, dip powder, infills
    `,
    not: words`
      nails and screws, screws and nails, nail gun*, nail clip*, nail trim*, dog nail*, cat nail*, nails and claws,
      nails cut on dogs, acrylic sign*, acrylic paint*
    `,
  },
  services: [
    {
      name: 'Manicures',
      icon: 'hand',
      also: words`manicur`,
      about: [
        'Most of the work is in the filing and the cuticles; polish only shows how well that was done.',
        'Polish chips first at the tip, so the edge of the nail is usually painted as well.',
        'Cold air and frequent washing dry out the hands, and the skin beside the nails often splits first.',
      ],
    },
    {
      name: 'Pedicures',
      also: words`pedicur`,
      about: [
        'Toenails grow far more slowly than fingernails, so polish on feet usually grows out before it chips.',
        'Toenails are usually kept straight across, since rounded corners tend to grow into the skin.',
        'Hard skin on the heel builds up from pressure and open shoes, often over the summer.',
      ],
    },
    {
      name: 'Gel polish',
      icon: 'paint-brush',
      also: words`gel, gel polish, shellac, gel manicur, gel pedicur, gel toe, soak off gel, gel color, gel colour, gelish`,
      about: [
        'Gel polish stays soft until the lamp sets it, so a smudge can be wiped away while it is painted.',
        'Two thin coats set better than a thick one, which wrinkles because the light can’t reach the bottom.',
        'Gel polish is harder than ordinary polish and is usually soaked off; peeled, it can take a layer of nail along.',
      ],
    },
    {
      name: 'Builder gel',
      also: words`builder gel, biab, hard gel, gel overlay, gel extens, polygel, acrygel, structured gel`,
      about: [
        'Builder gel is thicker than polish and forms a small arch, which bends less than a flat nail.',
        'Thin nails mostly break at the sides, where they bend, and under a layer of gel they bend far less.',
        'Gel flexes a little where acrylic stays rigid, so it is often chosen for thin, bendy nails.',
      ],
    },
    {
      name: 'Acrylic nails',
      also: words`acrylic`,
      about: [
        'Acrylic is a liquid and a powder that harden together in the air, without a lamp.',
        'Length comes from a tip that is glued on or from a paper form beneath the edge, with acrylic shaped over it.',
        'A lifted edge lets water in, so a loose acrylic nail is usually filed back rather than glued down.',
      ],
    },
    {
      name: 'Dip powder',
      also: words`dip powder, powder dip, dip nail, dipping powder, dip manicur`,
      about: [
        'The nail is brushed with resin and covered in colored powder, layer by layer, and hardens without a lamp.',
        'Dip is usually thinner than acrylic and thicker than gel polish, and comes off with a soak in acetone.',
        'Powder can build up in the middle of the nail, so it is the last filing that gives the nail its shape.',
      ],
    },
    {
      name: 'Nail art',
      icon: 'palette',
      also: words`nail art, nail design, french tip, chrome, ombre, rhinestone, hand painted, nail sticker`,
      about: [
        'Fine lines are drawn with a brush of a few hairs, and one color usually sets before the next goes on.',
        'A picture on a phone helps more than words, because even a French tip can be drawn in many ways.',
        'Detail takes time on every finger, so a design on one or two nails is a common way to begin.',
      ],
    },
    {
      name: 'Infills',
      icon: 'refresh',
      also: words`infill, fill in, refill, rebalanc, acrylic fill, gel fill, nail fill, acrylic infill, gel infill, biab infill`,
      about: [
        'As the nail grows, the thick part of an extension moves toward the tip, where its weight makes it snap.',
        'A gap at the cuticle shows sooner under a dark color than under one close to the nail’s own.',
        'Filling the grown-out part usually takes less filing than taking everything off and starting over.',
      ],
    },
    {
      name: 'Nail removal',
      also: words`nail remov, gel remov, acrylic remov, shellac remov, polish remov, soak off, biab remov, take off`,
      about: [
        'Peeled gel can take the top of the nail with it, which is why a soak is given its time.',
        'Hard gel doesn’t dissolve and is filed off; most other coatings soften in acetone.',
        'Foil around each finger keeps the acetone from drying, and the longer contact is what loosens the coat.',
      ],
    },
    {
      name: 'Lash extensions',
      icon: 'eye',
      also: words`lash extens, eyelash extens, classic lash, hybrid lash, volume lash, russian lash, lash infill, lash fill, lash refill, lash set`,
      about: [
        'Each extension sits on a natural lash, which falls out in its own time and takes the extension along.',
        'A classic set has one extension to a lash, a volume set a fan of finer ones.',
        'Oil loosens the glue, so creamy removers and some mascaras can shorten the life of a set.',
      ],
    },
    {
      name: 'Lash lifts and tints',
      also: words`lash lift, lash tint, eyelash lift, eyelash tint, lash perm`,
      about: [
        'A lift bends the natural lashes up at the root; a tint darkens the pale tips that mascara usually covers.',
        'Nothing is glued on: the lashes are curled or colored as they are, and grow out over several weeks.',
        'Lashes are shed and renewed all the time, so a curl or a color fades lash by lash and not all at once.',
      ],
    },
    {
      name: 'Brows',
      also: words`brow, eyebrow`,
      about: [
        'Most of a brow’s shape lies in the arch and the tail; the inner end is often left as it grows.',
        'Brows are rarely mirror images of each other, because the bones and muscles beneath them are not.',
        'Brows that were plucked thin for years often fill in slowly, so shaping sometimes begins with letting them grow.',
      ],
    },
  ],
  questions: [
    {
      ask: 'Do you take walk-ins?',
      words: words`walk in, walkin, drop in, without appointment, appointment need, appointment only`,
    },
    { ask: 'How do I book?', from: 'book' },
    { ask: 'How long does it take?', from: 'durations' },
    { ask: 'Do you take off nails from another salon?', words: words`other salon, another salon, elsewhere` },
    { ask: 'Do I need a patch test?', words: words`patch test, skin test, allergy test` },
    { ask: 'Do you take a deposit?', from: 'deposit' },
    { ask: 'What if I have to cancel?', from: 'cancellation' },
    { ask: 'Are you qualified?', from: 'qualified' },
  ],
  usualHours: ['Tue-Fri 10:00-19:00', 'Sat 09:00-17:00'],
  photoWishes: [
    'Your table by the window, with the polishes behind it.',
    'A finished set, close up, in daylight.',
    'You at work on a client’s hand.',
  ],
  pictures: null,
  callToAction: 'Ask for an appointment',
  names: {
    words: words`
      Rosehip, Velvet, Half Moon, Peony, Lacquer, Almond, Coral, Juniper, Ribbon, Petal, Ruby, Little Finger, Opal,
      Tangerine, Marigold, Satin, Plum, Sunday
    `,
    endings: words`Nails, Nail Studio, Nail Bar, Nail Room, Nails & Lashes, Nail & Brow`,
    whole: words`
      Ten Little Moons, The Top Coat, Two Thin Coats, The Half Moon, Almond & Oval, The Ruby Thumb, Hands Down Nails,
      The Polish Drawer, Second Coat, The Little Finger
    `,
  },
  ideas: [
    'Nail art painted freehand',
    'Manicures at home for new mothers',
    'Gel nails for people who garden',
    'Nails and lashes by appointment',
    'Nail salon with evening hours',
    'Pedicures for older people at home',
    'Bridal nails for the whole party',
    'Short nails for musicians and nurses',
    'Acrylics and long shapes',
    'Brows and lashes in one visit',
    'Manicures in offices over lunch',
    'Natural nails without extensions',
    'Nail classes for beginners',
    'Vegan polish and nothing else',
    'Press-on nails made to measure',
  ],
  searchTerms: words`nail salon, nails, manicure`,
}

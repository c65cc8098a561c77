import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const tattooStudio: Trade = {
  slug: 'tattoo-studio',
  trade: 'Tattoo Studio',
  schemaType: 'TattooParlor',
  appointments: true,
  proof: ['License', 'Qualification', 'Insurance', 'Award', 'Membership'],
  leadsWith: 'work',
  form: {
    message: 'What do you have in mind, and where?',
    fields: [
      { label: 'Place on the body', kind: 'ShortText' },
      { label: 'Size', kind: 'ShortText' },
    ],
    photos: 'Pictures of what you have in mind',
  },
  styles: ['Geometric', 'Elegant', 'Common'],
  shapes: ['dotwork', 'halftone', 'bloom', 'coil', 'contours', 'scales'],
  subject: '',
  matches: {
    own: words`
      tattoo studio*, tattoo shop*, tattoo parlor*, tattoo parlour*, tattoo artist*, tattooist*, tattooer*, tattooing,
      tattoo, tattoos
    `,
    signs: words`
      piercing*, piercer*, blackwork, dotwork, fine line, fineline, coverups, inked, hand poke*, handpoke*, stick and poke,
      neo traditional, irezumi, single needle, flash sheet*, flash day*
    `,
    not: words`
      tattoo removal*, laser tattoo*, tattoo remov*, remove tattoos, temporary tattoo*, henna tattoo*, eyebrow tattoo*,
      cosmetic tattoo*, scalp tattoo*, tattoo supplies, tattoo convention*, flash photography, ink cartridge*,
      printer ink*, news flash, flash sale*
    `,
  },
  services: [
    {
      name: 'Custom tattoos',
      icon: 'pencil',
      also: words`custom, bespoke, own design, consultation, sleeve, back piece, large piece`,
      about: [
        'A drawing has to follow the muscle, so what works on paper is usually bent to fit an arm.',
        'Small gaps can close as ink spreads over the years, so detail needs room.',
        'Large pieces take several visits, often the outlines first and the shading once the skin has settled.',
      ],
    },
    {
      name: 'Fine line',
      also: words`fine line, fineline, single needle, minimal, micro tattoo, dainty, delicate`,
      about: [
        'Thin lines hold less ink and soften sooner, so they often go where the skin moves little.',
        'A single needle shows every tremor, since there is no second line to hide the first.',
        'Tiny details run together with time, so a fine design often ends up larger than first imagined.',
      ],
    },
    {
      name: 'Blackwork and dotwork',
      also: words`blackwork, black work, dotwork, dot work, geometric, mandala, ornamental, tribal`,
      about: [
        'Black is the ink that keeps longest, which is why bold patterns can be read after decades.',
        'A pattern has to look straight on a standing body, so it is usually placed with the client upright.',
        'Where only black is used, shade often comes from the distance between dots or lines.',
      ],
    },
    {
      name: 'Realism',
      icon: 'person',
      also: words`realis, portrait, black and gray, black and grey`,
      about: [
        'A portrait is only as sharp as its photo: eyes that are blurred on a phone stay blurred on skin.',
        'Grays are often black ink thinned with water, in a row of little cups.',
        'The lightest parts of such a tattoo are often bare skin, so they are planned before any shading starts.',
      ],
    },
    {
      name: 'Old-school tattoos',
      also: words`old school, oldschool, american traditional, western traditional, sailor`,
      about: [
        'Bold outlines and few colors can be read across a room, and they age well for that reason.',
        'Anchors, swallows and daggers came from sailors, for whom each often told of a voyage or a port.',
        'Early old-school tattoos were mostly red, yellow and green beside the black, because inks offered little else.',
      ],
    },
    {
      name: 'Japanese tattoos',
      also: words`japan, irezumi`,
      about: [
        'By tradition koi, waves and flowers follow rules of season and direction, so not everything goes together.',
        'A background of wind and water ties the pieces together, and is planned with the first of them.',
        'Many sleeves and back pieces are drawn for the whole body, which is why they take several visits.',
      ],
    },
    {
      name: 'Color tattoos',
      icon: 'palette',
      also: words`color tattoo, colour tattoo, full color, full colour, color work, colour work, watercolor, watercolour, color piece, colour piece`,
      about: [
        'Pale colors such as yellow tend to fade first, so they often get a darker one beside them.',
        'Ink sits beneath the skin’s own tone, so one shade looks different on every arm, and different again in the bottle.',
        'Sun bleaches color sooner than black, so the place on the body matters as much as the shade.',
      ],
    },
    {
      name: 'Lettering',
      icon: 'letters',
      also: words`letter, script, name tattoo, quote, calligraph`,
      about: [
        'The loops of small letters can fill in over the years, so words need more room than most people think.',
        'Words usually face the onlooker, though some people choose to read their own.',
        'Spelling is usually looked over on paper, most of all in a language that nobody in the room speaks.',
      ],
    },
    {
      name: 'Cover-ups',
      also: words`cover up, coverup, rework`,
      about: [
        'What goes on top usually has to be darker and larger than what lies beneath.',
        'Old ink shows through pale colors, so the darkest part of the new design usually goes over it.',
        'Some old pieces are faded with a laser first, which leaves more choice for what goes on top.',
      ],
    },
    {
      name: 'Flash',
      also: words`flash`,
      about: [
        'Flash is drawn ahead and chosen from a sheet, so there is no waiting for a design.',
        'A sheet of flash shows how an artist draws when nobody has asked for anything.',
        'Some flash is tattooed again and again and some only once, so it is worth asking which.',
      ],
    },
    {
      name: 'Touch-ups',
      icon: 'refresh',
      also: words`touch up, touchup, retouch, top up`,
      about: [
        'Lines can drop out where a scab came off early, mostly on hands, feet and joints.',
        'Fresh work is usually left for some weeks before anybody judges whether a spot needs more ink.',
        'Fingers and soles shed their skin so often that ink there seldom stays whole the first time.',
      ],
    },
    {
      name: 'Piercing',
      also: words`pierc, septum, helix, nostril, tragus, daith, conch, navel, ear lobe, earlobe`,
      about: [
        'An ear lobe usually settles sooner than cartilage, which can take most of a year.',
        'The first jewelry is usually longer than it needs to be, because a fresh piercing swells.',
        'A hollow needle makes room for the jewelry, where a piercing gun forces a blunt stud through.',
      ],
    },
  ],
  questions: [
    { ask: 'How do I book?', from: 'book' },
    { ask: 'Do you take walk-ins?', words: words`walk in, walkin, drop in, without appointment` },
    { ask: 'What does a tattoo cost?', from: 'prices' },
    { ask: 'Is there a minimum charge?', from: 'minimum' },
    { ask: 'Do you take a deposit?', from: 'deposit' },
    { ask: 'Do you do cover-ups?', words: words`cover up, coverup` },
    {
      ask: 'How old do I have to be?',
      words: words`over 18, under 18, years old, age limit, proof age, parent, guardian`,
    },
    { ask: 'Is there anything you don’t do?', from: 'excluded' },
  ],
  usualHours: ['Tue-Sat 11:00-19:00'],
  photoWishes: [
    'Your studio with the chair and the drawings on the wall.',
    'A finished piece, a few weeks old, in daylight.',
    'You at work, seen from the side.',
  ],
  pictures: null,
  callToAction: 'Send an idea',
  names: {
    words: words`
      Black Swallow, Paper Moth, Thistle, Anchor, Iron Rose, Lantern, Heron, Night Garden, Nettle, Copper, Magpie,
      Slow Needle, Dagger, Moon & Pine, Foxglove, Old Harbor, Wolf & Wren, Halftone
    `,
    endings: words`Tattoo, Tattoo Studio, Ink, Tattoo & Piercing, Tattoo Parlor, Tattoo Club`,
    whole: words`
      The Slow Needle, Swallow & Anchor, Black Milk Tattoo, The Paper Moth, Under the Sleeve, Ink & Nettle,
      The Long Sitting, Second Skin Drawing, The Blue Hour Tattoo, Hold Still
    `,
  },
  ideas: [
    'A tattoo studio for fine lines',
    'Tattoos of plants, drawn from life',
    'Cover-ups of old regrets',
    'Private studio, one client at a time',
    'Piercing with a choice of gold',
    'Hand-poked tattoos without a machine',
    'Japanese sleeves over many months',
    'Flash days with coffee and cake',
    'Small tattoos in an afternoon',
    'Lettering by a sign painter',
    'Portraits of dogs and cats',
    'Tattoos over scars',
    'Geometric work for tall people',
    'A studio for first tattoos',
    'Old school flash from the harbor',
  ],
  searchTerms: words`tattoo studio, tattoo artist, tattoo shop`,
}

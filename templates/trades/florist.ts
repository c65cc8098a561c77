import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const florist: Trade = {
  slug: 'florist',
  trade: 'Florist',
  schemaType: 'Florist',
  walkIns: true,
  proof: ['Award', 'Qualification', 'Membership', 'Insurance'],
  leadsWith: 'work',
  form: { message: 'What is the occasion?', fields: [{ label: 'Date of the delivery or event', kind: 'Date' }] },
  styles: ['Elegant', 'Fun', 'Geometric'],
  shapes: ['bloom', 'leaves', 'scales', 'dunes', 'rosette'],
  subject: '',
  matches: {
    own: words`
      florist*, floristry, flower shop*, floral design*, floral studio*, flower studio*, wedding flowers, bridal flowers,
      funeral flowers, sympathy flowers, flower deliver*, flower arrang*, floral arrang*, fresh flowers, cut flowers,
      flower subscription*, sell flowers, arrange flowers
    `,
    signs: words`
      flowers, flower, floral, bouquet*, wreath*, roses, posy, posies, dried flowers, buttonhole*, boutonniere*,
      corsage*, centerpiece*, centrepiece*, houseplant*, hand tied
    `,
    not: words`
      flower garden*, flower bed*, edible flower*, bach flower*, sugar flower*, wild flower*, flower essence*,
      flowers and shrubs, plant flowers, climbing roses, floral wallpaper, floral fabric*, flower girl*, cannabis flower*,
      flower power, flower remed*, button hole repair*
    `,
  },
  services: [
    {
      name: 'Bouquets',
      icon: 'flower',
      also: words`bouquet, handtied, hand tied, bunch, posy, posies, birthday flower, anniversary flower, seasonal flower, fresh flower`,
      about: [
        'Stems cut at a slant and given fresh water every second day keep a bouquet going longest.',
        'Flowers bought in bud open at home over some days, while those in full bloom show everything at once.',
        'Ripening fruit gives off a gas that ages flowers, so they last longer away from the fruit bowl.',
      ],
    },
    {
      name: 'Wedding flowers',
      icon: 'hearts',
      also: words`wedding, wedding arrang, bridal, bride, bridal bouquet, wedding bouquet, bridesmaid, bridesmaid bouquet, buttonhole, boutonniere`,
      about: [
        'The season narrows the choice: peonies come for a few weeks, while roses can be had all year.',
        'Wedding flowers are mostly bought days ahead, so that the buds have opened by the ceremony.',
        'Flowers from the ceremony can often move on to the tables, if somebody is named to carry them.',
      ],
    },
    {
      name: 'Funeral flowers',
      icon: 'candle',
      also: words`funeral, funeral arrang, funeral basket, funeral bouquet, funeral wreath, sympathy arrang, sympathy basket, sympathy bouquet, sympathy, casket, coffin, condolence, floral tribute`,
      about: [
        'Funeral flowers usually go straight to the funeral home or chapel, so the order needs its name and the hour of the service.',
        'A flower that the person grew, or a color they wore, often finds its way into a funeral piece.',
        'Sprays usually lie on the coffin and wreaths stand beside it, so families often agree beforehand on who sends which.',
      ],
    },
    {
      name: 'Flower delivery',
      icon: 'delivery-truck',
      also: words`deliver, send flower, courier`,
      about: [
        'Flowers often cannot be handed over because nobody is at home, so a phone number or a neighbor’s name helps.',
        'Some hospital wards take no flowers, so it is worth asking before an order.',
        'Around Valentine’s and Mother’s Day, the drivers’ hours often fill up before the flowers run out.',
      ],
    },
    {
      name: 'Flower subscriptions',
      icon: 'refresh',
      also: words`subscri, weekly flower, monthly flower, regular flower, fortnightly flower`,
      about: [
        'Flowers at home all year show the seasons: tulips, then peonies, then dahlias and dry grasses.',
        'A florist who knows the height of the vase can cut every delivery to fit it.',
        'Buds need a day or two to open, so flowers for the weekend are often delivered a little before it.',
      ],
    },
    {
      name: 'Events and tables',
      icon: 'confetti',
      also: words`event, event arrang, party, parties, table flower, table arrang, centerpiece, centrepiece, banquet, gala, baby shower, bar mitzvah`,
      about: [
        'Table flowers usually stay well below the eye or well above it, so that guests see each other.',
        'Lilies and other strong scents are usually left out where people eat.',
        'Candles, glass and leaves fill a long table with fewer flowers than one would think.',
      ],
    },
    {
      name: 'Offices and restaurants',
      also: words`corporate, office, office arrang, business, reception flower, restaurant, hotel, contract, commercial, lobby`,
      about: [
        'Air conditioning dries petals, so orchids, leaves and thick stems last longer in offices.',
        'In a lobby, one large piece that is seen from the door does more than several small ones.',
        'Behind a busy counter, a vase that can’t tip and petals that don’t drop matter more than color.',
      ],
    },
    {
      name: 'Vases and baskets',
      also: words`arrangement, vase, basket, hatbox, hat box, flower box, box arrang`,
      about: [
        'Flowers in a basket often stand in wet foam, which needs water every day or two.',
        'Cut flowers drink most on their first day, so the water in an arrangement is worth a look that evening.',
        'Some arrangements have a front and stand against a wall; others look the same all around and suit a table.',
      ],
    },
    {
      name: 'Plants',
      icon: 'seedling',
      also: words`plant, houseplant, orchid, succulent, terrarium, potted`,
      about: [
        'More houseplants drown than dry out, and a finger in the soil tells which it is.',
        'An orchid that has dropped its flowers is often only resting, and may bloom again from the same stem.',
        'Light decides which plant suits a room, so it helps to know which way the window faces.',
      ],
    },
    {
      name: 'Dried flowers',
      also: words`dried, dried arrang, dried bouquet, everlasting, preserved`,
      about: [
        'Dried flowers usually keep for a year or two out of the sun and away from steam.',
        'A hair dryer on its cold setting takes the dust off dried flowers.',
        'Roses and grasses dry well when they are hung upside down in the dark before they fade.',
      ],
    },
    {
      name: 'Wreaths and Christmas greens',
      also: words`wreath, christmas, garland, swag, advent, holiday decor, seasonal decor`,
      about: [
        'Fresh greens last for weeks on a cold front door, and for days beside a heater.',
        'Moss under the greenery holds water, so a wreath bound on moss stays green longer.',
        'Fir holds its needles indoors longer than spruce, which may start to drop them within days.',
      ],
    },
    {
      name: 'Workshops',
      icon: 'group',
      also: words`workshop, classes, flower class, course, flower lesson, hen party, bachelorette`,
      unit: 'per person',
      about: [
        'The trick of a hand-tied bouquet is the spiral: each stem crosses the last at the same angle.',
        'What surprises most beginners is how much of an arrangement is leaves.',
        'In many workshops everybody makes one piece and carries it home, so a flat-bottomed box is handy.',
      ],
    },
  ],
  questions: [
    { ask: 'Where do you deliver?', from: 'area' },
    {
      ask: 'How far ahead should I order?',
      from: 'notice',
      words: words`same day, order before, orders before, cut off`,
    },
    {
      ask: 'What does delivery cost?',
      words: words`delivery charge, delivery fee, delivery cost, free delivery, deliver free, local delivery`,
    },
    { ask: 'Is there a minimum order?', from: 'minimum' },
    { ask: 'Can I choose the flowers?', words: words`choose, substitut, season` },
    { ask: 'Can you add a card?', words: words`message card, handwritten, card message, gift card, greeting card` },
    { ask: 'Do you meet couples before a wedding?', words: words`consultation, consult` },
    { ask: 'How can I pay?', from: 'payment' },
  ],
  usualHours: ['Mon-Fri 09:00-17:30', 'Sat 09:00-16:00'],
  photoWishes: [
    'Your shop front or workbench, full of flowers.',
    'A bouquet in your hands, by daylight.',
    'Flowers at a wedding or on a table.',
  ],
  pictures: null,
  callToAction: 'Ask about flowers',
  names: {
    words: words`
      Foxglove, Ranunculus, Bramble, Sweet Pea, Larkspur, Wild Fennel, Petal, Hellebore, Thistle, Cornflower, Ivy,
      Stem, Marigold, Hedgerow, Quince, Morning Bucket, Fern, Anemone, Twine
    `,
    endings: words`Flowers, Florist, Floral, Flower Shop, Blooms, Flower Studio`,
    whole: words`
      The Zinc Bucket, Stem & Twine, Ivy on the Corner, Before the Market, The Second Peony, Petal & Thorn,
      Flowers for No Reason, The Potting Table, By the Bunch, Thursday Tulips
    `,
  },
  ideas: [
    'Seasonal bouquets from local growers',
    'Wedding flowers for small weddings',
    'Weekly flowers for cafes',
    'Dried flowers and grasses',
    'Funeral flowers from the garden',
    'Flower cart at the station',
    'Wreath making in December',
    'Flowers delivered by bicycle',
    'Houseplants for dark apartments',
    'Table flowers for restaurants',
    'Flower workshops for groups of friends',
    'Foam-free wedding flowers',
    'Bouquets by subscription',
    'Flower crowns for festivals',
    'Potted herbs and balcony boxes',
  ],
  searchTerms: words`florist, flower shop, flower delivery`,
}

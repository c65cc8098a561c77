import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const housePainter: Trade = {
  slug: 'house-painter',
  trade: 'Painter',
  schemaType: 'HousePainter',
  proof: ['Insurance', 'License', 'Qualification', 'Membership'],
  leadsWith: 'work',
  form: { message: 'Which rooms or walls?', photos: 'Photos of the job' },
  styles: ['Common', 'Geometric', 'Fun', 'Elegant'],
  shapes: ['edge', 'fade', 'dunes', 'diagonals', 'terrazzo'],
  subject: '',
  matches: {
    own: words`
      painter*, house paint*, home paint*, painting and decorat*, paint and decorat*, painting contract*,
      painting business, painting compan*, painting service*, decorator*, interior paint*, exterior paint*,
      residential paint*, commercial paint*, wallpaper*, paperhang*, paper hang*, cabinet paint*, kitchen paint*,
      paint houses, paint homes, paint rooms
    `,
    signs: words`
      painting, decorating, paint, woodwork, ceilings, walls, skirting*, emulsion, gloss, masonry paint*, varnish*,
      plaster*, drywall, sash windows, staining, redecorat*
    `,
    not: words`
      face paint*, cake decorat*, portrait paint*, landscape paint*, miniature paint*, oil paint*, watercolor paint*,
      watercolour paint*, sign paint*, pet paint*, painting class*, painting course*, painting lesson*, paint and sip,
      interior decorator*, interior decorating, event decorat*, party decorat*, balloon decorat*, wedding decorat*,
      christmas decorat*, desktop wallpaper*, car paint*, vehicle paint*, paint protect*, paint correct*, paint shop,
      nail paint*, climbing walls, painter and sculptor, paintings, body paint*
    `,
  },
  services: [
    {
      name: 'Interior painting',
      icon: 'paint-roller',
      also: words`interior, inside, living room, bedroom, rooms, room paint, hallway, walls`,
      about: [
        'Filling, sanding and a straight edge come before the paint, and decide how a wall looks in low sun.',
        'The more a paint shines, the more it shows of the wall, so uneven walls usually get a flat paint.',
        'Water stains and soot come back through new paint unless they are sealed first.',
      ],
    },
    {
      name: 'Exterior painting',
      icon: 'home',
      also: words`exterior, outside paint, outside wall, masonry, facade, render, stucco, house front, siding, weatherboard`,
      about: [
        'Paint outside fails first where water sits: at sills, in joints and on the boards near the ground.',
        'Evening dew can spoil a fresh coat, so a painter’s day outside often ends well before dusk.',
        'The wall that gets most sun fades first, and usually needs its next coat before the others.',
      ],
    },
    {
      name: 'Ceilings',
      also: words`ceiling`,
      about: [
        'Ceilings show every overlap, so they are usually rolled in one go, starting at the window.',
        'A yellow ring on a ceiling usually comes from a leak; once that is mended, it needs a sealer before paint.',
        'Ceiling paint is usually flatter than wall paint, because light from the window skims along it.',
      ],
    },
    {
      name: 'Doors, windows and trim',
      also: words`woodwork, trim, door, skirting, baseboard, banister, stair, window frame, sash, architrave, gloss`,
      about: [
        'Woodwork takes knocks, so it usually gets a harder paint than walls and a rub with sandpaper between coats.',
        'White woodwork that has turned yellow is mostly old oil paint; the water-based kind tends to stay white.',
        'Knots in pine bleed brown through white paint unless each one is sealed first.',
      ],
    },
    {
      name: 'Kitchen cabinets',
      also: words`cabinet, painted kitchen, kitchen repaint, kitchen unit, kitchen cupboard, kitchen door, kitchen spray, kitchen respray`,
      about: [
        'Grease around the handles makes paint peel, so cabinets are washed and primed before any color.',
        'Cabinet doors are usually taken off their hinges, because paint is less likely to run on a door that lies flat.',
        'Paint on cabinets is often dry within days but goes on hardening for weeks, and scratches more easily until then.',
      ],
    },
    {
      name: 'Wallpaper hanging',
      icon: 'wallpaper',
      also: words`wallpaper, paper hang, paperhang, wall paper, mural, lining paper, wall cover`,
      about: [
        'A large pattern takes extra rolls, because each strip is cut to match the one before.',
        'All rolls should carry the same batch number, or the color shifts between strips.',
        'Paper shows what lies under it, so a wall is filled and sealed before the first strip goes up.',
      ],
    },
    {
      name: 'Wallpaper removal',
      also: words`wallpaper remov, wallpaper strip, strip wallpaper, paper strip, paper remov`,
      about: [
        'Vinyl paper sheds water, so it is usually scored or peeled before the paste behind it can be softened.',
        'Old paper sometimes holds the plaster together, and a wall may need filling once it is off.',
        'Paste that is left on a wall can make new paint crackle, so it is usually washed off before anything else.',
      ],
    },
    {
      name: 'Wall repairs',
      also: words`plaster, drywall, crack, patch, skim, filling, wall repair, wall prep`,
      about: [
        'Cracks from the corner of a door come from movement, and usually return unless they are taped.',
        'A patch shows through paint unless it is primed, because it soaks up more than the wall around it.',
        'Filler shrinks as it dries, so a dent is filled a little too high and sanded level once it is hard.',
      ],
    },
    {
      name: 'Fences and decks',
      also: words`fence, deck, shed, pergola, wood stain, garden furniture`,
      about: [
        'Stain soaks into the wood and lets its grain show, while paint covers it with a layer of one color.',
        'Wood that has turned gray takes stain poorly until it is washed or sanded back.',
        'The cut ends of posts and boards drink most of the water, and so often get an extra coat.',
      ],
    },
    {
      name: 'Color advice',
      icon: 'palette',
      also: words`color consult, colour consult, color advice, colour advice, color scheme, colour scheme, color match, colour match`,
      about: [
        'A color looks stronger on a wall than on a card, so a large sample tells more than a small one.',
        'In rooms that get no sun, gray often looks blue and a cool white looks cold.',
        'Lamps can change a color more than the next shade on the card does, so samples are looked at by night as well.',
      ],
    },
    {
      name: 'Spray painting',
      icon: 'spray',
      also: words`spray, airless`,
      about: [
        'Spraying leaves no brush marks, and much of its time goes into covering everything around.',
        'A sprayer suits bare rooms and rows of doors, where there is little to mask.',
        'Paint is sprayed in passes that overlap, because a slow hand leaves a run and a hurried one a gap.',
      ],
    },
    {
      name: 'Offices and shops',
      icon: 'shop',
      also: words`commercial, office, shop, retail, school, industrial, warehouse, business`,
      about: [
        'Shops and offices are often painted in the evening or at weekends, with paint that hardly smells.',
        'Bags and chairs scuff walls at the same height everywhere, so that strip often gets a harder paint.',
        'A note of the color code saves the guesswork when one wall has to be touched up years later.',
      ],
    },
  ],
  questions: [
    { ask: 'Do you work in my area?', from: 'area' },
    { ask: 'Do you charge for a quote?', words: words`quote, quotation, estimate` },
    { ask: 'How far ahead should I book?', from: 'notice' },
    { ask: 'Do you bring the paint?', words: words`material, paint includ, supply paint, paint extra, provide paint` },
    { ask: 'Do you fill and sand before you paint?', words: words`filling, fill, sand, prep, prepar` },
    {
      ask: 'Do you move and cover the furniture?',
      words: words`furniture, dust sheet, drop cloth, cover floor, floors cover`,
    },
    { ask: 'Are you insured?', from: 'insured' },
    { ask: 'Do you take a deposit?', from: 'deposit' },
  ],
  usualHours: ['Mon-Fri 08:00-17:00'],
  photoWishes: [
    'A finished room, wide, by daylight.',
    'A wall or a house front before and after.',
    'You with a brush at a window frame.',
  ],
  pictures: null,
  callToAction: 'Ask for a quote',
  names: {
    words: words`
      Ochre, Linseed, Dust Sheet, Indigo, Bristle, Second Coat, Limewash, Plumb Line, Magpie, Lantern, Primer, Umber,
      Corner, Ladder, Chalk, Eggshell, Wren, Verdigris, Fine Line
    `,
    endings: words`Painting, Painters, Painting & Decorating, Decorators, Painting Co., Paint & Paper`,
    whole: words`
      The Second Coat, Watching Paint Dry, A Steady Hand Painting, Masked & Ready, The Dry Brush, Cut In Painting,
      The Blue Stairwell, Two Coats Later, Edge to Edge, The Last Corner
    `,
  },
  ideas: [
    'Interior painting for lived-in homes',
    'Wooden windows in old houses',
    'Kitchen cabinets, painted not replaced',
    'Wallpaper in narrow stairwells',
    'Children’s rooms in a weekend',
    'Lime paint for old walls',
    'Rental homes between tenants',
    'House fronts, one street at a time',
    'Front doors in strong colors',
    'Shop painting after closing time',
    'Fences and sheds in spring',
    'Color advice at the kitchen table',
    'Murals for schools and nurseries',
    'Ceilings after a water leak',
    'Painting for people with allergies',
  ],
  searchTerms: words`painter, house painter, painting and decorating`,
}

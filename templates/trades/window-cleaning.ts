import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const windowCleaning: Trade = {
  slug: 'window-cleaning',
  trade: 'Window Cleaner',
  proof: ['Insurance', 'Membership', 'Qualification'],
  form: { message: 'Which windows, and where?', photos: 'Photos of the house' },
  styles: ['Common', 'Fun', 'Geometric', 'CommonAlt'],
  shapes: ['blinds', 'diagonals', 'edge', 'ripples', 'halves'],
  subject: '',
  matches: {
    own: words`
      window clean*, window wash*, clean windows, wash windows, gutter clean*, clean gutters, gutter clear*,
      pressure wash*, power wash*, jet wash*, pressure clean*, soft wash*, softwash*, conservatory clean*,
      solar panel clean*, roof clean*, driveway clean*, patio clean*, render clean*, exterior clean*
    `,
    signs: words`
      windows, gutter*, conservator*, solar panel*, fascia*, soffit*, squeegee*, pure water, water fed, driveway*,
      patio*, skylight*, shop front*, storefront*
    `,
    not: words`
      window fit*, window install*, window replace*, new windows, window cleaner fluid, microsoft windows,
      windows and doors, doors and windows, windows laptop*, solar panel install*, car clean*, house clean*,
      gutter install*
    `,
  },
  services: [
    {
      name: 'House windows',
      icon: 'window',
      also: words`window clean, window wash, outside window, exterior window, residential window, domestic window, house window, windows`,
      about: [
        'Spots on clean glass are mostly minerals, which tap water leaves behind where it dries.',
        'Dirt on frames and sills runs down the glass with the next rain, so they are often wiped as well.',
        'Sea salt, pollen and road dust often decide how soon a house needs its windows washed again.',
      ],
    },
    {
      name: 'Inside windows',
      also: words`inside window, interior window, internal window, inside clean, window inside`,
      about: [
        'Inside, the film on the glass is often breath, cooking and fingers, so it differs from the dirt outdoors.',
        'Much of the time indoors goes into moving what stands on the sills.',
        'The haze on the inner side of a window often shows only when the low sun comes through it.',
      ],
    },
    {
      name: 'Shops and offices',
      icon: 'shop',
      also: words`shop, stores, storefront, store front, store window, retail, office, commercial, business, restaurant, school, pub`,
      about: [
        'Windows on the street collect fingerprints at the height of hands, so they are often washed before the doors open.',
        'Exhaust and kitchen grease can leave a film on glass at street level within days.',
        'Businesses often choose a fixed day, so that nobody has to arrange each visit.',
      ],
    },
    {
      name: 'Gutter clearing',
      icon: 'rain',
      also: words`gutter, downpipe, downspout`,
      about: [
        'Water that spills over a gutter in heavy rain often means moss or leaves where the pipe begins.',
        'Moss and grit wash down from the roof, so gutters can fill up even where there is no tree.',
        'Grass along the edge of a roof is usually rooted in the silt of a full gutter.',
      ],
    },
    {
      name: 'Conservatory roofs',
      also: words`conservator, sunroom, oranger, glass roof, greenhouse, polycarbonate`,
      about: [
        'Algae often start on the shaded side of a glass roof and darken the room below a little more each year.',
        'A soft brush suits a conservatory roof; high pressure can drive water past its seals.',
        'Moss settles in the joints between the panes, where it holds water against the seals.',
      ],
    },
    {
      name: 'Solar panels',
      icon: 'solar-panel',
      also: words`solar, panels, photovolt`,
      about: [
        'Bird droppings shade single cells, and one shaded cell can hold back the rest of its row.',
        'Rain rinses much of the dust off a steep roof; on a shallow one it can dry to a film along the bottom frame.',
        'Panels are often washed with purified water, since minerals from the tap can dry to a crust on the glass.',
      ],
    },
    {
      name: 'Fascias and soffits',
      also: words`fascia, soffit, bargeboard, upvc`,
      about: [
        'Wind carries dust under the eaves, where no rain ever rinses it off.',
        'The green tinge on white boards is mostly algae, which a soft brush and soapy water usually take off.',
        'Streaks below a gutter often come from its joints: each drip leaves a line of dirt on the board.',
      ],
    },
    {
      name: 'House washing',
      icon: 'home',
      also: words`house wash, soft wash, softwash, siding, render, cladding, stucco, exterior wall, facade`,
      about: [
        'Walls are often washed at low pressure, because a strong jet can get behind the surface.',
        'Walls that get no sun tend to stay damp longest, and to turn green first.',
        'Green and red films on a wall are mostly algae, which settle in its pores and hold the damp.',
      ],
    },
    {
      name: 'Pressure washing',
      icon: 'droplets',
      also: words`pressure wash, power wash, jet wash, pressure clean, driveway, patio, paving, deck, concrete`,
      about: [
        'The jet can take sand out of the joints along with the moss, so paving stones often need new sand afterward.',
        'Algae can make stone and wood slippery before anything green is seen.',
        'A round spinning head cleans in an even strip, where a single jet can leave stripes.',
      ],
    },
    {
      name: 'After building work',
      icon: 'hammer',
      also: words`builder, construction, after build, post build, new build, paint remov, sticker`,
      about: [
        'Cement dust can scratch glass when it is wiped dry, so it is usually soaked before anything touches it.',
        'New windows often come with stickers, sealant and specks of paint, and each comes off in its own way.',
        'Mortar and plaster can eat into glass if they stay on it, so the first wash seldom waits long.',
      ],
    },
    {
      name: 'Hard water stains',
      icon: 'droplet',
      also: words`hard water, limescale, water stain, mineral, water spot, glass restor, glass polish`,
      about: [
        'Sprinklers and dripping gutters leave white rings that ordinary washing doesn’t take off.',
        'Soap does not dissolve minerals, so white marks usually need a special cleaner or a fine polish.',
        'Once minerals have eaten into the glass, the mark is in the surface and is polished rather than washed.',
      ],
    },
    {
      name: 'Screens and tracks',
      also: words`screens, window screen, fly screen, flyscreen, insect screen, screen clean, track`,
      about: [
        'A dusty screen can drip its dirt on the glass behind it with every shower.',
        'Sand in the track is often what makes a sliding door or window hard to move.',
        'Screens are often taken out before the glass is washed, and brushed on both sides.',
      ],
    },
  ],
  questions: [
    { ask: 'Do you come to my area?', from: 'area' },
    {
      ask: 'How often do you come?',
      words: words`every weeks, weekly, fortnight, monthly, every month, every two month, quarterly`,
    },
    { ask: 'Do I have to be at home?', words: words`need home, home while, home when, gate, access` },
    { ask: 'How high do you reach?', words: words`storey, story, stories, floors, pole, ladder, height, high` },
    { ask: 'Do you clean frames and sills too?', words: words`frame, sill` },
    { ask: 'Do you come in the rain?', words: words`rain, weather` },
    { ask: 'Are you insured?', from: 'insured' },
    { ask: 'How can I pay?', from: 'payment' },
  ],
  usualHours: ['Mon-Fri 08:00-17:00'],
  photoWishes: [
    'You at work in front of a house.',
    'A gutter or a patio before and after.',
    'Your van with its poles or ladders.',
  ],
  pictures: null,
  callToAction: 'Ask for a quote',
  names: {
    words: words`
      Clearwater, Blue Bucket, Squeegee, Morning Light, Ladder, Pane, Skylark, Raindrop, Sash, Lookout, Shammy,
      Bay Window, Sunny Side, Swift, Rooftop, High Street, Dormer, Lantern, Sill
    `,
    endings: words`Window Cleaning, Windows, Window Cleaners, Exterior Cleaning, Glass & Gutters`,
    whole: words`
      The Clear View, Both Sides of the Glass, Second Story Window Cleaning, Rain or Shine Windows, The Blue Ladder,
      Out of the Gutter, No Streaks, Every Fourth Thursday, Sill & Frame, The Low Sun
    `,
  },
  ideas: [
    'Window cleaning for terraced streets',
    'Gutters emptied before winter',
    'Shop windows before opening',
    'Conservatory roofs, brushed by hand',
    'Solar panels on barns and houses',
    'Windows of old houses with small panes',
    'Patios and drives after winter',
    'Window cleaning for care homes',
    'Sea salt washed off beach houses',
    'Glass after building work',
    'Windows and screens in spring',
    'Inside windows for tall stairwells',
    'Algae off walls and fences',
    'Window rounds by cargo bike',
    'Hard water marks off shower glass',
  ],
  searchTerms: words`window cleaner, window cleaning, gutter cleaning`,
}

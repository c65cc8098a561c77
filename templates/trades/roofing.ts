import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const roofing: Trade = {
  slug: 'roofing',
  trade: 'Roofer',
  schemaType: 'RoofingContractor',
  proof: ['License', 'Insurance', 'Membership', 'Qualification', 'Award'],
  form: { message: 'What has happened to the roof?', photos: 'Photos of the roof' },
  styles: ['Common', 'Geometric', 'CommonAlt'],
  shapes: ['chevrons', 'scales', 'edge', 'blinds', 'steps'],
  subject: '',
  matches: {
    own: words`
      roofer*, roofing, roof repair*, roof replace*, roof install*, roof contract*, roof leak*, leaking roof*,
      leaky roof*, new roof*, re roof*, reroof*, flat roof*, slate roof*, tile roof*, tiled roof*, metal roof*,
      pitched roof*, shingle roof*, felt roof*, rubber roof*, repair roofs, fix roofs, roof inspect*, roof survey*,
      thatcher*, thatching
    `,
    signs: words`
      roof, roofs, gutter*, shingle, shingles, slate, slates, tiles, flashing*, chimney*, fascia*, soffit*, skylight*,
      leadwork, lead work, ridge tile*, storm damage, epdm, downpipe*, roofline*
    `,
    not: words`
      roof of the house, roof garden*, roof terrace*, one roof, same roof, own roof, roof of the mouth, roof clean*,
      roof rack*, roof box*, roof tent*, roof bar*, conservatory roof clean*, gutter clean*, chimney sweep*,
      shingles vaccin*, shingles jab*, solar roof*, roof light*, roof window*, bathroom tiles, kitchen tiles,
      floor tiles, wall tiles, slate tiles
    `,
  },
  services: [
    {
      name: 'Roof repairs',
      icon: 'hammer',
      also: words`roof repair, leak, slipped, missing tile, broken tile, missing slate, missing shingle, roof patch, repair roof`,
      about: [
        'Water often enters a roof in one place and drips in another, so a leak is traced before anything is replaced.',
        'Many leaks begin around chimneys, valleys and skylights, and few in the middle of a slope.',
        'One loose tile or shingle is a small job, but the wet boards below it a year later are not.',
      ],
    },
    {
      name: 'New roofs',
      icon: 'home',
      also: words`new roof, reroof, roof replac, roof install, full roof, complete roof, roof renew`,
      about: [
        'A roof often needs replacing when each new leak shows up in a different place.',
        'Rotten wood often shows only once the old covering is off, so many estimates price it apart.',
        'A second layer over the old one hides the wood beneath, which is why many roofs are stripped first.',
      ],
    },
    {
      name: 'Flat roofs',
      also: words`flat roof, felt, epdm, rubber, fibreglass, fiberglass, grp, membrane, tpo`,
      about: [
        'A flat roof is never quite flat: without a slight slope, water stands on it and wears at the seams.',
        'Flat roofs tend to fail at their edges and around the drains rather than in the open middle.',
        'A puddle that stays for days often shows that the deck has sagged or a drain is blocked.',
      ],
    },
    {
      name: 'Slate and tile',
      also: words`slate, slating, tile, tiling, ridge tile`,
      about: [
        'Slates and tiles often outlast the nails and battens that hold them, and many can be laid again.',
        'Feet break many slates and tiles, often during work on an antenna or a chimney.',
        'On an old roof, a new slate or tile has to match in size before it matches in color.',
      ],
    },
    {
      name: 'Shingle roofs',
      also: words`shingle, asphalt`,
      about: [
        'Grit in the gutter often comes from asphalt shingles, which lose their rough surface with age.',
        'Old shingles curl at the edges as they dry out, and then the wind gets under them.',
        'Nails set too high are behind many shingles that blow off while the roof is still young.',
      ],
    },
    {
      name: 'Metal roofs',
      also: words`metal roof, standing seam, corrugated, zinc, tin roof, steel roof, copper roof, colorbond, metal sheet`,
      about: [
        'Metal grows and shrinks with the heat, so long sheets need room to move.',
        'On a metal roof with visible screws, the washers under the screw heads often age first.',
        'How loud rain sounds depends on what lies under the metal: over boards, it is hardly louder than on tiles.',
      ],
    },
    {
      name: 'Chimneys and flashing',
      also: words`chimney, flashing, leadwork, lead work, lead valley, repoint, lead flash`,
      about: [
        'Folded metal closes the joint where a roof meets a wall or chimney, and it often fails before the roof.',
        'A damp patch beside a fireplace often starts outside, in the metal or mortar of the chimney.',
        'Sealant over old flashing may last a winter or two, while metal set into the joint can last for decades.',
      ],
    },
    {
      name: 'Gutters',
      icon: 'rain',
      also: words`gutter, downpipe, downspout`,
      about: [
        'A gutter slopes slightly toward its pipe, so water that stands in it often means that a bracket has dropped.',
        'Water that runs over behind a gutter wets the wall and the rafter ends, out of sight.',
        'Gutters tend to leak at their joints, so long runs are often made in as few pieces as possible.',
      ],
    },
    {
      name: 'Fascias and soffits',
      also: words`fascia, soffit, bargeboard, roofline, dry verge, eaves`,
      about: [
        'Fascia boards usually carry the weight of the gutter, so rot in them often shows first as a sagging gutter.',
        'Vents under the eaves let a roof breathe; painted shut, they can leave damp in the attic.',
        'Rot can go on unseen behind a new board, so the old wood is usually looked at first.',
      ],
    },
    {
      name: 'Skylights',
      icon: 'window',
      also: words`skylight, roof window, velux, roof light, rooflight, roof lantern, sun tunnel`,
      about: [
        'A drip at a skylight on a cold morning is often condensation; a leak usually shows in rain.',
        'The metal around a skylight is matched to the roof covering, since wavy tiles need another shape than flat ones.',
        'A new roof is a common time to replace an old skylight, since its edges are open anyway.',
      ],
    },
    {
      name: 'Roof inspections',
      icon: 'clipboard-check',
      also: words`inspect, survey, roof check, roof report, roof assess, health check, drone`,
      about: [
        'Stains under the rafters often show a leak before it reaches a ceiling.',
        'The back slope and the valleys, which nobody sees from the street, are often where the trouble is.',
        'Photos from year to year show how a roof wears, which a single look can’t.',
      ],
    },
    {
      name: 'Storm damage',
      icon: 'lightning',
      also: words`storm, hail, wind damage, insurance claim, emergenc, tarp`,
      about: [
        'Photos taken from the ground on the day after a storm help with the insurer later.',
        'Hail bruises a roof in ways that may leak only a year or two later.',
        'A sheet over the hole is meant to hold only until the roof has dried and can be repaired.',
      ],
    },
  ],
  questions: [
    { ask: 'Do you work in my area?', from: 'area' },
    { ask: 'Do you charge for a quote?', words: words`quote, quotation, estimate` },
    { ask: 'How soon can you look at it?', from: 'notice', words: words`same day, within hour` },
    { ask: 'Do you give a guarantee?', words: words`guarant, warrant` },
    { ask: 'Do you help with the insurance claim?', words: words`insurance claim, insurer, adjuster` },
    { ask: 'Do you take the old roof away?', words: words`haul, take away, dispos, skip, dumpster` },
    { ask: 'Are you insured?', from: 'insured' },
    { ask: 'Do you take a deposit?', from: 'deposit' },
  ],
  usualHours: ['Mon-Fri 07:30-17:00'],
  photoWishes: ['A finished roof against the sky.', 'A roof before and after.', 'You or your team up on the roof.'],
  pictures: null,
  callToAction: 'Ask for a quote',
  names: {
    words: words`
      Ridge, Slate, Rafter, Weathercock, Swift, Copper, Eaves, Rain Shadow, Lantern, Gable, North Wind, Jackdaw,
      Storm Door, Batten, Cedar, High Ladder, Valley, Ironside, Long Rain
    `,
    endings: words`Roofing, Roofers, Roofing Co., Roof & Gutter, Roofing & Sons, Slate & Tile`,
    whole: words`
      The Dry Attic, Ridge to Gutter, After the Storm Roofing, The Bucket Retired, The Last Slate, Good Pitch Roofing,
      Rain Stays Out, Under the Weathercock, Top of the House, The Long Ladder
    `,
  },
  ideas: [
    'Slate repairs for old houses',
    'Flat roofs for garages and extensions',
    'Leak finding after heavy rain',
    'Roof checks for home buyers',
    'Gutters that stay up in snow',
    'Cedar shingles for cabins',
    'Metal roofs for barns',
    'Leadwork for chimneys and bays',
    'Green roofs for sheds',
    'Skylights for dark stairwells',
    'Storm repairs with photos for insurers',
    'Reclaimed tiles, matched and laid',
    'Small roof repairs, grouped by street',
    'Church and chapel roofs',
    'Roof care for landlords, twice a year',
  ],
  searchTerms: words`roofer, roofing, roof repair`,
}

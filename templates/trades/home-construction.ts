import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const homeConstruction: Trade = {
  slug: 'home-construction',
  trade: 'Home Construction',
  schemaType: 'GeneralContractor',
  proof: ['License', 'Insurance', 'Membership'],
  leadsWith: 'work',
  form: { message: 'What would you like built?', photos: 'Photos of the job' },
  styles: ['Common', 'Geometric', 'CommonAlt', 'Elegant'],
  shapes: ['terrazzo', 'bricks', 'steps', 'edge', 'herringbone'],
  subject: 'construction builder',
  matches: {
    own: words`
      home build*, house build*, builder, builders, homebuild*, home construction, house construction,
      construction compan*, construction business, general contract*, building contractor*, custom home*, build houses,
      build homes, build custom homes, build new homes, loft conversion*, house extension*, home extension*,
      home addition*, home renovat*, house renovat*, kitchen remodel*, bathroom remodel*, kitchen and bathroom remodel*,
      home remodel*, renovation compan*, design build
    `,
    signs: words`
      construction, contractor*, remodel*, renovat*, additions, extension*, foundations, concrete, excavat*, framing,
      bricklay*, masonry, brickwork, drywall, plastering, timber frame*, basement*, demolition, new build*, conversion*
    `,
    not: words`
      website build*, app build*, boat build*, body build*, team build*, confidence build*, construction law*,
      construction clean*, hair extension*, lash extension*, eyelash extension*, picture fram*, web conversion*,
      post construction, model build*, guitar build*, lego build*, brand build*, muscle build*, wheel build*,
      building blocks, computer build*, pc build*, coach build*, career build*, electrical contract*,
      plumbing contract*, painting contract*, roofing contract*, heating contract*, van conversion*, camper conversion*,
      construction paper, construction toy*, lash extension, furniture renovat*, bike build*, body builder*,
      boat renovat*, conversion rate*, browser extension*, construction photograph*
    `,
  },
  services: [
    {
      name: 'New construction',
      icon: 'crane',
      also: words`
        new construct, new house, new home, custom home, custom build, new build, self build, home build,
        house build
      `,
      about: [
        'Much of a house is decided by its site before anyone draws it: the slope, the soil and the way to the sewer.',
        'A house is usually closed in early, with roof and windows, so that the trades inside can work in any weather.',
        'A wall is easily moved on paper and hardly at all in concrete, which is why the drawings take their time.',
      ],
      picture: ['modern house', 'A modern house, just finished'],
    },
    {
      name: 'Additions',
      also: words`
        additions, home addition, house addition, room addition, story addition, storey addition,
        extension, second stor, bump out, sunroom, conservatory
      `,
      about: [
        'A new part of a house may still sink a little when the old one has long stopped, so the joint has to allow for it.',
        'An addition often takes a window from the room behind it, which may then get its light from above.',
        'Heating, panel and drains were sized for the old rooms, so they are usually looked at before more are added.',
      ],
      picture: ['scaffold house', 'A house with a frame going up beside it'],
    },
    {
      name: 'Lofts and attics',
      icon: 'stairs',
      also: words`
        loft conver, loft room, loft extension, attic conver, attic room, attic finish, attic remodel,
        attic renovat, loft renovat, dormer
      `,
      about: [
        'The stairs to a loft take more space below than people expect, usually out of a bedroom or the hall.',
        'Many attic floors were not built to be lived on, so new joists usually go in beside or above the old ones.',
        'Headroom under the ridge decides whether an attic can become a room, or needs a dormer first.',
      ],
    },
    {
      name: 'Kitchens and bathrooms',
      also: words`
        kitchen, bathroom, kitchen remodel, kitchen renovat, kitchen refurb, bathroom remodel,
        bathroom renovat, bathroom refurb, bath remodel, shower, wetroom, wet room, laundry room
      `,
      about: [
        'Pipes, wires and vents go in before a tile or a cabinet does, so the layout has to be settled early.',
        'Cabinets and tiles often take longer to arrive than to fit, so they are ordered before the old room comes out.',
        'A sink or a toilet that keeps its place often saves opening the floor, because its drain stays too.',
      ],
      picture: ['stove kitchen', 'A kitchen with a stove'],
    },
    {
      name: 'Major remodels',
      icon: 'hammer',
      also: words`
        remodel, renovat, refurb, whole house, whole home, house renovat, home renovat, full renovat,
        gut renovat, home remodel, house remodel, major remodel, interior remodel, full refurb,
        house refurb, open plan
      `,
      about: [
        'The order hardly varies: structure first, then pipes and wires, then plaster, and paint at the very end.',
        'Nobody knows every pipe and notch until the walls are open, so budgets usually keep something back.',
        'Living in the house slows a remodel down, since rooms have to be emptied and sealed off in turns.',
      ],
      picture: ['ladder sawhorse', 'A ladder and a sawhorse in a bare room'],
    },
    {
      name: 'Foundations and concrete',
      also: words`foundation, concrete, excavat, footing, slab, groundwork, underpin`,
      about: [
        'Concrete doesn’t dry, it sets: it needs water to harden, so a fresh slab is often kept damp.',
        'A footing has to reach below the frost or down to firm soil, whichever lies deeper.',
        'Joints are usually cut into a slab early, so that it cracks along them and not across the floor.',
      ],
      picture: ['bricks hard hat', 'Bricks beside a hard hat'],
    },
    {
      name: 'Framing and structure',
      also: words`framing, timber frame, steel frame, structural, beam, load bearing, wall remov, knock through`,
      about: [
        'Taking out a wall that carries a floor needs a beam, and posts that stand on something solid.',
        'A wooden frame moves a little as it dries, which is why a door that fits at first may stick later.',
        'Whether a wall carries weight can rarely be seen from the room, because it depends on what rests on it above.',
      ],
      picture: ['framing', 'The bare frame of a house'],
    },
    {
      name: 'Windows and doors',
      also: words`window, door, glazing, skylight`,
      about: [
        'Old openings are rarely square, so each is measured in several places before anything is ordered.',
        'More air leaks in around a frame than through the glass, so the gap is filled before the trim goes on.',
        'A wider opening needs a longer beam above it, which is often most of the work in an old wall.',
      ],
      picture: ['door', 'A new front door'],
    },
    {
      name: 'Roofs and siding',
      icon: 'home',
      also: words`roof, siding, gutter, cladding, facade, stucco, weatherboard, fascia, soffit`,
      about: [
        'Most roof leaks start at an edge, around a chimney or where two slopes meet, and rarely in the open.',
        'Rain gets behind most siding and cladding sooner or later, and the layer underneath is what keeps the wall dry.',
        'A gutter that overflows wets the ground at the foot of the wall, which often shows as damp in the cellar.',
      ],
      picture: ['ladder house', 'A ladder and a house'],
    },
    {
      name: 'Plans and permits',
      icon: 'pencil',
      also: words`
        permit, planning, architect, design build, drawings, blueprint, building reg, feasib, house design,
        home design, design study, design budget
      `,
      about: [
        'Drawings for a permit show what is to be built; drawings for the site show how.',
        'A permit can take weeks or months, so the drawings usually go in long before a start is fixed.',
        'Few old houses match the drawings that came with them, so a survey of the walls often comes first.',
      ],
      picture: ['blueprint tape', 'A blueprint and a measuring tape'],
    },
    {
      name: 'Garages and guest houses',
      also: words`
        garage, guest house, guesthouse, adu, granny, carriage house, outbuilding, barn, shed, tiny house,
        garden room, annex
      `,
      about: [
        'Many garage floors slope to the door, so one that becomes a room is usually leveled first.',
        'Water, power and a drain often come over from the house in a trench, so the distance is part of the plan.',
        'In a garage or a barn the doors are drawn early, since what drives through them sets the height of the rest.',
      ],
      picture: ['house car', 'A small house with a car outside'],
    },
    {
      name: 'Decks and porches',
      also: words`deck, porch, pergola, veranda, screened`,
      about: [
        'Where a deck meets a house, a strip called flashing usually sheds the rain that would rot the wood behind.',
        'Wooden posts rot where they meet the ground, so many stand on a metal foot above the concrete.',
        'Boards are laid with gaps for the rain, and wood that goes down wet shrinks until the gaps are wider.',
      ],
      picture: ['planks saw', 'Planks beside a saw'],
    },
    {
      name: 'Basements',
      also: words`
        basement, basement remodel, basement renovat, cellar, cellar conver, crawl space, crawlspace,
        waterproof, damp proof
      `,
      about: [
        'A basement is dried out before it is finished, because a new wall in front of a wet one only hides it.',
        'Water in a basement usually starts outside, at a gutter or at soil that slopes to the house.',
        'The height under pipes and beams decides what a basement can become, since digging deeper usually means work on the footings.',
      ],
      picture: ['staircase', 'A staircase going down'],
    },
    {
      name: 'Brick and stone',
      icon: 'wall',
      also: words`
        brick, mason, stonework, stone wall, repoint, pointing, chimney, blockwork, block wall,
        retaining wall
      `,
      about: [
        'Mortar is meant to be softer than brick, so that it wears first and can be raked out and renewed.',
        'Mortar laid in a frost can crumble by spring, because its water freezes before it sets.',
        'New brick rarely matches old at once; used bricks or a few winters make the difference smaller.',
      ],
      picture: ['bricks trowel', 'Bricks and a trowel'],
    },
  ],
  questions: [
    { ask: 'Do you work in my area?', from: 'area' },
    { ask: 'What do projects like this cost?', from: 'prices' },
    {
      ask: 'Do you see to plans and permits?',
      words: words`permit, planning permission, drawings, architect, building control`,
    },
    { ask: 'When could you start?', from: 'notice' },
    { ask: 'Who will be on site?', from: 'people' },
    { ask: 'Do you take a deposit?', from: 'deposit', words: words`milestone, by stage, in stages` },
    { ask: 'Are you a qualified builder?', from: 'qualified' },
    { ask: 'Are you insured?', from: 'insured' },
  ],
  usualHours: ['Mon-Fri 07:00-16:00'],
  photoWishes: [
    'A finished house or addition, from the street.',
    'The same room before and after.',
    'Your crew on a site, with the frame behind them.',
  ],
  pictures: {
    hero: ['scaffold house', 'A house going up behind scaffolding'],
    banners: [
      ['hard hat blueprint bricks', 'A hard hat, a blueprint and bricks'],
      ['scaffold trees', 'Scaffolding around a new frame'],
      ['house trees', 'A finished house among trees'],
    ],
    gallery: [
      ['framing', 'The frame of a house'],
      ['bricks', 'A stack of bricks'],
      ['blueprint', 'A blueprint'],
      ['hard hat', 'A hard hat'],
      ['staircase', 'A staircase'],
      ['ladder sawhorse', 'A ladder beside a sawhorse'],
      ['modern house', 'A modern house with large windows'],
      ['hammer level saw', 'Building tools'],
      ['planks tape', 'Planks and a measuring tape'],
    ],
  },
  callToAction: 'Ask about a project',
  names: {
    words: words`
      Lintel, Gable, Ridgeline, Fieldstone, Kingpost, Truss, Batten, Footing, Chalk Line, Cedar Ridge, North Wall,
      Mortar, Joist, Stone Step, Longbeam, Hearth, Level & Line, Rafter, Eave, Groundwork
    `,
    endings: words`Builders, Homes, Construction, Building Company, Build, House Builders`,
    whole: words`
      Square & Level Builders, The House Beside the Oak, Four Walls and a Roof, Good Bones Building, Blue Tape Builders,
      The Second Story, Roof Before Winter, Stake & String Construction, The Dry House Company
    `,
  },
  ideas: [
    'Custom homes on small lots',
    'Second-story home additions',
    'Whole-house remodels of old homes',
    'Backyard guest house construction',
    'Timber frame house builders',
    'Garage construction and conversions',
    'Low-energy home construction',
    'Foundations and concrete for new homes',
    'Home additions for growing families',
    'Cabin construction in the woods',
    'Basement remodeling and finishing',
    'Barn and workshop construction',
    'Kitchen and bathroom remodels',
    'General contractor for home renovations',
    'Porches, decks and home additions',
    'Custom homes without steps',
  ],
  searchTerms: words`home builder, home construction, general contractor`,
  sample: {
    trade: 'a home builder',
    name: 'Lintel & Lark Homes',
    location: '31 Millrace Road, Boise, Idaho',
    country: 'US',
    phone: '(208) 555-0134',
    typed: [
      'General contractor building three houses a year and a handful of additions. We are Wade Larkin and Teresa Vogel, in business since 2001.',
      'New houses from $285 a square foot',
      'Additions from $340 a square foot',
      'Garage conversions from $62,000',
      'Decks from $18,500',
      'Design study $3,200 (6 weeks)',
      'Registered contractor, insured for liability and workers’ comp. We build in Ada County and Canyon County.',
      'The crew is on site Monday to Friday 7am to 4pm. You get the week’s costs every Friday in one sheet.',
      'You pay 10% at signing, then by stage. Our next start is in spring, and we take no more than three.',
    ],
    reviews: [
      { name: 'The Ostranders', text: 'Twenty-six Fridays, twenty-six sheets. No surprises in any of them.' },
      { name: 'Gabe M.', text: 'Teresa said no to my skylight and showed me why in dollars.' },
      { name: 'Ruth Ann Peck', text: 'The addition smells like the old house now.' },
    ],
  },
}

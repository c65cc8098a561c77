import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const handyman: Trade = {
  slug: 'handyman',
  trade: 'Handyman',
  schemaType: 'HomeAndConstructionBusiness',
  appointments: true,
  proof: ['Insurance', 'License', 'Qualification', 'Membership', 'Award'],
  form: { message: 'What needs fixing?', photos: 'Photos of the job' },
  styles: ['Common', 'Geometric', 'Fun', 'CommonAlt'],
  shapes: ['edge', 'truchet', 'diagonals', 'herringbone', 'rings'],
  subject: '',
  matches: {
    own: words`
      handyman, handymen, handyperson, handywoman, handy man, handy person, handy woman, handyman service*, odd job*,
      odd jobs, home repairs, home maintenance, property maintenance, household repairs, small jobs around the house,
      jobs around the house
    `,
    signs: words`
      shelves, flat pack*, flatpack*, furniture assembl*, tv mount*, hang pictures, picture hanging, caulking, leaky taps,
      leaky faucets, small jobs, minor repairs, small repairs, sticking doors, drywall patch*, drywall repair*
    `,
    not: words`
      handyman tool*, handyman jobs board, job board*, garden maintenance, grounds maintenance, it maintenance,
      website maintenance, property management, doors open, open doors, out of doors, canal locks, phone repairs
    `,
  },
  services: [
    {
      name: 'Shelves and pictures',
      also: words`shelf, shelv, picture hang, hang picture, mirror, art hang`,
      about: [
        'The fixing matters more than the screw: a hollow wall usually needs an anchor that spreads behind the board.',
        'Knocking tells where a wall is hollow, but finding the pipes and cables in it takes a detector.',
        'In old houses a shelf that is level can look crooked, because ceilings and floors are not straight.',
      ],
    },
    {
      name: 'TV mounting',
      icon: 'television',
      also: words`tv mount, mount tv, tv bracket, tv wall, wall mounted tv, tv hang, hang tv, tv install, television`,
      about: [
        'The middle of the screen usually goes at the eye level of somebody seated, less high than most people guess.',
        'A bracket goes into studs or solid wall, since drywall alone rarely holds a large screen.',
        'Cables look long enough until the arm swings out, so slack is usually left behind the screen.',
      ],
    },
    {
      name: 'Furniture assembly',
      icon: 'tools',
      also: words`assembl, flat pack, flatpack, ikea, furniture build`,
      about: [
        'The last turns of the screws are usually left until the piece stands square, or its doors may not line up.',
        'A tall cabinet is usually fixed to the wall, because an open drawer moves its weight forward.',
        'A wardrobe built lying down needs room to be stood up: its diagonal is longer than its height.',
      ],
    },
    {
      name: 'Doors',
      icon: 'door',
      also: words`door hang, hang door, hanging door, door fitt, internal door, interior door, door adjust, door install, door plan, hinge, sticking door`,
      about: [
        'Wood swells in damp months, so a door that sticks in one season may close well in another.',
        'A door that swings open by itself usually hangs in a frame that is out of plumb.',
        'A longer screw in the top hinge often lifts a sagging door back off the floor.',
      ],
    },
    {
      name: 'Locks and handles',
      icon: 'lock',
      also: words`lock, latch, deadbolt, door handle, letterbox, letter box, door knob`,
      about: [
        'A latch that misses its plate usually means that the door has dropped, and the plate can be moved.',
        'The distance between the edge of a door and the keyhole decides which new lock fits the old hole.',
        'A stiff lock is often only dry: graphite helps, while oil gathers dust.',
      ],
    },
    {
      name: 'Drywall repair',
      also: words`drywall, plasterboard, plaster repair, plaster patch, plaster crack, wall hole, wall repair, wall patch, wall crack, ceiling repair, ceiling crack`,
      about: [
        'A patch shows less by its edges than by its texture, which has to match the wall around it.',
        'Filler shrinks as it dries, so a deep hole is filled in layers with a wait between them.',
        'A crack that returns in the same place usually moves with the house, and filler alone seldom holds it.',
      ],
    },
    {
      name: 'Small painting jobs',
      icon: 'paint-roller',
      also: words`paint, decorating`,
      about: [
        'Even paint of the same batch may show as a patch, because the wall around it has faded.',
        'Most of the time goes into filling, sanding and taping; the brush comes out late.',
        'Stains of water or smoke come through wall paint, and need a blocking coat beneath it.',
      ],
    },
    {
      name: 'Sealant and grout',
      also: words`sealant, caulk, silicone, grout, regrout, reseal, bath seal, shower seal`,
      about: [
        'A bath sinks a little as it fills, so it is often sealed with water in it.',
        'Old sealant and loose grout come out first, because new material doesn’t hold on to old.',
        'Water usually gets behind tiles at the corners, where walls move and a hard joint cracks.',
      ],
    },
    {
      name: 'Faucets and small plumbing',
      icon: 'droplet',
      also: words`taps, faucet, new tap, tap replac, tap repair, tap washer, dripping tap, leaky tap, toilet, minor plumb, small plumb, basic plumb`,
      about: [
        'A valve that nobody has turned in years may seize, so a simple swap sometimes begins with the valve.',
        'Many drips come down to one small part inside, a seal or a cartridge, while the rest stays where it is.',
        'A photo of the fitting and the maker’s name saves a trip, since parts differ between makes.',
      ],
    },
    {
      name: 'Curtain rails and blinds',
      also: words`curtain, blind, drapes, curtain rail, curtain pole, curtain rod`,
      about: [
        'Above a window there is often a beam of steel or concrete, which needs a different drill bit than the wall.',
        'A rail that reaches past the frame lets the curtain clear the glass and makes a window look wider.',
        'Windows are seldom quite square, so they are measured at the top, the middle and the bottom.',
      ],
    },
    {
      name: 'Gutters',
      icon: 'rain',
      also: words`gutter, downpipe, downspout, eavestrough`,
      about: [
        'A gutter that overflows at one spot is often blocked at the pipe that leads down, and not along its length.',
        'Green streaks on a wall often show where the gutter above has leaked for a long time.',
        'Leaves are what people see from below; wet grit from the roof can lie under them and weigh more.',
      ],
    },
    {
      name: 'Fences and gates',
      icon: 'fence',
      also: words`fence, fencing, garden gate, wooden gate, yard gate, gate repair`,
      about: [
        'Wooden posts mostly rot at ground level, where damp and air meet, while the wood above is still sound.',
        'A gate that drags has often pulled its post over, so planing the gate alone doesn’t last.',
        'Many fences that come down in a storm had loose posts before it.',
      ],
    },
  ],
  questions: [
    { ask: 'Do you take small jobs?', words: words`small job, odd job, job too small, little job` },
    { ask: 'Which areas do you cover?', from: 'area' },
    { ask: 'What do you charge?', from: 'prices' },
    { ask: 'Is there a minimum charge?', from: 'minimum' },
    { ask: 'How soon can you come?', from: 'notice' },
    { ask: 'Who buys the materials?', words: words`materials, parts extra, supply parts` },
    { ask: 'Is there anything you don’t do?', from: 'excluded' },
    { ask: 'Are you insured?', from: 'insured' },
  ],
  usualHours: ['Mon-Fri 08:00-17:00', 'Sat 09:00-13:00'],
  photoWishes: [
    'Your van with its doors open and the tools in place.',
    'A wall with shelves you put up.',
    'A door or a fence before and after.',
  ],
  pictures: null,
  callToAction: 'Send a list of jobs',
  names: {
    words: words`
      Spare Key, Copper, Ladder, Corner, Spirit Level, Lantern, Saturday, Odd Hour, Toolbelt, Wren, Second Drawer, Hinge,
      Blue Door, Brass Screw, Doorstep, Plumb Line, Kettle, Bramble
    `,
    endings: words`Handyman, Home Repairs, Odd Jobs, Handyman Service, House Repairs, Fix & Mend`,
    whole: words`
      The Long List, The Squeaky Hinge, One Good Screw, The Third Drawer, Level Enough, The Saturday List,
      Mended by Monday, The Spare Ladder, Odds & Ends Repairs, The Right Bit
    `,
  },
  ideas: [
    'Small jobs, grouped by street',
    'Flat-pack furniture, built by evening',
    'A handywoman for people living alone',
    'Shelves, pictures and mirrors',
    'Repairs between two tenants',
    'Grab rails and ramps for older people',
    'Doors that stick and locks that jam',
    'Fences and gates after the storm',
    'Home repairs by the half day',
    'Odd jobs for shops and cafes',
    'Gutters in autumn, paint in spring',
    'Holiday homes, looked after in winter',
    'Jobs for people who just moved in',
    'Repair lessons in your own kitchen',
    'Screens, storm windows and drafts',
  ],
  searchTerms: words`handyman, home repairs, odd jobs`,
}

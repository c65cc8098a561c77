import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const carpentry: Trade = {
  slug: 'carpentry',
  trade: 'Carpenter',
  schemaType: 'HomeAndConstructionBusiness',
  proof: ['Qualification', 'Insurance', 'License', 'Membership'],
  leadsWith: 'work',
  form: { message: 'What would you like made?', photos: 'Photos of the job' },
  styles: ['Geometric', 'Elegant', 'CommonAlt', 'Common'],
  shapes: ['herringbone', 'contours', 'frames', 'edge', 'steps'],
  subject: 'carpenter carpentry',
  matches: {
    own: words`
      carpenter*, carpentry, joiner, joiners, joinery, woodwork*, cabinet mak*, cabinetmak*, furniture mak*,
      custom furniture, bespoke furniture, handmade furniture, custom cabinet*, millwork
    `,
    signs: words`
      cabinet*, staircase*, stairs, deck, decks, decking, wooden, wood, timber, shelves, shelving, bookcase*, wardrobe*,
      framing, skirting, doors, built in*, kitchen fit*, furniture
    `,
    not: words`
      picture fram*, wood fired, wood oven*, wood burn*, file cabinet*, filing cabinet*, deck clean*, out of doors,
      wood chip*, garage doors, car doors, wooden toy*, furniture clean*, office furniture, garden furniture,
      wood panel effect, furniture removal*, wardrobe styl*, wardrobe consult*, card deck*, dj deck*, record deck*,
      doors open, timber frame*, kitchen cabinet paint*, carry furniture, move furniture
    `,
  },
  services: [
    {
      name: 'Shelves and built-ins',
      also: words`shelf, shelves, shelving, bookcase, bookshel, alcove, media unit, media wall, window seat`,
      about: [
        'Walls are seldom straight, so a built-in is often scribed: its edge is cut to follow every bump.',
        'Books are heavy, and a shelf without support often begins to sag after about an arm’s length.',
        'Alcoves are seldom the same width at the top as at the floor, so they are measured in several places.',
      ],
      picture: ['bookcase books', 'A built-in shelf with books'],
    },
    {
      name: 'Kitchens and cabinets',
      also: words`kitchen, cabinet, cupboard, pantry, vanit, worktop, countertop`,
      about: [
        'Base cabinets are usually leveled from the highest point of the floor, and everything above follows.',
        'New doors can change the look of a kitchen, as long as the cabinets behind them are sound.',
        'A drawer shows all it holds when it is pulled out, while a deep shelf loses things at the back.',
      ],
      picture: ['kitchen cabinets', 'Kitchen cabinets with wooden fronts'],
    },
    {
      name: 'Doors and windows',
      also: words`
        door hang, hang door, internal door, external door, interior door, exterior door, front door, door frame,
        door install, door window, window frame, window repair, sash, casement, french door, patio door
      `,
      about: [
        'A door that sticks in the damp season and closes in the dry one has usually swollen; planed too soon, it may gap later.',
        'Old frames are rarely square, so a new door is usually trimmed to its opening.',
        'Sash windows often rattle because of worn cords, beads and seals, not because of the glass.',
      ],
      picture: ['wooden door', 'A paneled wooden door'],
    },
    {
      name: 'Stairs and railings',
      icon: 'stairs',
      also: words`stair, banister, baluster, balustrade, handrail, railing, newel`,
      about: [
        'A creaking step is often a loose wedge or a dry joint, easiest to mend from below where that can be reached.',
        'The steps of a staircase are made to one height, because feet notice a difference before eyes do.',
        'A wobbling post is often loose at its foot, below the tread, so filling the joint at the top changes nothing.',
      ],
      picture: ['wooden stairs', 'A wooden staircase with a railing'],
    },
    {
      name: 'Wardrobes',
      icon: 'hanger',
      also: words`wardrobe, closet, dressing room`,
      about: [
        'Under a sloping roof, the low side of a wardrobe usually takes drawers and the tall side coats.',
        'Clothes on hangers need more depth than most people think, and sliding doors take a little of it away.',
        'Built to the ceiling, a wardrobe leaves no ledge for dust and hides a wall that leans.',
      ],
      picture: ['wooden wardrobe door', 'A wooden wardrobe door'],
    },
    {
      name: 'Custom furniture',
      also: words`custom furnit, bespoke furnit, handmade furnit, furniture mak, table, bench, desk, headboard`,
      about: [
        'Solid wood moves with the seasons, so a wide top is fixed in a way that lets it grow and shrink.',
        'Grain and knots often decide where a leg or a top can be cut from a board.',
        'How people will sit at it or walk past it sets the size of a piece before its style does.',
      ],
      picture: ['wooden table chair', 'A wooden table with a chair'],
    },
    {
      name: 'Floors',
      also: words`flooring, floors, floorboard, wood floor, wooden floor, floor lay, laminat, parquet, hardwood`,
      about: [
        'Wooden boards often lie for days in the room where they will stay, so that they shrink or swell before they are fixed.',
        'A gap is usually left along the walls for the wood to swell into, and the trim hides it.',
        'A board that squeaks is often rubbing on a nail or on its neighbor.',
      ],
      picture: ['wood floor plane', 'A plank floor with a hand plane'],
    },
    {
      name: 'Trim and paneling',
      also: words`trim, skirting, baseboard, moulding, molding, architrave, panelling, paneling, wall panel, wainscot`,
      about: [
        'Corners are seldom square, so one piece of trim is often cut to the shape of the piece it meets.',
        'Trim covers the gap where wall meets floor or door, and shows up any wave in the plaster.',
        'Panels look right when their spacing is divided from the whole wall, with outlets and switches in mind.',
      ],
    },
    {
      name: 'Decks',
      also: words`deck`,
      about: [
        'Rot mostly begins where water stands: at the ends of boards and where a post meets the ground.',
        'A gap between the boards lets wet leaves fall through instead of keeping the wood damp.',
        'What holds a deck up is out of sight, so the joists are worth a look before new boards go on.',
      ],
      picture: ['wooden deck chairs', 'A wooden deck with two chairs'],
    },
    {
      name: 'Repairs',
      icon: 'hammer',
      also: words`
        furniture repair, furniture restor, wood repair, wood rot, rotten, small repair, small job, odd job, mending
      `,
      about: [
        'A drawer that sticks often needs wax or a new runner, not a new drawer.',
        'Rotten wood is often cut back to where it is sound, and a new piece let in along a slanting joint.',
        'Old glue gives out before the wood does, so a wobbly chair is usually taken apart and glued anew.',
      ],
      picture: ['chisel mallet', 'A chisel and a mallet'],
    },
    {
      name: 'Framing',
      also: words`framing, timber frame, stud wall, partition, roof carpent, joist, rafter, loft conver`,
      about: [
        'Blocks for heavy shelves and handrails are easiest to put in while the frame is still open.',
        'Studs usually stand at even spaces so that every sheet of drywall ends on wood.',
        'Wood for framing often goes on drying after it is up, and hairline cracks in the first year can come from that.',
      ],
      picture: ['timber frame house', 'A timber frame of a house'],
    },
    {
      name: 'Gates and fences',
      icon: 'fence',
      also: words`gate, fence, fencing`,
      about: [
        'A wooden gate often sags because its brace runs the wrong way: it should push up from the bottom hinge.',
        'Wooden fence posts mostly fail at ground level, where wet and air meet.',
        'A solid fence catches the wind like a sail, while gaps between the boards let some of it through.',
      ],
    },
  ],
  questions: [
    { ask: 'Do you work in my area?', from: 'area' },
    { ask: 'How do I get a quote?', words: words`quote, estimate, measure, site visit` },
    { ask: 'What do you charge?', from: 'prices', words: words`day rate, hourly` },
    { ask: 'How soon could you start?', from: 'notice', words: words`waiting list, booked` },
    { ask: 'Is there anything you don’t do?', from: 'excluded' },
    {
      ask: 'Do you supply the wood?',
      words: words`supply wood, supply timber, supply material, material includ, reclaimed`,
    },
    { ask: 'Do you take a deposit?', from: 'deposit' },
    { ask: 'Are you insured?', from: 'insured' },
  ],
  usualHours: ['Mon-Fri 08:00-17:00'],
  photoWishes: ['A room with shelves or stairs that you built.', 'A joint or a drawer, close up.', 'You at the bench.'],
  pictures: {
    hero: ['workbench plane planks saw', 'A workbench with a hand plane, boards and a saw'],
    banners: [
      ['wood boards', 'Boards stacked against a wall'],
      ['bookcase room', 'A bookcase in a room'],
      ['chisel saw tools', 'Woodworking tools side by side'],
    ],
    gallery: [
      ['bookcase', 'A shelf with books'],
      ['hand plane wood', 'A hand plane'],
      ['wooden table', 'A wooden table with a chair'],
      ['wooden stairs', 'A wooden staircase'],
      ['chisel', 'A chisel'],
      ['wooden door', 'A wooden door'],
      ['wooden stool', 'A wooden stool'],
    ],
  },
  callToAction: 'Ask about a project',
  names: {
    words: words`
      Dovetail, Spokeshave, Heartwood, Tenon, Quartersawn, Mallet, Pearwood, Marking Knife, Rook & Rafter, Sawhorse,
      Beech, Shaving, Kerf, Black Walnut, Try Square, Wide Board, Alder, Wedge, Bench Hook, Thornwood
    `,
    endings: words`Carpentry, Joinery, Woodwork, Cabinetmakers, Workshop, Wood & Joint`,
    whole: words`
      The Crooked Alcove, Measured Twice Carpentry, The Third Drawer, Shelf & Stair, Glue and Patience,
      Sawdust Upstairs, The Good Joint, Made for That Corner, The Back of the Drawer
    `,
  },
  ideas: [
    'Built-in shelves for crooked walls',
    'Staircases repaired and rebuilt',
    'Kitchen cabinets made to measure',
    'Wooden windows and doors restored',
    'Custom furniture from local trees',
    'Doors and cabinets that close again',
    'Wardrobes for sloping ceilings',
    'Custom furniture for small apartments',
    'Decks and outdoor benches',
    'Bookcases for serious readers',
    'Carpentry for old houses',
    'Cabinet repairs and new hinges',
    'Joinery for cafes and shops',
    'Workbenches and tool cabinets',
    'Built-in window seats and nooks',
    'Woodwork classes for beginners',
  ],
  searchTerms: words`carpenter, carpentry, joinery`,
  sample: {
    trade: 'a carpenter',
    name: 'Rook & Rafter Carpentry',
    location: 'Unit 4, Sawyers Yard, Sheffield',
    country: 'GB',
    phone: '0114 496 0176',
    typed: [
      'Joinery and carpentry, one man and an apprentice. I’m Dan Rookby; Priya is learning the trade.',
      'Alcove shelves from £480 the pair',
      'Fitted wardrobe from £1,600',
      'Internal door hung £95',
      'New staircase from £3,200',
      'Sash window overhaul £340 each',
      'Odd jobs £260 a day',
      'City & Guilds Level 3, on the tools since 1998.',
      'I cover Sheffield, Chesterfield and the Hope Valley. Mon to Fri 8 till 5.',
      'A third up front for the timber, the rest when you’ve opened every drawer. No kitchens from flat packs.',
    ],
    reviews: [
      { name: 'Maggie Senior', text: 'The alcove is 14 mm wider at the top and you would never know.' },
      { name: 'Tariq Aziz', text: 'He hung five doors in a day and the cat still has hers.' },
      { name: 'Lynn B.', text: 'Priya sanded every edge the children can reach.' },
    ],
  },
}

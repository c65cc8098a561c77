import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const fitness: Trade = {
  slug: 'fitness',
  trade: 'Fitness',
  schemaType: 'HealthAndBeautyBusiness',
  walkIns: true,
  proof: ['Qualification', 'Membership', 'Insurance'],
  appointments: true,
  leadsWith: 'people',
  form: { message: 'What would you like to get better at?' },
  styles: ['Geometric', 'Common', 'Fun', 'CommonAlt'],
  shapes: ['diagonals', 'coil', 'chevrons', 'edge', 'discs'],
  subject: 'fitness gym',
  matches: {
    own: words`
      gym, gyms, personal train*, fitness studio*, fitness class*, fitness coach*, fitness center*, fitness centre*,
      fitness train*, fitness instruct*, crossfit, bootcamp*, boot camp*, strength coach*
    `,
    signs: words`
      fitness, workout*, yoga, pilates, strength, spin class*, hiit, weight loss, kickbox*, boxing, martial art*, zumba,
      conditioning, weightlift*, powerlift*, trainer*, kettlebell*, group class*, exercise*
    `,
    not: words`
      air conditioning, dog train*, puppy train*, dog trainer*, jungle gym*, climbing gym*, play gym*, coding bootcamp*,
      coding boot camp*, hair conditioning, running trainers, designer trainers, exercise bike*, exercise book*,
      boxing day, baby gym*, horse trainer*, tensile strength, leather conditioning, corporate trainer*, fitness watch*,
      gymnastic*
    `,
  },
  services: [
    {
      name: 'Personal training',
      icon: 'person',
      also: words`personal train, one to one, one on one, private train, private session, individual train`,
      about: [
        'A first session is usually more talk and simple movements than sweat, because the plan depends on both.',
        'When somebody else counts and changes the weights, there is only the movement left to think about.',
        'A booked hour with a trainer gets kept more often than a plan to go to the gym sometime.',
      ],
      unit: 'per session',
      picture: ['dumbbells mat', 'Two dumbbells on a mat'],
    },
    {
      name: 'Group training',
      icon: 'group',
      also: words`
        group train, group personal train, group class, group fitness, group session, small group,
        semi private, bootcamp, boot camp, circuit
      `,
      about: [
        'In many groups everybody does the same exercise at a level of their own, so beginners and regulars share a room.',
        'In a circuit, everybody works at a station for a while, and then all move on to the next.',
        'In a group the others set the pace, and people often manage one more repetition than they would alone.',
      ],
      unit: 'per class',
      picture: ['kettlebells row', 'A row of kettlebells'],
    },
    {
      name: 'Strength training',
      icon: 'barbell',
      also: words`
        strength, weightlift, weight lift, powerlift, power lift, barbell, olympic lift, weights,
        kettlebell
      `,
      about: [
        'Muscle is built on the days between sessions, which is why heavy ones are spaced apart.',
        'A barbell lift is usually learned with an empty bar or a stick, and the plates come later.',
        'Weights go up in small steps, once the last repetition looks like the first.',
      ],
      picture: ['barbell rack', 'A barbell on a rack'],
    },
    {
      name: 'Yoga and mobility',
      icon: 'yoga',
      also: words`yoga, mobility, stretch, flexib, vinyasa, hatha, breathwork`,
      about: [
        'Vinyasa moves with every breath, yin holds a pose for minutes, and hatha lies in between.',
        'Mobility is flexibility plus strength: a joint moves by its own muscles, without a push.',
        'Blocks and straps bring the floor closer, so that a pose can be fitted to the body.',
      ],
      unit: 'per class',
      picture: ['yoga mat plant', 'A rolled yoga mat beside a plant'],
    },
    {
      name: 'Pilates',
      icon: 'stretching',
      also: words`pilates, reformer`,
      about: [
        'On a mat the body’s own weight is the load; a reformer adds springs that help as often as they resist.',
        'A lighter spring on a reformer is often the harder one, because the body has to steady the carriage.',
        'Pilates moves with the breath and counts few repetitions, so it looks easier than it is.',
      ],
      unit: 'per class',
    },
    {
      name: 'Conditioning',
      icon: 'running',
      also: words`
        conditioning, cardio, hiit, interval train, endurance, spin class, spinning, indoor cycl, rowing,
        crossfit
      `,
      about: [
        'Intervals put an easy minute after a hard one, so that the hard ones can stay hard.',
        'The pace at which talking just becomes difficult is an old gauge of effort that needs no watch.',
        'Heart and lungs usually get used to training sooner than joints do, so times and distances grow in small steps.',
      ],
      picture: ['rowing machine', 'A rowing machine'],
    },
    {
      name: 'Boxing',
      also: words`boxing, boxercise, boxfit, kickbox, muay thai`,
      about: [
        'Wraps go on under the gloves and hold the small bones of the hand together when a punch lands.',
        'A punch begins in the back foot and turns through the hip; the arm only delivers it.',
        'Many classes hit bags and pads rather than people, and sparring is often kept apart.',
      ],
    },
    {
      name: 'Weight loss',
      icon: 'scale',
      also: words`weight loss, lose weight, fat loss, body transform, weight manag`,
      about: [
        'A scale swings with water and salt, so a weekly average says more than any one morning.',
        'Clothes and a tape measure often tell more than a scale does, since muscle weighs something too.',
        'Plans of this kind usually look at meals and sleep as well, since an hour of training is a small part of a day.',
      ],
      picture: ['apple bottle', 'An apple and a water bottle'],
    },
    {
      name: 'Nutrition coaching',
      icon: 'salad',
      also: words`nutrition, meal plan, diet, macros`,
      about: [
        'Nutrition coaching often starts with a week of meals written down, before anything is changed.',
        'Many people eat most of their protein in the evening, so breakfast is often what a plan changes first.',
        'A plan built on what the family eats anyway tends to last longer than one that needs a second meal cooked.',
      ],
    },
    {
      name: 'Training after injury',
      icon: 'bandage',
      also: words`rehab, injur, post surg, after surg, back pain`,
      about: [
        'This kind of training usually begins where the physical therapist leaves off, with movements a doctor has allowed.',
        'What wasn’t hurt is usually trained as well, since weeks of sparing one part change how the rest moves.',
        'Loads usually start smaller than feels necessary, because muscle comes back sooner than tendon does.',
      ],
      picture: ['resistance band', 'A resistance band on a mat'],
    },
    {
      name: 'Training in later life',
      also: words`
        senior, older adult, over 50, over 55, over 60, over 65, later life, gentle exercise,
        chair exercise
      `,
      about: [
        'Standing up from a chair without hands is a squat, and many classes begin with it.',
        'Balance is trained like strength, a little harder each time, and usually with a rail within reach.',
        'Training later in life often differs in its pauses: warm-ups are longer, and so are the rests.',
      ],
    },
    {
      name: 'Online coaching',
      icon: 'laptop',
      also: words`
        online, online personal train, online train, remote coach, remote train, virtual, training plan,
        program design, programme design
      `,
      about: [
        'Coaching online often means a written plan, with videos of the lifts going back and forth.',
        'A phone propped up at hip height shows a coach more of a squat than one held above.',
        'A plan made at a distance starts with questions, such as what equipment there is and how the week looks.',
      ],
      picture: ['phone mat', 'A phone propped up beside a mat'],
    },
    {
      name: 'Open gym',
      also: words`open gym, gym access, gym member, day pass, gym pass`,
      about: [
        'Open gym is floor time without a coach: people bring a plan of their own and work through it.',
        'Most gyms are fullest after work and on Mondays, and often have room at the racks by mid-morning.',
        'A visit at the hour one would really train shows more than a tour at a quiet time.',
      ],
      unit: 'per month',
    },
  ],
  questions: [
    {
      ask: 'Can beginners come?',
      words: words`beginner, any level, all levels, every level, first timer, novice, never trained, no experience`,
    },
    { ask: 'Is there a trial session?', words: words`trial, taster, first class, first session, drop in` },
    { ask: 'What does it cost?', from: 'prices' },
    { ask: 'Who are the coaches?', from: 'people' },
    {
      ask: 'How many people are in a class?',
      words: words`people class, class size, small class, class capped, classes capped, group size`,
    },
    { ask: 'Are you qualified to coach?', from: 'qualified' },
    { ask: 'Do I sign a contract?', words: words`contract, commitment, lock in, tie in, month to month, rolling` },
    { ask: 'What if I have to cancel?', from: 'cancellation' },
  ],
  usualHours: ['Mon-Fri 06:00-20:00', 'Sat 08:00-12:00'],
  photoWishes: [
    'The gym floor early in the morning, with the lights on.',
    'A coach beside somebody who lifts.',
    'A class at work, taken from the back of the room.',
  ],
  pictures: {
    hero: ['kettlebell dumbbell water bottle', 'Kettlebells and dumbbells with a water bottle'],
    banners: [
      ['barbell rack', 'A barbell resting on its rack'],
      ['yoga mats window', 'Yoga mats rolled up by a window'],
      ['running shoes', 'A pair of running shoes'],
    ],
    gallery: [
      ['kettlebells', 'A kettlebell'],
      ['dumbbells', 'A pair of dumbbells'],
      ['yoga mat', 'A rolled mat'],
      ['barbell', 'A barbell on the floor'],
      ['running shoes', 'A pair of running shoes'],
      ['water bottle towel', 'A water bottle'],
      ['clock wall', 'A clock'],
    ],
  },
  callToAction: 'Ask about training',
  names: {
    words: words`
      Chalk, Kettle, Ironwood, Anchor, Barrel, Foundry, Tempo, Granite, Sunrise, Warehouse, Plate, Railyard, Third Set,
      Steel Yard, Ropewalk, Sandbag, Tuesday, Heartwood
    `,
    endings: words`Fitness, Strength, Gym, Training, Athletic Club, Barbell`,
    whole: words`
      One More Rep, The Slow Mile, Half Past Six, The Chalk Room, Good Form, The Heavy Bag, Two Sessions a Week,
      Lift & Carry, The Training Shed, Nobody’s Looking
    `,
  },
  ideas: [
    'Strength training for beginners',
    'Personal training after fifty',
    'Early classes before work',
    'Gym for women only',
    'Boxing for fitness, no sparring',
    'Training for new mothers',
    'Small-group strength in a garage',
    'Bootcamp in the park',
    'Personal trainer who comes to you',
    'Mobility and stretching for desk workers',
    'Rowing and conditioning classes',
    'Kettlebell classes at lunchtime',
    'Fitness for teenagers',
    'Online coaching with weekly plans',
    'Martial arts for the whole family',
  ],
  searchTerms: words`gym, fitness, personal training`,
  sample: {
    trade: 'a gym',
    name: 'Anvil & Oak Fitness',
    location: '305 Depot Street, Austin, Texas',
    country: 'US',
    phone: '(512) 555-0190',
    typed: [
      'Strength gym in an old freight depot. Your coaches are Dre Villanueva, Pam Stokes and Yusuf Kaya.',
      'Drop-in $20',
      'Ten classes $160',
      'Monthly pass $145',
      'Personal training $75 (60 min)',
      'Beginners’ course $90 (four Saturdays)',
      'Six people in a class at most. The over-60s have a class of their own.',
      'Mon–Fri 6am–8pm, Sat 8am–noon. No contracts; pause any month by email.',
      'We have no mirrors, on purpose, and no showers, because the depot has one tap.',
    ],
    reviews: [
      { name: 'Lorraine Petty', text: 'I am 67 and I picked up my suitcase at the airport myself.' },
      { name: 'Kev Tran', text: 'Pam changed my grip by an inch and my shoulder shut up.' },
      { name: 'S. Albright', text: 'Four Saturdays and I knew what to do with the bar.' },
    ],
  },
}

import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const drivingSchool: Trade = {
  slug: 'driving-school',
  trade: 'Driving School',
  appointments: true,
  proof: ['Qualification', 'License', 'Membership', 'Insurance', 'Award'],
  form: { message: 'Have you driven before?' },
  styles: ['Common', 'Geometric', 'CommonAlt', 'Fun'],
  shapes: ['chevrons', 'runs', 'checker', 'edge', 'diagonals'],
  subject: '',
  matches: {
    own: words`
      driving school*, driving lesson*, driving instruct*, driving tuition, driving tutor*, driving academ*,
      driver training, drivers ed, driver education, learn to drive, teach driving, teach people to drive,
      driving test*, intensive driving
    `,
    signs: words`
      learner*, dual control*, dual controls, test routes, mock test*, theory test*, road test*, adi, dvsa, dmv,
      behind the wheel, parallel park*, nervous driver*, refresher lesson*, automatic lesson*, manual lesson*,
      pass rate, learner permit*
    `,
    not: words`
      driving range*, test drive*, piling and driving, horse driving, carriage driving, truck driving job*,
      learner support, road test report*
    `,
  },
  services: [
    {
      name: 'Lessons for beginners',
      icon: 'steering-wheel',
      also: words`beginner, first lesson, learner, new driver, novice, first time driver, starter lesson`,
      about: [
        'Moving off, stopping and steering come before traffic, because feet and eyes have to learn one thing at a time.',
        'Beginners tend to look just ahead of the car; steering gets smoother once the eyes go further down the road.',
        'A first lesson usually begins on a quiet road, with the seat and the mirrors set before the engine runs.',
      ],
      unit: 'per lesson',
    },
    {
      name: 'Automatic lessons',
      icon: 'automatic-gearbox',
      also: words`automatic`,
      about: [
        'With no clutch to think about, attention goes to the road earlier, which many nervous learners like.',
        'Most automatics creep forward when the brake is let go, so slow maneuvers are mostly a matter of the brake.',
        'Electric cars have no gears to change, so learning in an automatic is learning for them as well.',
      ],
      unit: 'per lesson',
    },
    {
      name: 'Manual lessons',
      icon: 'gearbox',
      also: words`manual, stick shift, gear stick, clutch control`,
      about: [
        'The clutch is learned by feel: the point where it bites comes a little earlier or later in every car.',
        'Stalling is mostly a matter of the left foot coming up too soon, and nearly every learner does it at first.',
        'Starting uphill without rolling back takes practice, because clutch, brake and accelerator change over at one moment.',
      ],
      unit: 'per lesson',
    },
    {
      name: 'Refresher lessons',
      icon: 'refresh',
      also: words`refresh, return driv, returning driv, confidence, rusty, lapsed`,
      about: [
        'Years without driving mostly show in mirrors, lane changes and judging gaps, and much less in the pedals.',
        'People often take up driving again after a move, when the bus no longer goes where the work is.',
        'Habits are hard to notice alone, and a second pair of eyes sees them within a few streets.',
      ],
      unit: 'per lesson',
    },
    {
      name: 'Test preparation',
      icon: 'clipboard-check',
      also: words`test prep, mock test, driving test, road test, practical test, test day, test route, test car, pre test`,
      about: [
        'A mock test is usually driven with somebody marking in silence, because being watched changes how people drive.',
        'Many tests are failed on looking: a mirror not checked, or a corner taken without a second glance.',
        'Streets around a test center have their own traps, such as a sign behind a tree or a lane that suddenly turns.',
      ],
    },
    {
      name: 'Intensive courses',
      icon: 'calendar',
      also: words`intensive, crash course, fast track, week course`,
      about: [
        'Lessons close together leave little time to forget, so each one can start where the last one stopped.',
        'A course packed into days is usually planned backward from the date of the test, so the date comes first.',
        'Hours behind the wheel are tiring, so a full day of lessons is usually broken up by pauses or theory.',
      ],
      unit: 'per course',
    },
    {
      name: 'Highway driving',
      icon: 'road',
      also: words`highway driv, highway lesson, highway practice, motorway, freeway, interstate, dual carriageway, expressway`,
      about: [
        'Joining is the hard part: a car has to reach the speed of the traffic before its lane runs out.',
        'On a highway everything comes up sooner, so mirrors are checked earlier and signs are read far ahead.',
        'Big roads ask for planning more than steering: a missed exit is easier to mend than a late swerve.',
      ],
      unit: 'per lesson',
    },
    {
      name: 'Parking practice',
      icon: 'parking',
      also: words`parking, parallel park, bay park, reverse park, maneuver, manoeuvre, maneuvre`,
      about: [
        'Parallel parking mostly goes wrong at the start, with a car that stands too far out or turns in too late.',
        'Backing into a space works when the car barely moves, so that there is time to look around between turns.',
        'When a car turns in reverse, its front swings wide, which is how the car next door gets scraped.',
      ],
      unit: 'per lesson',
    },
    {
      name: 'Night driving',
      icon: 'moon',
      also: words`night driv, night lesson, after dark, dark driv`,
      about: [
        'At speed, headlights may show less road than a car takes to stop, so driving after dark is slower driving.',
        'Many learners first drive after dark on roads they know, where only the light is new.',
        'After dark, a car with one lamp out is easily taken for a motorcycle, and its distance is hard to judge.',
      ],
      unit: 'per lesson',
    },
    {
      name: 'Theory lessons',
      icon: 'book',
      also: words`theory, permit test, hazard percep, highway code, written test, knowledge test, rules road, classroom`,
      about: [
        'Many wrong answers in a theory test come from reading past a small word such as not or unless.',
        'Road signs tell their kind by shape and color before anybody reads what is on them.',
        'Twice the speed takes far more than twice the distance to stop, a sum that trips up most beginners.',
      ],
    },
    {
      name: 'Lessons in your car',
      icon: 'car',
      also: words`own car, your car, own vehicle, your vehicle, family car`,
      about: [
        'An ordinary passenger seat has no second brake, so practice in a private car usually comes after the basics.',
        'Every car has its own blind spots and its own width, and those of the family car take getting used to.',
        'Lane assist, parking cameras and hill hold work differently in every car, and so does switching them off.',
      ],
      unit: 'per lesson',
    },
    {
      name: 'Drivers from abroad',
      icon: 'world',
      also: words`foreign, international, overseas, abroad, new country, expat`,
      about: [
        'The habit of driving on the other side mostly comes back at empty corners, where no other car shows the way.',
        'Every country has habits that no handbook mentions, such as who lets whom through in a narrow street.',
        'Somebody with years of practice elsewhere often needs fewer lessons in driving than in what local examiners look for.',
      ],
      unit: 'per lesson',
    },
  ],
  questions: [
    { ask: 'Which areas do you cover?', from: 'area' },
    { ask: 'Do you teach automatic and manual?', words: words`automatic, manual, stick shift` },
    { ask: 'What does a lesson cost?', from: 'prices' },
    { ask: 'How soon can I start?', from: 'notice', words: words`waiting list, wait list, start within` },
    { ask: 'Who will teach me?', from: 'people' },
    { ask: 'Are your instructors qualified?', from: 'qualified' },
    { ask: 'Can I take the test in your car?', words: words`test car, test vehicle` },
    { ask: 'What if I have to cancel a lesson?', from: 'cancellation' },
  ],
  usualHours: ['Mon-Fri 08:00-19:00', 'Sat 09:00-16:00'],
  photoWishes: [
    'Your car with its roof sign, on a quiet street.',
    'You in the passenger seat, ready to go.',
    'A learner on the day of a passed test, if they agree.',
  ],
  pictures: null,
  callToAction: 'Ask about lessons',
  names: {
    words: words`
      Roundabout, Green Light, Left Turn, Milestone, Mirror, Second Gear, Quiet Road, Crossroads, Lantern, Hill Start,
      Signpost, Kestrel, Long Lane, Clutch, Harbor, Open Road, North Road, Early Bird
    `,
    endings: words`Driving School, School of Motoring, Driving, Driver Training, Driving Lessons, Driving Academy`,
    whole: words`
      Mirror First, The Biting Point, Left at the Lights, The Second Mirror, Clear to Go, The Quiet Passenger,
      Third Exit, Both Hands Driving School, The Hill Start, Eyes Up Driving
    `,
  },
  ideas: [
    'Driving lessons for nervous beginners',
    'Automatic lessons in an electric car',
    'Refresher lessons after a long break',
    'Night and rain driving by the hour',
    'Lessons for drivers new to the country',
    'Test practice on local routes',
    'Parking lessons and nothing else',
    'Driving lessons in sign language',
    'Motorway lessons for new drivers',
    'Lessons for older drivers',
    'Week-long courses before a test',
    'Driving lessons between school and supper',
    'Lessons in a car with hand controls',
    'Towing lessons for caravans and trailers',
    'Theory evenings in small groups',
  ],
  searchTerms: words`driving school, driving lessons, driving instructor`,
}

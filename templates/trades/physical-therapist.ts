import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const physicalTherapist: Trade = {
  slug: 'physical-therapist',
  trade: 'Physical Therapist',
  schemaType: 'MedicalBusiness',
  proof: ['License', 'Qualification', 'Membership', 'Insurance'],
  appointments: true,
  leadsWith: 'people',
  form: { message: 'Where does it hurt?' },
  styles: ['CommonAlt', 'Elegant', 'Common', 'Fun'],
  shapes: ['arcs', 'dunes', 'echoes', 'waves', 'moon'],
  subject: 'physiotherapy rehab',
  matches: {
    own: words`
      physical therap*, physio, physios, physiotherap*, sports therap*, sports rehab*, manual therap*, injury rehab*
    `,
    signs: words`
      rehab*, sports injur*, sports medicine, back pain, neck pain, knee pain, joint pain, chronic pain,
      injury recovery, dry needling, vestibular*, pelvic floor, post surg*, after surgery, knee surgery, hydrotherap*,
      posture*, gait, sciatica*, kinesi*, massage
    `,
    not: words`
      house rehab*, home rehab*, drug rehab*, alcohol rehab*, mobility scooter*, horse physio*, equine physio*,
      canine physio*, dog physio*, animal physio*, canine rehab*, canine hydrotherap*, dog hydrotherap*, vet physio*,
      veterinary physio*, equine physical therap*
    `,
  },
  services: [
    {
      name: 'First assessment',
      icon: 'clipboard-check',
      also: words`first assess, initial assess, physio assess, physiotherapy assess, evaluation, initial consult, first consult, first appoint, initial appoint, first visit, first session, new patient`,
      about: [
        'Clothes that let the sore place be seen, such as shorts for a knee, are usually worth bringing.',
        'Much of a first visit is questions: when it began, and what it keeps somebody from doing.',
        'Watching somebody sit, stand and reach often tells more than pressing on the spot that hurts.',
      ],
      picture: ['spine model stethoscope', 'A model of the spine beside a stethoscope'],
    },
    {
      name: 'Follow-up sessions',
      icon: 'refresh',
      also: words`follow, subsequent, review appoint, standard session, standard appoint, return visit`,
      about: [
        'Later visits build on the exercises done at home, so a note of what went badly helps.',
        'What was too much and what was too little last time usually decides the next set of exercises.',
        'Later visits are often shorter than the first, since most of the questions have been asked.',
      ],
    },
    {
      name: 'Back and neck',
      also: words`back pain, back care, back and neck, neck, spine, spinal, sciatic, lower back, low back, stiff back, lumbar, whiplash, posture`,
      about: [
        'Many people come after something small, such as a long drive or a lifted box.',
        'How somebody sits at work is usually part of the talk, so a photo of the desk helps.',
        'The place that hurts is not always the place that is stiff, so hips and shoulders are often looked at too.',
      ],
      picture: ['spine model', 'A model of the spine on a stand'],
    },
    {
      name: 'Knees, hips and ankles',
      also: words`knee, hips, hip pain, ankle, foot pain, feet, plantar, gait`,
      about: [
        'Worn shoes are worth bringing, because their soles show how the weight falls.',
        'Which leg goes first on the stairs often says where it is sore.',
        'One joint is seldom looked at alone, since knee, hip and ankle share the work of each step.',
      ],
      picture: ['trainers mat', 'A pair of trainers beside a rolled mat'],
    },
    {
      name: 'Shoulders and hands',
      also: words`shoulder, hand therap, hand injur, hand pain, wrist, elbow, rotator cuff, carpal`,
      about: [
        'Reaching for a high shelf or fastening a button is often where people first notice that something is wrong.',
        'The side on which somebody sleeps and the way they hold a phone are often among the first questions.',
        'Everyday tasks, such as opening a jar or putting on a coat, often make up the first tests.',
      ],
      picture: ['dumbbell towel', 'A dumbbell beside a folded towel'],
    },
    {
      name: 'Rehab after surgery',
      icon: 'bandage',
      also: words`surg, operation, postop, post operat, acl, knee replac, hip replac, joint replac, shoulder replac, prehab`,
      about: [
        'The surgeon’s notes often say what is allowed and from when, so they are worth bringing.',
        'The first sessions are often about everyday things, such as getting out of a chair or into a car.',
        'Some people come before the operation, to learn the first exercises and try out crutches or a sling.',
      ],
      picture: ['treatment bed window', 'A treatment bed by a window'],
    },
    {
      name: 'Sports injuries',
      icon: 'running',
      also: words`sports injur, sport injur, sports physio, sports rehab, sports therap, athlet, runner, sprain, strain, tendon, tendin, return sport`,
      about: [
        'What changed lately, such as new shoes or a harder week, often says more than the sore spot does.',
        'A phone video of the stride or swing in question is often worth more than a description of it.',
        'The way back usually goes in steps: a jog before a sprint, and a sprint before a match.',
      ],
      picture: ['kettlebell waterbottle', 'A kettlebell and a water bottle'],
    },
    {
      name: 'Manual therapy',
      icon: 'massage',
      also: words`manual therap, massage, dry needl, needling, mobiliz, mobilis, soft tissue, cupping, myofascial, trigger point, acupunct`,
      about: [
        'Treatment of this kind is often combined with exercises that are done at home between visits.',
        'Clothes usually come off only where the work is done, and a towel covers the rest.',
        'Medicines and old injuries are usually asked about first, because they may rule out some techniques.',
      ],
      picture: ['treatment bed towels', 'Folded towels on a treatment bed'],
    },
    {
      name: 'Balance and falls',
      also: words`balance, fall prevent, falls, fall risk, vestibul, dizz, vertigo`,
      about: [
        'Getting up in the night or bending down for a shoe are moments that many people mention first.',
        'The shoes and glasses worn every day are worth bringing, because both change how somebody stands.',
        'Turning the head while walking, as when crossing a street, is a common thing to train.',
      ],
      picture: ['exercise ball mat', 'An exercise ball beside a mat'],
    },
    {
      name: 'Pelvic floor',
      also: words`pelvic, incontinen, continence`,
      about: [
        'A session usually begins with talk, and nobody has to be examined who would rather not be.',
        'Many people come in the months after a birth, many others years later, and men come as well.',
        'Many people first notice that something has changed when they cough or jump.',
      ],
    },
    {
      name: 'Home visits',
      icon: 'home',
      also: words`home visit, visit home, visits home, domicil, mobile physio, mobile service, house call, home physio, home therap, home appoint`,
      about: [
        'At home the stairs and the bed often take the place of gym equipment.',
        'People often ask for a home visit after a hospital stay, when a ride in a car is still too much.',
        'A firm chair and a clear stretch of floor are usually all that has to be ready.',
      ],
      picture: ['armchair lamp', 'An armchair beside a lamp'],
    },
    {
      name: 'Video sessions',
      icon: 'video',
      also: words`video session, video appoint, video consult, video call, telehealth, virtual, remote session, online session, online physio, online consult, online appoint, telerehab`,
      about: [
        'The camera often has to see the whole body, so a phone propped on a chair can work better than a laptop.',
        'A video session is often used to go over exercises between visits, or by people who live far away.',
        'Nobody can press on a joint through a screen, so questions and movements take the place of hands.',
      ],
    },
  ],
  questions: [
    { ask: 'Do I need a referral?', words: words`referral, referred` },
    {
      ask: 'Do you take my insurance?',
      words: words`insurer, health insur, insurance plan, insurance cover, medicare, medicaid, reimburs, superbill, bupa`,
    },
    { ask: 'What does a session cost?', from: 'prices' },
    { ask: 'How long is a session?', from: 'durations' },
    { ask: 'Are you a qualified physical therapist?', from: 'qualified' },
    { ask: 'What should I wear or bring?', words: words`wear, bring, loose cloth, shorts` },
    {
      ask: 'Do you come to people’s homes?',
      words: words`home visit, visit home, house call, visit you home, come home`,
    },
    { ask: 'What if I have to cancel?', from: 'cancellation' },
  ],
  usualHours: ['Mon-Thu 08:00-18:00', 'Fri 08:00-16:00'],
  photoWishes: [
    'The treatment room by daylight, with nobody in it.',
    'You showing an exercise.',
    'The front door and the way to it.',
  ],
  pictures: {
    hero: ['spine exerciseball dumbbell', 'A model of the spine with an exercise ball and a dumbbell'],
    banners: [
      ['treatment bed room', 'A treatment room with a bed and daylight'],
      ['rolled mat kettlebell', 'A rolled mat and a kettlebell'],
      ['path park landscape', 'A path through a park'],
    ],
    gallery: [
      ['treatment bed', 'A treatment bed'],
      ['spine model', 'A model of the spine'],
      ['exercise ball', 'A large exercise ball'],
      ['rolled mat towel', 'A rolled mat'],
      ['kettlebell', 'A kettlebell'],
      ['trainers', 'A pair of trainers'],
      ['stool plant', 'A stool'],
      ['water bottle', 'A water bottle'],
    ],
  },
  callToAction: 'Ask about an appointment',
  navigation: {
    Services: 'Treatments',
  },
  names: {
    words: words`
      Stride, Keystone, Hinge, Compass, Steady, Tideline, Footbridge, Upright, Ridgeway, Milestone, Lakeside, Towpath,
      Summit, Cornerstone, Aspen, Second Wind, Plumbline, Forward
    `,
    endings: words`Physical Therapy, Physio, Rehab, Therapy & Movement, Movement Clinic, Physical Therapists`,
    whole: words`
      The Next Step, Back on the Stairs, Good Mornings Physio, The Moving Parts, Range of Motion Rooms,
      The Walking Practice, Small Steps Therapy, Half a Mile Further, The Mending Room, Easy Does It Rehab
    `,
  },
  ideas: [
    'Physical therapy for runners',
    'Home visits after hip surgery',
    'Back care for office teams',
    'Balance training for older adults',
    'Rehab after knee replacement',
    'Pelvic floor therapy after birth',
    'Physiotherapy for young athletes',
    'Hand therapy for musicians',
    'Physical therapy by video',
    'Small-group exercise for stiff backs',
    'Therapy for dizziness and balance',
    'Physiotherapy for dancers and gymnasts',
    'Recovery sessions for a football club',
    'Physical therapy for children',
    'Shoulder and neck clinic downtown',
  ],
  searchTerms: words`physical therapist, physical therapy, physiotherapy`,
  sample: {
    trade: 'a physical therapist',
    name: 'Footbridge Physical Therapy',
    location: '214 Millrace Road, Chattanooga, Tennessee',
    country: 'US',
    phone: '(423) 555-0173',
    typed: [
      'Physical therapy, one patient at a time in a room with a door, since 2014. I’m Gareth Olsen, and I ran marathons until my own knee taught me the job.',
      'First assessment $165 (75 minutes)',
      'Follow-up $120 (50 minutes)',
      'Dry needling $45',
      'Running gait on video $150',
      'Home visit $190',
      'Most people come about a back, a knee or the months after surgery. You don’t need a referral in Tennessee.',
      'Mon–Thu 7am–6pm, Fri 7am–3pm. Home visits in Chattanooga and Signal Mountain.',
      'Most people are done in 6 to 8 visits; if nothing changes by the third I send you on.',
    ],
    reviews: [
      { name: 'Delia Franks', text: 'He wrote three exercises on a card. Not twelve.' },
      { name: 'Coach Renner', text: 'The video showed my left foot doing something my right foot does not.' },
      { name: 'Ivy S.', text: 'By the sixth visit I took the stairs without thinking.' },
    ],
  },
}

import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const therapist: Trade = {
  slug: 'therapist',
  trade: 'Therapist',
  proof: ['License', 'Qualification', 'Membership', 'Insurance'],
  appointments: true,
  leadsWith: 'people',
  form: { message: 'What would you like help with?' },
  styles: ['Elegant', 'CommonAlt'],
  shapes: ['dunes', 'arches', 'moon', 'rings', 'waves'],
  subject: 'therapist therapy',
  matches: {
    own: words`
      therapist, therapists, psychotherap*, counselor*, counsellor*, counseling, counselling, psychologist*,
      couples therap*, family therap*, talk therap*, talking therap*, marriage therap*, therapy practice
    `,
    signs: words`
      therapy, anxiety, depression, trauma, grief, couples, marriage, cbt, emdr, life coach*, bereavement, stress,
      burnout, adhd, relationship*, mental health
    `,
    not: words`
      physical therap*, massage therap*, beauty therap*, occupational therap*, speech therap*, language therap*,
      sports therap*, skin therap*, nutrition counsel*, nutritional counsel*, career counsel*, financial counsel*,
      debt counsel*, genetic counsel*, guidance counsel*, pet therap*, music therap*, art therap*, retail therap*,
      holistic therap*, complementary therap*, laser therap*, light therap*, manual therap*, equine therap*,
      animal therap*, nutritional therap*, water therap*, marriage celebran*, camp counsel*, couples massage*,
      compression therap*, dental anxiety
    `,
  },
  services: [
    {
      name: 'Individual therapy',
      icon: 'person',
      also: words`individual, adult therap, adult counsel, talking therap, talk therap`,
      about: [
        'A first session is often questions on both sides, and nobody has to tell everything in it.',
        'Sessions often keep the same hour each week, so that it need not be arranged anew.',
        'Many people arrive without knowing where to start, and that is a common way to start.',
      ],
      picture: ['two armchairs lamp', 'Two armchairs with a lamp between them'],
    },
    {
      name: 'First call',
      icon: 'phone',
      also: words`first call, phone consult, intro call, introductory, initial call, consultation call, discovery call, first phone call, intake call`,
      about: [
        'A short talk before the first session lets both sides hear whether they could work together.',
        'Cost and times are usually settled in a first call, so the first session can start with something else.',
        'A few words on what it is about are enough, since the whole story has its time later.',
      ],
    },
    {
      name: 'Anxiety and stress',
      also: words`anxi, stress, panic, worry, burnout, phobia`,
      about: [
        'Many people come when worry has begun to decide things, such as which calls go unanswered.',
        'When the worry comes and what happened just before are often the first things looked at.',
        'Many people say that nights are hardest, when the day is over and the thoughts go on.',
      ],
      picture: ['calm sea horizon', 'A calm sea under a wide sky'],
    },
    {
      name: 'Depression',
      also: words`depress, low mood`,
      about: [
        'Many people come when getting up or answering a message has become hard, for no reason they can name.',
        'Depression often shows as tiredness or a short temper, and others may notice before the person does.',
        'First steps are often small, such as one task for a day when little seems possible.',
      ],
      picture: ['window light plant', 'A plant in the light of a window'],
    },
    {
      name: 'Couples',
      icon: 'heart',
      also: words`couple, marriag, marital, relationship counsel, relationship therap, premarit`,
      about: [
        'Many couples come with one quarrel that keeps returning over different things.',
        'Some couples come to stay together, others to part decently, and some to find out which.',
        'Both usually come to the first session, and some therapists then see each of them once alone.',
      ],
      picture: ['two cups table', 'Two cups on a table'],
    },
    {
      name: 'Family therapy',
      icon: 'group',
      also: words`famil`,
      about: [
        'Not everyone has to be at every session, and who comes is usually part of the talk.',
        'The person everybody worries about is often not the only one who has something to say.',
        'A new baby or a second marriage changes who does what at home, which is when many families ask.',
      ],
    },
    {
      name: 'Grief and loss',
      icon: 'candle',
      also: words`grief, griev, bereave, mourn`,
      about: [
        'Many people come not in the first weeks but months later, when others have stopped asking.',
        'Dates matter, since an anniversary or a first birthday without somebody can bring it all back.',
        'Anger and relief are part of grief as well, though few people expect them.',
      ],
      picture: ['candle leaves', 'A candle beside a branch of leaves'],
    },
    {
      name: 'Trauma',
      also: words`trauma, ptsd, emdr, post traumatic stress`,
      about: [
        'Nobody has to tell the whole story at once, and the first sessions are often not about it at all.',
        'A smell or the slam of a door can bring back the fear, even when the event itself is long past.',
        'The person who comes usually sets the pace, often with a sign agreed on for stopping.',
      ],
      picture: ['forest path landscape', 'A path between trees'],
    },
    {
      name: 'Teenagers',
      also: words`teen, adolesc, young people, youth`,
      about: [
        'Parents often come for part of the first talk, and wait outside for the rest.',
        'Many talk more easily over a drawing or on a walk than face to face.',
        'A change in sleep or at school is often what parents notice first.',
      ],
      picture: ['notebook pencil window', 'A notebook and a pencil by a window'],
    },
    {
      name: 'Children',
      icon: 'child',
      also: words`children, child therap, child counsel, child psych, play therap, kids`,
      about: [
        'Children often show in play what they cannot yet put into words, which is why many rooms have toys.',
        'Parents are often seen first on their own, to tell what has happened and when it began.',
        'Many parents tell a child beforehand that they will meet somebody to talk and play with.',
      ],
    },
    {
      name: 'Life transitions',
      also: words`life transition, life change, career, retire, divorce, life coach, empty nest`,
      about: [
        'Even a change that somebody wished for, such as a new job, can leave them unsettled.',
        'Many people come between two stages of life, when what used to work no longer does.',
        'A move or a retirement takes away a role along with a routine, and the role is often missed longer.',
      ],
      picture: ['open door light', 'An open door with light behind it'],
    },
    {
      name: 'Online sessions',
      icon: 'video',
      also: words`online, video, virtual, telehealth, remote, phone session, telephone session, phone counsel, telephone counsel`,
      about: [
        'Headphones and a closed door often matter more than the camera does.',
        'Some people sit in a parked car, because it is the only quiet room they have.',
        'Connections fail now and then, so a phone number to fall back on is usually agreed on first.',
      ],
      picture: ['laptop cup plant', 'A laptop with a cup and a plant'],
    },
  ],
  questions: [
    {
      ask: 'Do you have room for new clients?',
      words: words`accepting, new clients, opening, openings, waiting list, waitlist, wait list`,
    },
    { ask: 'What does a session cost?', from: 'prices' },
    { ask: 'How long is a session?', from: 'durations' },
    {
      ask: 'Can I claim it on my insurance?',
      words: words`insurer, health insur, insurance plan, insurance cover, medicare, medicaid, reimburs, superbill, sliding scale`,
    },
    {
      ask: 'Do you see people online?',
      words: words`video, zoom, virtual, telehealth, sessions online, online session, online appoint`,
    },
    { ask: 'Does what I say stay between us?', words: words`confiden` },
    { ask: 'Are you a qualified therapist?', from: 'qualified' },
    { ask: 'What if I have to cancel?', from: 'cancellation' },
  ],
  usualHours: ['Mon-Thu 09:00-18:00', 'Fri 09:00-14:00'],
  photoWishes: [
    'Your room with its two chairs, by daylight.',
    'You as people will meet you, looking up.',
    'The front door, so that nobody has to search.',
  ],
  pictures: {
    hero: ['armchair window plant', 'An armchair by a window with a plant'],
    banners: [
      ['sea horizon', 'A calm sea and a low horizon'],
      ['forest path landscape', 'A path between tall trees'],
      ['armchairs lamp', 'Two armchairs turned toward each other'],
    ],
    gallery: [
      ['armchair lamp', 'An armchair beside a lamp'],
      ['window plant', 'A plant'],
      ['tea cup', 'A cup of tea'],
      ['bookcase room', 'A shelf of books'],
      ['vase branch', 'A vase'],
      ['door light', 'A door'],
    ],
  },
  callToAction: 'Ask about a first session',
  names: {
    words: words`
      Quiet Hour, Willow, Stillwater, Harbor, Alder, Lantern, Clearing, Riverbend, Two Chairs, Meadow, Thread, Rowan,
      Window Seat, Hawthorn, Low Tide, Fernleaf, Morning, Compass
    `,
    endings: words`Therapy, Counseling, Psychotherapy, Therapy Practice, Consulting Rooms, Counseling Rooms`,
    whole: words`
      A Door That Closes, The Listening Room, The Quiet Chair, Room to Think, The Clearing, First Words,
      An Hour of Your Own, The Blue Armchair, Slow Conversation, The Garden Room Practice
    `,
  },
  ideas: [
    'Talking therapy for new parents',
    'Couples counseling in the evening',
    'Therapy for people who grieve',
    'Counseling for teenagers and their parents',
    'Therapy in two languages',
    'Anxiety and sleep, in small groups',
    'Online therapy for people abroad',
    'Walking therapy in a park',
    'Counseling for nurses and doctors',
    'Therapy for life after divorce',
    'Art therapy for adults',
    'Support for people who care for others',
    'Counseling for students',
    'EMDR and trauma therapy',
    'Therapy for people who retire',
  ],
  searchTerms: words`therapist, psychotherapy, counseling`,
  sample: {
    trade: 'a therapist',
    name: 'The Unhurried Room',
    location: '11 Cedar Court, Victoria, British Columbia',
    country: 'CA',
    phone: '(250) 555-0139',
    typed: [
      'I’m Margit Lindqvist, a registered clinical counsellor, and I work with adults, one at a time or as couples. Most people come about anxiety, grief or a marriage that has gone quiet.',
      'Introductory call $0 (15 min)',
      'Individual session $140 (50 min)',
      'Couples session $175 (75 min)',
      'I keep two places at a lower price for people who could not come otherwise.',
      'I speak English and Swedish, in the room or by video. Monday to Thursday 9 to 5, Friday 9 to 1, by appointment.',
      'I keep 10 minutes between people so that nobody meets in the hall.',
      'Please cancel 24 hours ahead. I don’t write letters for court.',
    ],
    reviews: [
      { name: 'A. K.', text: 'I talked about the weather for three weeks and then I did not.' },
      { name: 'M. and J.', text: 'We learned to finish a sentence.' },
      { name: 'Former client', text: 'The hall was always empty. I noticed that more than anything.' },
    ],
  },
}

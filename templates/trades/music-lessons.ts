import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const musicLessons: Trade = {
  slug: 'music-lessons',
  trade: 'Music Lessons',
  proof: ['Qualification', 'Membership', 'Award'],
  form: {
    message: 'Who would like to learn, and have they played before?',
    fields: [{ label: 'Instrument', kind: 'ShortText' }],
  },
  appointments: true,
  leadsWith: 'people',
  styles: ['Geometric', 'Fun', 'Elegant', 'CommonAlt'],
  shapes: ['echoes', 'ripples', 'shift', 'arcs', 'discs'],
  subject: 'music musician',
  matches: {
    own: words`
      music lesson*, music teach*, music school*, music tuition, music academ*, music class*, piano lesson*,
      piano teach*, piano tuition, guitar lesson*, guitar teach*, violin lesson*, violin teach*, drum lesson*,
      drum teach*, singing lesson*, singing teach*, singing coach*, voice lesson*, vocal coach*, cello lesson*,
      cello teach*, flute lesson*, saxophone lesson*, ukulele lesson*, teach piano, teach guitar, teach violin,
      teach music, teach singing, teach drums, teach cello, teach the piano, teach the guitar, teach the violin
    `,
    signs: words`
      piano*, guitar*, violin*, drum, drums, singing, cello, flute, saxophone, ukulele, music theory, music, abrsm
    `,
    not: words`
      piano mov*, piano tun*, piano restor*, guitar repair*, guitar build*, live music, music festival*, ear drum*,
      music therap*, brake drum*, drum brake*, background music, piano bar*, sheet music, piano removal*, music shop*,
      music store*, music video*, music production, music venue*, oil drum*, singing telegram*, piano repair*,
      violin mak*, violin repair*, guitar shop*, music wire
    `,
  },
  services: [
    {
      name: 'Piano',
      icon: 'piano',
      also: words`piano, keyboard`,
      about: [
        'On a piano every key has its note ready, so a first tune comes early, while playing with both hands takes longer.',
        'A keyboard with weighted keys feels like a piano under the fingers; one with springs doesn’t.',
        'The height of the stool matters from the first day: elbows sit about level with the keys.',
      ],
      unit: 'per lesson',
      picture: ['piano keys', 'The keys of a piano'],
    },
    {
      name: 'Guitar',
      icon: 'guitar-pick',
      also: words`guitar`,
      about: [
        'Fingertips are often sore for the first weeks, until the skin hardens; nylon strings are gentler than steel.',
        'Guitars come in smaller sizes for children, because an arm has to reach around the body and along the neck.',
        'A handful of chords covers many songs, and changing between them in time is the real exercise.',
      ],
      unit: 'per lesson',
      picture: ['guitar', 'An acoustic guitar against a chair'],
    },
    {
      name: 'Ukulele',
      also: words`ukulele`,
      about: [
        'Soft strings and a short neck are why many children start on the ukulele before the guitar.',
        'The first chord on a ukulele takes one finger, so a song can come early.',
        'New ukulele strings stretch for days, so the instrument is tuned every time it is picked up.',
      ],
      unit: 'per lesson',
    },
    {
      name: 'Violin and strings',
      also: words`violin, viola, cello, fiddle, double bass, string instrument`,
      about: [
        'Most string instruments come in small sizes for small arms, and many families rent until the full size fits.',
        'There are no frets, so the ear has to find the note; tapes on the fingerboard often help at the start.',
        'The bow makes the sound, so the first weeks are often spent on open strings, with the right hand alone.',
      ],
      unit: 'per lesson',
      picture: ['violin bow', 'A violin with its bow'],
    },
    {
      name: 'Singing',
      icon: 'microphone',
      also: words`singing, singer, voice, vocal`,
      about: [
        'Hums and slides usually come before a song, because a voice is warmed up like a runner’s legs.',
        'A high note that sounds tight often lacks breath, so breathing is an early subject in many lessons.',
        'A recording of one’s own voice sounds strange, because singers also hear themselves through the bones of the head.',
      ],
      unit: 'per lesson',
      picture: ['music note melody', 'A musical note'],
    },
    {
      name: 'Drums',
      also: words`drum, percuss, cajon`,
      about: [
        'A rubber pad answers the sticks much as a drum does, so that hands can practice without the noise.',
        'Electronic kits with headphones make drums possible in an apartment, though neighbors below may still feel the pedal.',
        'Hands and feet often learn their parts one at a time, and putting them together is what takes practice.',
      ],
      unit: 'per lesson',
      picture: ['metronome headphones', 'A metronome beside a pair of headphones'],
    },
    {
      name: 'Woodwind and brass',
      also: words`
        woodwind, brass, sax, flute, clarinet, oboe, bassoon, recorder, trumpet, trombone, french horn,
        tuba, cornet
      `,
      about: [
        'Front teeth matter on most wind instruments, so teachers often wait until the adult ones are in.',
        'Wind players often practice long, steady notes, since it is the breath that makes the tone.',
        'A note on the mouthpiece alone often comes first, because it shows whether lips and breath work together.',
      ],
      unit: 'per lesson',
      picture: ['sheet music stand', 'Sheet music on a stand'],
    },
    {
      name: 'Music for children',
      icon: 'child',
      also: words`child, kid, toddler, baby, early years, preschool, young beginner`,
      about: [
        'Children often play by ear before they read, much as they speak before they spell.',
        'A few minutes every day usually do more for a child than an hour on Sunday evening.',
        'Clapping and singing come before the instrument in many lessons for small children.',
      ],
      unit: 'per lesson',
      picture: ['small piano', 'A small piano'],
    },
    {
      name: 'Lessons for adults',
      icon: 'person',
      also: words`adult, grown up, retire, later life`,
      about: [
        'Adults often understand a passage before their fingers can play it, so slow practice does much of the work.',
        'Many adults come back to an instrument they gave up as children, and the hands remember more than expected.',
        'Adults usually choose the music themselves, while children’s lessons more often follow a book.',
      ],
      unit: 'per lesson',
    },
    {
      name: 'Theory and exams',
      icon: 'music',
      also: words`theory, exam, grade, aural, sight read, audition, abrsm, trinity, notation`,
      about: [
        'Theory explains why one chord leads to the next, and why a tune sounds finished on one note and not on another.',
        'Music exams often ask for more than the pieces, such as scales, reading at first sight and a listening test.',
        'Pieces for an exam or audition are often begun months ahead, left alone for a while and taken up again.',
      ],
      unit: 'per lesson',
      picture: ['sheet music pencil', 'A sheet of music with a pencil'],
    },
    {
      name: 'Songwriting and recording',
      also: words`songwrit, song writ, recording, music produc, production, compos, arranging`,
      about: [
        'Many songs start as a line hummed into a phone, and the chords are looked for afterward.',
        'A closet full of clothes comes closer to a vocal booth than a bare room, because cloth swallows the echo.',
        'Arranging is mostly leaving out: when the voice comes in, something else has to make room.',
      ],
      unit: 'per lesson',
      picture: ['headphones notebook', 'Headphones on a notebook'],
    },
    {
      name: 'Online lessons',
      icon: 'laptop',
      also: words`online, zoom, skype, virtual, remote, video lesson`,
      about: [
        'Sound arrives a moment late online, so teacher and student take turns instead of playing together.',
        'Video calls are built for speech and may cut off long notes until a setting for music is turned on.',
        'Where the camera stands matters: for piano or guitar it often shows the hands from the side.',
      ],
      unit: 'per lesson',
      picture: ['laptop headphones', 'A laptop with headphones'],
    },
  ],
  questions: [
    { ask: 'What ages do you teach?', words: words`ages, aged, any age, years old, children from, adults` },
    { ask: 'Is there a trial lesson?', words: words`trial, taster, introductory lesson, first lesson` },
    {
      ask: 'Where are the lessons?',
      from: 'address',
      words: words`your home, my home, your house, come to you, online`,
    },
    { ask: 'What does a lesson cost?', from: 'prices' },
    { ask: 'How long is a lesson?', from: 'durations' },
    { ask: 'Who teaches?', from: 'people' },
    {
      ask: 'Do I need my own instrument?',
      words: words`own instrument, rent, hire, borrow, instruments provided, instrument provided`,
    },
    { ask: 'What if I have to miss a lesson?', from: 'cancellation', words: words`missed, make up` },
  ],
  usualHours: ['Mon-Fri 14:00-20:00', 'Sat 09:00-15:00'],
  photoWishes: [
    'The room where you teach, with the instruments.',
    'You beside a student at the instrument.',
    'Students at a recital, from the back of the room.',
  ],
  pictures: {
    hero: ['piano guitar window', 'A piano and a guitar in a room with a window'],
    banners: [
      ['piano lamp', 'A piano with a lamp on top'],
      ['sheet music stand', 'A music stand with sheet music'],
      ['guitar chair', 'A guitar leaning against a chair'],
    ],
    gallery: [
      ['piano keys', 'A piano'],
      ['guitar', 'An acoustic guitar'],
      ['violin bow', 'A violin'],
      ['metronome', 'A metronome'],
      ['music note', 'A musical note'],
      ['sheet music', 'Sheet music on a stand'],
      ['headphones', 'Headphones'],
      ['music room chair', 'A chair beside a music stand'],
    ],
  },
  callToAction: 'Ask about lessons',
  navigation: {
    Services: 'Lessons',
  },
  names: {
    words: words`
      Marigold, Upright, Middle C, Two Hands, Rosin, Songbird, Little Finger, Metronome, Front Room, Spare Room,
      Open String, Blackbird, Pedal, Half Note, Tin Whistle, Walnut, Sunday, Tuning Fork, Lullaby, Robin
    `,
    endings: words`Music, Music School, Music Lessons, Music Studio, Piano & Strings, Music Room`,
    whole: words`
      Ten Minutes a Day, The First Song, Left Hand Later, Play It Again Tuesday, The Patient Metronome, Slow Is a Speed,
      Wrong Notes Welcome, The Upstairs Piano, Both Hands Music
    `,
  },
  ideas: [
    'Piano lessons for adult beginners',
    'Guitar lessons by ear',
    'Violin lessons for small hands',
    'Singing lessons for shy people',
    'Piano lessons in your home',
    'Music lessons after school',
    'Ukulele and songs for children',
    'Drum lessons with quiet pads',
    'Online guitar lessons',
    'Piano exam and audition preparation',
    'Singing for families on Saturdays',
    'Cello and flute lessons',
    'Guitar and songwriting for teenagers',
    'Music theory without tears',
    'Piano lessons after sixty',
    'Folk fiddle and violin classes',
  ],
  searchTerms: words`music lessons, music teacher, music school`,
  sample: {
    trade: 'a music school',
    name: 'Marigold Street Music',
    location: '17 Marigold Street, Winnipeg, Manitoba',
    country: 'CA',
    phone: '(204) 555-0147',
    typed: [
      'Music lessons in a yellow house: piano, violin, guitar, voice. Your teachers are Odile Fontaine, Samir Haddad and Grace Okoro.',
      'Trial lesson $20 (30 minutes)',
      'Half-hour lesson $36 (30 minutes)',
      'Longer lesson $52 (45 minutes)',
      'Full-hour lesson $66 (60 minutes)',
      'Violin rental $25 a month',
      'Children from 5, adults at any point, and there are nine of those who began after 60.',
      'We speak English, French and Arabic. Monday to Friday 2pm to 8pm, Saturday 9am to 3pm.',
      'You pay by the month, and one missed lesson a term is made up.',
      'Two recitals a year in the front room, where the chairs don’t match.',
    ],
    reviews: [
      { name: 'Leon B.', text: 'I started at 63. I can play one thing, all the way through.' },
      { name: 'Nour’s father', text: 'Samir counts in Arabic when she rushes. It works.' },
      { name: 'Phoebe', text: 'The chairs truly do not match.' },
    ],
  },
}

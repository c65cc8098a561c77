import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const celebrant: Trade = {
  slug: 'celebrant',
  trade: 'Celebrant',
  appointments: true,
  proof: ['Qualification', 'Membership', 'License', 'Insurance'],
  leadsWith: 'people',
  form: {
    message: 'Who is it for?',
    fields: [
      { label: 'Date of the ceremony', kind: 'Date' },
      { label: 'Place of the ceremony', kind: 'ShortText' },
    ],
  },
  styles: ['Elegant', 'CommonAlt'],
  shapes: ['dunes', 'rays', 'rings', 'bloom', 'arcs'],
  subject: '',
  matches: {
    own: words`
      celebran*, officiant*, officiate*, officiating, humanist ceremon*, civil ceremon*, handfasting*, vow renewal*,
      naming ceremon*, conduct weddings, conduct funerals, conduct ceremonies, lead ceremonies, write ceremonies,
      wedding officiat*
    `,
    signs: words`
      ceremony, ceremonies, weddings, funerals, vows, eulog*, elopement*, humanist*, memorials, memorial service*,
      wedding ceremon*, funeral service*, ashes, namings
    `,
    not: words`
      tea ceremon*, award ceremon*, awards ceremon*, opening ceremon*, ceremony music, music for ceremon*,
      ceremony flowers, graduation ceremon*, wedding planner*, funeral director*, pet ashes, war memorials, stone memorials
    `,
  },
  services: [
    {
      name: 'Wedding ceremonies',
      icon: 'hearts',
      also: words`wedding, marriage, bride`,
      about: [
        'Many ceremonies last about half an hour; much of the work lies in the talks with the couple weeks before.',
        'Whether a couple also signs at an office depends on the country and on who leads the ceremony.',
        'Friends who read should have their text well before the day, printed large.',
      ],
    },
    {
      name: 'Elopements and small weddings',
      also: words`elope, elopement, small wedding, micro wedding, intimate, tiny wedding`,
      about: [
        'With a handful of guests there is no aisle to fill, so everybody can stand in a circle.',
        'Outdoors the hour counts: early in the day there is often softer light, less wind and hardly anybody walking by.',
        'With hardly any guests, a couple can speak to each other instead of to a room.',
      ],
    },
    {
      name: 'Vow renewals',
      also: words`renew, anniversar`,
      about: [
        'A renewal usually has no paperwork, so the place, the hour and the words can be freely chosen.',
        'The old vows are often read again beside new ones that say what has changed.',
        'Children who were not there the first time often have a part, such as carrying the rings.',
      ],
    },
    {
      name: 'Commitment ceremonies',
      icon: 'heart',
      also: words`commitment`,
      about: [
        'Couples who have signed the papers already often hold the ceremony later, with the guests they wanted.',
        'A commitment ceremony can follow any order, since there are usually no official words that have to be said.',
        'What the two say to each other is the heart of it, so the vows often take up most of the ceremony.',
      ],
    },
    {
      name: 'Handfasting',
      also: words`handfast`,
      about: [
        'Hands are bound with cords in a handfasting, and tying the knot is often said to come from it.',
        'Families sometimes bring a cord of their own, such as a strip of an old dress or a fisherman’s line.',
        'The cords can be laid so that they pull into a knot as the hands part, which takes some rehearsal.',
      ],
    },
    {
      name: 'Bilingual ceremonies',
      icon: 'languages',
      also: words`bilingual, two language, multilingual, both language, dual language`,
      about: [
        'Said twice, a ceremony grows long, so its parts are usually shared between the languages.',
        'Guests follow more easily when the language changes by the paragraph and not by the sentence.',
        'At a wedding, each of the couple often says the vows in the language of their childhood.',
      ],
    },
    {
      name: 'Naming ceremonies',
      icon: 'baby-carriage',
      also: words`naming, baby welcom, baby bless, name giving`,
      about: [
        'Parents often choose friends as guide parents, who make a promise of their own at the naming.',
        'Small children rarely sit through half an hour, so a naming is often short, with something to look at.',
        'A naming can take in brothers and sisters, or a grown person with a new name.',
      ],
    },
    {
      name: 'Funerals',
      icon: 'candle',
      also: words`funeral, cremation, burial, crematorium, graveside`,
      about: [
        'Many chapels give a fixed slot, so tribute, music and readings are often timed beforehand.',
        'In the talk with the family, small habits tell more about a person than the dates do.',
        'If a relative reads, it helps when somebody beside them holds a copy, in case the voice gives way.',
      ],
    },
    {
      name: 'Memorials',
      icon: 'flower',
      also: words`memorial, celebration life, remembrance, living funeral`,
      about: [
        'A memorial can wait for weeks or months, until those who live far away can travel.',
        'Without a coffin in the room, people often tell more stories and laugh sooner.',
        'A table of photographs and belongings often gets guests talking before the first word is said.',
      ],
    },
    {
      name: 'Scattering of ashes',
      also: words`ashes, scatter, interment, urn`,
      about: [
        'Ashes are heavier and coarser than most people expect, and the wind decides where to stand.',
        'Parks, beaches and sports grounds often want to be asked before a family comes with ashes.',
        'A few words and a minute of silence are often enough, since the place itself says the rest.',
      ],
    },
    {
      name: 'Vows and speeches',
      icon: 'writing',
      also: words`vow writ, vows writ, vow help, vow coach, speech, eulogy writ, writing vow`,
      about: [
        'One small thing that really happened often says more in a vow or a speech than a page about love.',
        'For vows, a minute or two is common, and it helps when both people know how long the other will speak.',
        'Words to be spoken are written for the ear, so a draft read aloud soon shows what has to change.',
      ],
    },
    {
      name: 'Rehearsals',
      also: words`rehears, walk through, run through`,
      about: [
        'A rehearsal is mostly walking: who enters when, where to stand and when to turn.',
        'A common stumble comes at the end of the aisle, where people forget on which side they have to stand.',
        'Even a short run the day before shows whether the music lasts as long as the walk.',
      ],
    },
  ],
  questions: [
    { ask: 'How far ahead should we book?', from: 'notice' },
    { ask: 'Where do you hold ceremonies?', from: 'area' },
    { ask: 'What does a ceremony cost?', from: 'prices' },
    { ask: 'Can we meet you first?', words: words`meet, video call, coffee, consultation` },
    {
      ask: 'Are we married by law after it?',
      words: words`legal, register, registrar, solemni, paperwork, licence, license`,
    },
    {
      ask: 'Can it have religious parts, or none?',
      words: words`religi, humanist, secular, prayer, hymn, faith, spiritual`,
    },
    { ask: 'Do we see the words beforehand?', words: words`draft, script, approve, approval` },
    { ask: 'Do you take a deposit?', from: 'deposit' },
  ],
  usualHours: ['Mon-Fri 09:00-18:00', 'Sat 10:00-18:00'],
  photoWishes: [
    'You in front of guests at a ceremony.',
    'A couple’s hands or rings, up close.',
    'You with your book, by daylight.',
  ],
  pictures: null,
  callToAction: 'Ask about a date',
  navigation: {
    Services: 'Ceremonies',
  },
  names: {
    words: words`
      Willow, Lantern, Two Rings, Swallow, Heather, Evergreen, Hazel, Open Field, Candle, Silver Birch, Oak, Larkspur,
      Tidewater, Rosemary, Songthrush, Long Table, Meadow, Ribbon, Lighthouse
    `,
    endings: words`Ceremonies, Celebrant, Weddings & Namings, Vows, Celebrations, Rites`,
    whole: words`
      In So Many Words, The Second Yes, Under the Oak, Tie the Ribbon, Said Out Loud, The Long Hello, A Few Good Words,
      Gathered Here, The Middle of the Aisle, All of You Present
    `,
  },
  ideas: [
    'Weddings in barns and back gardens',
    'Elopements on the coast',
    'Ceremonies in two languages',
    'Funerals without hymns',
    'Namings for adopted children',
    'Vow renewals after long marriages',
    'Handfastings in the woods',
    'Ashes scattered at sea',
    'Help with vows for shy couples',
    'Memorials a year later',
    'Small ceremonies at home',
    'Farewells for beloved dogs',
    'Ceremonies for new names',
    'Weddings in a grandmother’s language',
    'House blessings and new beginnings',
  ],
  searchTerms: words`celebrant, wedding celebrant, wedding officiant`,
}

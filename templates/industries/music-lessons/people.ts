import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Nadine Foster',
    text: 'My son practices without being asked. I still don’t know how they did that.',
  },
  {
    name: 'Gordon Reilly',
    text: 'Started at sixty-three. I played at my daughter’s wedding, two songs, and only one wrong note.',
  },
  {
    name: 'Isabel Chen',
    text: 'They asked what I listen to and built the lessons from there. Scales included, somehow.',
  },
  {
    name: 'Marcus and Jo',
    text: 'Both of our girls look forward to Wednesdays. One plays loudly and one plays well.',
  },
  {
    name: 'Tolu Bankole',
    text: 'I was told at school that I couldn’t sing. I can.',
  },
  {
    name: 'Ewa Zielinska',
    text: 'A patient teacher with a sense of humor. My left hand finally does what it’s told.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Clara Weiss',
    portrait: 'woman',
    title: 'Piano',
    bio: 'Teaches hands to disagree with each other politely. Plays for the cat at home.',
  },
  {
    name: 'Jordan Ellis',
    portrait: 'man',
    title: 'Guitar and ukulele',
    bio: 'Knows four chords that open a thousand songs. Restrings guitars while listening.',
  },
  {
    name: 'Aiko Mori',
    portrait: 'woman',
    title: 'Violin and viola',
    bio: 'Turns squeaks into tunes without wincing. Keeps a drawer of tiny bows.',
  },
  {
    name: 'Samuel Okoro',
    portrait: 'man',
    title: 'Singing',
    bio: 'Starts every lesson with a yawn, on purpose. Believes in the shower as a practice room.',
  },
]

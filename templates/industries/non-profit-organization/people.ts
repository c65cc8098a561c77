import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Joyce Adeyemi',
    text: 'I came because I needed something and stayed because they needed someone to do the lists. That was four winters ago.',
  },
  {
    name: 'Kieran Walsh',
    text: 'You turn up, somebody hands you a box, and an hour later you know six names. It is the best part of my week.',
  },
  {
    name: 'A neighbor',
    text: 'Nobody made me feel small. They asked what would help and then it happened on the Tuesday.',
  },
  {
    name: 'Lucía Ferrer',
    text: 'We give a little every month. Once a year we get a letter that says plainly what it was spent on.',
  },
  {
    name: 'Principal of a local school',
    text: 'They do what they say and they do it on the day they said. You can plan around them.',
  },
  {
    name: 'Hiroshi and Ann Sato',
    text: 'After we retired we wanted to be useful. They found us a job that suits his knees and my opinions.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Rosalind Achebe',
    portrait: 'woman',
    title: 'Coordinator',
    bio: 'Knows who has a van and who has a key. Has never once said “that’s not my job”.',
  },
  {
    name: 'Dermot Quinlan',
    portrait: 'man',
    title: 'Treasurer',
    bio: 'Counts everything twice and explains it once. Retired from a bank and enjoys this more.',
  },
  {
    name: 'Amira Nasser',
    portrait: 'woman',
    title: 'Volunteers',
    bio: 'Finds out what you’re good at before you’ve taken off your coat. Speaks four languages, one of them with teenagers.',
  },
  {
    name: 'Jonah Petersen',
    portrait: 'man',
    title: 'Driver and handyman',
    bio: 'First to arrive and last to put the chairs away. Keeps a drawer of keys that he says all fit something.',
  },
]

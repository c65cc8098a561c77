import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Charlotte Beaumont',
    text: 'They told us to cancel three subscriptions before they sold us a single hour. That paid for the first project.',
  },
  {
    name: 'Ibrahim S.',
    text: 'The move was on a Saturday. On Monday the only question anybody had was why the printer had a new name.',
  },
  {
    name: 'Wendy Kowalczyk',
    text: 'I finally understand our own network. There is a drawing of it on the wall and even the interns can read it.',
  },
  {
    name: 'Darnell Hughes',
    text: 'A supplier promised us the moon. They sat in on the demo, asked four quiet questions and saved us from it.',
  },
  {
    name: 'Sofia Marchetti',
    text: 'We had a scare with an email on a Friday afternoon. They were calm, so we were calm, and the backup did what they had said it would.',
  },
  {
    name: 'Office manager, law firm',
    text: 'Nobody here has said “have you tried turning it off” in months. They ask what you were trying to do.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Helen Strand',
    portrait: 'woman',
    title: 'Principal consultant',
    bio: 'Asks what the work is before she asks what the software is. Keeps a list of projects she talked people out of.',
  },
  {
    name: 'Tariq Rahimi',
    portrait: 'man',
    title: 'Infrastructure',
    bio: 'Labels both ends of every cable. Sleeps well, because the restore was tested.',
  },
  {
    name: 'Mina Petrova',
    portrait: 'woman',
    title: 'Software developer',
    bio: 'Builds small things that replace big spreadsheets. Will show you the first version sooner than you expect.',
  },
  {
    name: 'Declan Reyes',
    portrait: 'man',
    title: 'Support',
    bio: 'Explains the same thing a third time as if it were the first. Knows your printer by its first name.',
  },
]

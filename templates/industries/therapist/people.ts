import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'A. M.',
    text: 'I came with a list and never used it. It was the first hour in months when I wasn’t performing.',
  },
  {
    name: 'Former client',
    text: 'I still worry, but it no longer decides what I do with my day. I didn’t think that was possible.',
  },
  {
    name: 'J. and R.',
    text: 'We learned to stop halfway through the old argument. Some evenings we even laugh about it.',
  },
  {
    name: 'Client, two years',
    text: 'Nobody hurried me. When I was ready to say it, there was room.',
  },
  {
    name: 'S. K.',
    text: 'Practical and kind in equal parts. I left with one thing to try each week, and most of them worked.',
  },
  {
    name: 'Parent of a teenager',
    text: 'I don’t know what they talk about, and that is rather the point. Dinner is easier now.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Dr. Ellen Marsh',
    portrait: 'woman',
    title: 'Psychotherapist',
    bio: 'Works with anxiety and with people in the middle of a change. Comfortable with silence.',
  },
  {
    name: 'David Osei',
    portrait: 'man',
    title: 'Couples counselor',
    bio: 'Helps two people hear the sentence under the sentence. Keeps two boxes of tissues for fairness.',
  },
  {
    name: 'Naomi Feldman',
    portrait: 'woman',
    title: 'Therapist for young people',
    bio: 'Talks with teenagers about whatever is easier first. Usually that is music.',
  },
  {
    name: 'Clare Whitlock',
    portrait: 'woman',
    title: 'Practice manager',
    bio: 'Your first call or message goes to her. Explains fees and forms in plain words.',
  },
]

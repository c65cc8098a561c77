import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Hannah Price',
    text: 'I had put this off for months because I expected a hard sell. It was one friendly conversation, a clear price and a date.',
  },
  {
    name: 'Jorge M.',
    text: 'They asked better questions than I did. The result is what I would have asked for if I had known how.',
  },
  {
    name: 'Alison Tran',
    text: 'What I liked most is that they told me what I didn’t need. I paid for one thing instead of three.',
  },
  {
    name: 'Peter Nyström',
    text: 'On time both times, and somebody rang when they were running ten minutes late. Small things, but you notice.',
  },
  {
    name: 'Carol Bassett',
    text: 'I came back with a question a few weeks later and they remembered everything. It was sorted in one phone call.',
  },
  {
    name: 'Idris Coleman',
    text: 'Careful, quiet and good at it. I have already passed their name on to my sister.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Robin Hale',
    portrait: 'man',
    title: 'Owner',
    bio: 'Began alone at a kitchen table and still does the first conversation with every customer. Likes problems that others have given up on.',
  },
  {
    name: 'Marta Silva',
    portrait: 'woman',
    title: 'Customer care',
    bio: 'Answers the messages and remembers what you said last time. Will tell you the truth about how long it takes.',
  },
  {
    name: 'Owen Clarke',
    portrait: 'man',
    title: 'Lead on the work',
    bio: 'Careful to the point of being teased for it. Keeps a notebook of things worth doing better next time.',
  },
  {
    name: 'Yuki Tanaka',
    portrait: 'woman',
    title: 'Assistant',
    bio: 'Makes sure that everything is ready before you are. Learning the craft from both sides of the counter.',
  },
]

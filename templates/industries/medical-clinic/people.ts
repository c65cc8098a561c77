import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Beatriz Almeida',
    text: 'I came with a list of five things and expected to be stopped at two. We went through all of them, and I left with a plan on one sheet of paper.',
  },
  {
    name: 'Howard T.',
    text: 'She drew me a picture of the knee. I have had that knee for sixty years and nobody had ever drawn it.',
  },
  {
    name: 'Samira Haddad',
    text: 'My son was allowed to listen to his own heart first. He now asks when we can go again, which I didn’t expect.',
  },
  {
    name: 'Kenji Morita',
    text: 'They told me honestly that I needed rest and not a pill. They also told me what would be a reason to come back.',
  },
  {
    name: 'Patricia Dunne',
    text: 'The nurse called to ask how I was getting on with the new tablets. I had a question and would never have called about it myself.',
  },
  {
    name: 'Andre and Yvonne Cole',
    text: 'We moved here with a folder of old papers. Somebody read it, all of it, before our first appointment.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Dr. Miriam Sadler',
    portrait: 'woman',
    title: 'Family doctor',
    bio: 'Sees grandparents, parents and children, sometimes in the same half hour. Draws better than her handwriting suggests.',
  },
  {
    name: 'Dr. Rohan Iyer',
    portrait: 'man',
    title: 'Physician',
    bio: 'Looks after long-term conditions and likes a number that moves the right way. Always asks what you are hoping for.',
  },
  {
    name: 'Grace Okonkwo',
    portrait: 'woman',
    title: 'Nurse',
    bio: 'Takes blood so lightly that people ask when she will start. Knows the vaccination schedule by heart.',
  },
  {
    name: 'Paul Lindqvist',
    portrait: 'man',
    title: 'Front desk',
    bio: 'Finds you a time, a form and a chair by the window. Remembers how your name is pronounced.',
  },
]

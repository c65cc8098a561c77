import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Deborah Stills',
    text: 'He spent an hour looking and ten minutes doing. The gap was behind the dishwasher, and I could have covered it with my thumb.',
  },
  {
    name: 'Manuel Ibarra',
    text: 'Quiet, polite, no bug on the van. Our restaurant guests never knew that anyone had come.',
  },
  {
    name: 'Ingrid Foss',
    text: 'I was sure that it was rats. It was one confused squirrel, and they charged me for one confused squirrel.',
  },
  {
    name: 'Tunde Bakare',
    text: 'They told us what they had used, where, and when the baby could crawl there again. It was all on one page.',
  },
  {
    name: 'Patricia Wen',
    text: 'Two other companies wanted to spray the whole house. These people followed the ants.',
  },
  {
    name: 'Joel and Fran',
    text: 'They came back three weeks later just to look at empty traps. That was when I believed it.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Warren Tate',
    portrait: 'man',
    title: 'Owner and inspector',
    bio: 'Has been in more crawl spaces than living rooms. Owns four flashlights and lends none.',
  },
  {
    name: 'Mireya Solano',
    portrait: 'woman',
    title: 'Ants, roaches, bed bugs',
    bio: 'Studied insects and still finds them wonderful, outdoors. Reads a trail as if it were a street map.',
  },
  {
    name: 'Isaac Lindgren',
    portrait: 'man',
    title: 'Sealing and repairs',
    bio: 'Was a carpenter, which is why you can’t see where the hole was. Measures gaps in pencils.',
  },
  {
    name: 'Farah Aziz',
    portrait: 'woman',
    title: 'Office',
    bio: 'Identifies most things from a blurry photo. Will calm you down before she books you in.',
  },
]

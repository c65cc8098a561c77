import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Hugh Barlow',
    text: 'Two others wanted to replace the panel. They found a loose wire behind one outlet and charged me for an hour.',
  },
  {
    name: 'Keisha Daniels',
    text: 'Came when they said, covered the sofa and labeled every breaker. I can finally find the kitchen.',
  },
  {
    name: 'Marta Kowalska',
    text: 'They moved six outlets and you can’t see where the old ones were. Straight as a ruler.',
  },
  {
    name: 'Devon James',
    text: 'Charger installed in a morning, and he showed my wife how it works while he was at it.',
  },
  {
    name: 'Linda Schafer',
    text: 'He explained the inspection list item by item and told me what could wait. Most of it could.',
  },
  {
    name: 'Paul Ferreira',
    text: 'The light over the table is exactly at the right height. It sounds silly until you have lived with the wrong one.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Chris Donnelly',
    portrait: 'man',
    title: 'Electrician and owner',
    bio: 'Still carries the screwdriver from his apprenticeship. Explains everything as if you might have to do it yourself, and then asks you not to.',
  },
  {
    name: 'Aisha Karim',
    portrait: 'woman',
    title: 'Electrician',
    bio: 'Best at finding faults nobody else can hear. Labels things for fun.',
  },
  {
    name: 'Mikael Berg',
    portrait: 'man',
    title: 'Electrician',
    bio: 'Runs cable so straight that people photograph it. Knows lighting from galleries to garden sheds.',
  },
  {
    name: 'Joanne Pike',
    portrait: 'woman',
    title: 'Office and bookings',
    bio: 'Asks the three questions that save a second visit. Knows where everyone is.',
  },
]

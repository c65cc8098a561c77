import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Lorraine Petty',
    text: 'I came in for four tires and left with two, plus a card that says when the others are due. Nobody has ever sold me less than I asked for.',
  },
  {
    name: 'Hassan Q.',
    text: 'Screw in the tread at eight, at my desk by half past nine. They gave me the screw.',
  },
  {
    name: 'Bea Lundgren',
    text: 'Three shops balanced that shake. This one found a bent rim and showed it to me spinning.',
  },
  {
    name: 'Vince Moretti',
    text: 'You can tell they tighten by hand. I changed a wheel on a dark road last month with the wrench from the trunk, and it came off.',
  },
  {
    name: 'Kavita Shah',
    text: 'They explained the sidewall numbers to my daughter, who had just got her license. She checks the pressures now. I never did.',
  },
  {
    name: 'Al Jankowski',
    text: 'Winter set stored, labeled and back on before the first snow. I only had to remember where I parked.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Gus Halloran',
    portrait: 'man',
    title: 'Owner',
    bio: 'Has a tread gauge on his key ring and uses it in parking lots. Believes in air, mostly.',
  },
  {
    name: 'Teresa Molina',
    portrait: 'woman',
    title: 'Alignment',
    bio: 'Can feel half a degree through a steering wheel. Measures anyway.',
  },
  {
    name: 'Demetrius Lane',
    portrait: 'man',
    title: 'Flats and fitting',
    bio: 'Finds a leak by ear, then proves it with soapy water. Collects the strangest nails in a jar on the counter.',
  },
  {
    name: 'Ivy Nguyen',
    portrait: 'woman',
    title: 'Front counter',
    bio: 'Knows what fits most cars without looking it up. Makes the coffee that people wait with.',
  },
]

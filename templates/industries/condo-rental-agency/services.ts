import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Year-long leases',
    text: 'Condos by the year, with a lease in plain English and the building’s rules attached. You see the unit itself, not one like it.',
    picture: ['door', 'The front door of a condo'],
    stems: 'long annual year lease rental apartment condo unfurnish resident unit loft',
  },
  {
    name: 'Furnished, by the month',
    text: 'Beds that don’t creak, knives that cut, a desk by the window. For the months between one home and the next.',
    picture: ['bed lamp', 'A bed with a lamp beside it'],
    stems: 'furnish month corporate relocat temporary executive',
  },
  {
    name: 'Vacation stays',
    text: 'Condos by the night or the week, with directions from the parking garage to the pillow. Checked between one guest and the next.',
    picture: ['sofa plant', 'A sofa with a plant beside it'],
    stems: 'vacation holiday week short term stay guest airbnb beach ski night',
  },
  {
    name: 'Viewings',
    text: 'In person or by video, at an hour when the neighbors are home. Bring a tape measure and open the closets.',
    picture: ['diningtable window', 'A dining table by a window'],
    stems: 'view show tour visit open video virtual',
  },
  {
    name: 'Finding tenants',
    text: 'Photographs, listing, viewings and applications, handled in the same way for everyone. We check the papers; you decide.',
    picture: ['tiny house map', 'A model house and a map'],
    stems: 'tenant search place screen find list market applic let',
  },
  {
    name: 'Management for owners',
    text: 'Rent collected, dues kept in view, notices from the board read to the end. Once a month you get a page that adds up.',
    picture: ['desk calendar', 'A desk by a window'],
    stems: 'manag owner landlord rent collect account statement property full',
  },
  {
    name: 'Repairs and upkeep',
    text: 'The faucet, the fob reader, the dryer that won’t. Tenants say it once, owners approve what is large, and somebody goes.',
    picture: ['wrench tools', 'A wrench among other tools'],
    stems: 'repair maint upkeep fix handyman renov',
  },
  {
    name: 'Move-in and move-out',
    text: 'Elevator booked, fobs counted, each room walked through and photographed. The same list comes out again at the end.',
    picture: ['key door', 'A key for the front door'],
    stems: 'move moving check inspect condition key out deposit',
  },
  {
    name: 'Parking and storage',
    text: 'Stalls and lockers, with a condo or by themselves. We measure the clearance before your roof rack does.',
    picture: ['car apartments', 'A car outside an apartment building'],
    stems: 'park storage locker garage stall boat',
  },
  {
    name: 'Cleaning',
    text: 'Between tenants, between guests or every other Friday. The oven is on the list, and so is the balcony door track.',
    picture: ['bucket spray bottle', 'A bucket beside a spray bottle'],
    stems: 'clean housekeep laundry linen turnover',
  },
  {
    name: 'Lease renewals',
    text: 'We write well before the lease ends, with what similar units rent for. Stay, change or go, without a scramble in the last week.',
    picture: ['calendar envelope', 'A calendar beside an envelope'],
    stems: 'renew review extend price valu apprais rate',
  },
]

export const anyService: readonly string[] = [
  'Tell us what you have in mind and for when. We’ll say what it involves and who does what.',
  'Agreed in writing, for owner and tenant alike, before anything begins.',
  'Ask us for the details; we’d rather answer them before a viewing than after a signature.',
]

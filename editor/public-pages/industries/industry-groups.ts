import type { IndustrySlug } from '../../../worker/platform/addresses/public-paths.ts'

/** Trades that people look for in the same place, with the fragment that leads to them. */
export type IndustryGroup = { id: string; name: string; text: string; slugs: readonly IndustrySlug[] }

/** Every trade belongs to exactly one of them, which a test checks. */
export const industryGroups: readonly IndustryGroup[] = [
  {
    id: 'home-and-building',
    name: 'Home and building',
    text: 'People who come to the house, with a ladder, a trap or a mop.',
    slugs: [
      'home-construction',
      'carpentry',
      'electrician',
      'heating-and-cooling',
      'landscaping',
      'house-cleaning',
      'pest-control',
    ],
  },
  {
    id: 'health',
    name: 'Health',
    text: 'Calm words, no promises, and nothing private on the page.',
    slugs: ['medical-clinic', 'dentist-office', 'physical-therapist', 'therapist', 'nutritionist'],
  },
  {
    id: 'hair-and-body',
    name: 'Hair and body',
    text: 'Chairs, tables and mats, each with a way to reserve one.',
    slugs: ['barber-shop', 'hair-styling', 'spa', 'fitness'],
  },
  {
    id: 'food-and-drink',
    name: 'Food and drink',
    text: 'The menu as text, and hours that are true tonight.',
    slugs: ['restaurant', 'coffee-shop', 'catering'],
  },
  {
    id: 'cars-and-bikes',
    name: 'Cars and bikes',
    text: 'Found from the side of the road, if need be.',
    slugs: ['tire-shop', 'car-detailing', 'bike-repair'],
  },
  {
    id: 'lessons-books-and-causes',
    name: 'Lessons, books and good causes',
    text: 'Places where people sit down together and stay longer than they meant to.',
    slugs: ['music-lessons', 'chess-instructor', 'book-store', 'non-profit-organization'],
  },
  {
    id: 'office-and-property',
    name: 'Office and property',
    text: 'For people who are chosen for being careful.',
    slugs: ['accountant', 'technology-consulting', 'real-estate-agent', 'condo-rental-agency'],
  },
]

import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Nora Feldman',
    text: 'Best man spoke for half an hour. The lamb came out as if he had stopped after five minutes, and I still don’t know how.',
  },
  {
    name: 'Rafael Duarte',
    text: 'Eleven diets at one office lunch, and every box had a name on it. Nobody ate the wrong thing and nobody felt like a nuisance.',
  },
  {
    name: 'Siobhan Keane',
    text: 'They catered my father’s wake. There was soup, it was hot, and someone put a cup of tea in my hand before I knew I wanted one.',
  },
  {
    name: 'The Okonkwo family',
    text: 'My grandmother asked for the recipe. In forty years she has asked nobody for a recipe.',
  },
  {
    name: 'Lars Bergstrom',
    text: 'Power failed in the barn at six. They had gas burners in the van for exactly that, and dinner was ten minutes late.',
  },
  {
    name: 'Amrita Gill',
    text: 'I ate at my own wedding. Three married friends had told me that I would not.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Camille Oduya',
    portrait: 'woman',
    title: 'Owner and head cook',
    bio: 'Writes menus on the backs of envelopes and prices them on the front. Tastes everything twice, the second time cold.',
  },
  {
    name: 'Stefan Brandt',
    portrait: 'man',
    title: 'Kitchen on wheels',
    bio: 'Has cooked in barns, boathouses and one elevator lobby. Never travels without spare gas.',
  },
  {
    name: 'Lucía Paredes',
    portrait: 'woman',
    title: 'Events and menus',
    bio: 'Remembers who is allergic to what after one phone call. Draws the table plan before anybody asks.',
  },
  {
    name: 'Jamal Whitaker',
    portrait: 'man',
    title: 'Front of house',
    bio: 'Can carry four plates and a conversation. Notices the guest without a fork.',
  },
]

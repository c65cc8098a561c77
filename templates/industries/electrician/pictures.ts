import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['light bulb fuse box', 'A light bulb and a fuse box among electrical tools'],
  banners: [
    ['light bulb lamp cable', 'A light bulb, a lamp and a coil of cable'],
    ['fuse box socket switch', 'A fuse box, an outlet and a switch'],
    ['electrical tools pliers plug', 'Pliers, a plug and other electrical tools'],
  ],
  gallery: [
    ['desk lamp bulb', 'A lamp with a bulb beside it', 'Lit where you need it'],
    ['breaker panel', 'A breaker panel with labels', 'Every breaker labeled'],
    ['light switch', 'A switch on a plain wall', 'Straight and flush'],
    ['light bulb', 'A light bulb, lit', 'The simplest job of the day'],
    ['wall outlet socket', 'An outlet on a wall', 'One more where you need it'],
    ['cable pliers', 'A coil of cable with pliers', 'New cable, old house'],
    ['car charger', 'A car that is being charged', 'Ready by morning'],
    ['floor lamp room', 'A lamp in a room', 'Lights back on'],
  ],
  scheduling: ['calendar lamp', 'A calendar beside a lamp'],
  video: ['electrical tools', 'Electrical tools side by side'],
  contact: ['phone bulb', 'A telephone beside a light bulb'],
  person: ['electrician portrait', 'An electrician'],
}

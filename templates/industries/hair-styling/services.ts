import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Cut and finish',
    text: 'A consultation, a wash, a cut made for your texture and a blow-dry. You’ll know how to repeat it.',
    picture: ['scissors hair comb', 'Hairdressing scissors and a comb'],
    stems: 'cut trim haircut women ladies bob restyle',
  },
  {
    name: 'Full color',
    text: 'One shade from root to end, mixed to suit your skin and to cover what you want covered. We’ll say how often it needs topping up.',
    picture: ['color brush comb', 'A color bowl with a brush'],
    stems: 'color colour tint dye root gray grey',
  },
  {
    name: 'Balayage and highlights',
    text: 'Light painted where the sun would put it, so that it grows out without a line. Softer upkeep, longer between visits.',
    picture: ['hair foil brush', 'Painted highlights and a tint brush'],
    stems: 'balayage highlight ombre foil lowlight lighten bleach',
  },
  {
    name: 'Blow-dry and styling',
    text: 'Smooth, full, waved or up. Come with clean hair or let us wash it.',
    picture: ['hair dryer brush', 'A hair dryer with a round brush'],
    stems: 'blow dry style styling wash set curl updo',
  },
  {
    name: 'Curls and coils',
    text: 'Cut dry, curl by curl, so that the shape is the one you’ll wear. We leave time for detangling and a lesson in products.',
    picture: ['hair comb mirror', 'A wide-tooth comb in front of a mirror'],
    stems: 'curl coil afro texture natural braid loc',
  },
  {
    name: 'Wedding hair',
    text: 'A trial, a plan and a calm morning. We pin it so that it lasts past the last dance.',
    picture: ['hair flowers pins', 'Hair pins and small flowers'],
    stems: 'bridal wedding bride occasion event updo prom',
  },
  {
    name: 'Treatments',
    text: 'For hair that has been through a lot of color, heat or sea. We use what your hair lacks and skip what it doesn’t.',
    picture: ['bottle leaf towel', 'A bottle and a folded towel'],
    stems: 'treatment keratin condition repair smooth mask scalp botox perm relax',
  },
  {
    name: 'Children’s cuts',
    text: 'Short appointments with patient stylists. A book or a tablet is welcome.',
    picture: ['small chair mirror', 'A small chair in front of a mirror'],
    stems: 'kid child boy girl',
  },
]

export const anyService: readonly string[] = [
  'Tell us about your hair’s history and we’ll plan from there. You’ll know the price and the time before we begin.',
  'Done without hurry, and explained as we go so that you can look after it at home.',
  'New to this? Book a consultation first and bring a photo of what you like.',
]

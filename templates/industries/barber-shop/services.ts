import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Classic haircut',
    text: 'Scissors, clippers or both, shaped to how your hair grows. Finished with a clean neckline and whatever product you will actually use.',
    picture: ['barber scissors comb', 'Scissors and a comb on a barber’s counter'],
    stems: 'haircut hair cut classic trim scissor men crew',
  },
  {
    name: 'Skin fade',
    text: 'Taken down to the skin and blended so that there is no line to find. Tell us how high and we’ll tell you how often it needs doing.',
    picture: ['clippers comb razor', 'Hair clippers hanging beside a mirror'],
    stems: 'fade taper skin clipper buzz',
  },
  {
    name: 'Beard trim',
    text: 'Shaped to your jaw, tidied at the cheek and softened with a little oil. We’ll show you how to keep the line at home.',
    picture: ['beard comb brush', 'A beard brush and a comb'],
    stems: 'beard moustache mustache',
  },
  {
    name: 'Hot towel shave',
    text: 'Warm towels, real lather and a single blade, with the grain and then across it. Allow time; it is no good rushed.',
    picture: ['shaving brush razor', 'A shaving brush, a bowl and a razor'],
    stems: 'shav towel razor wet',
  },
  {
    name: 'Kids’ cuts',
    text: 'First haircuts, wriggly haircuts and school-photo haircuts. We work around the child, breaks included.',
    picture: ['barber chair', 'A barber chair with a booster seat'],
    stems: 'kid child boy son junior',
  },
  {
    name: 'Cut and beard',
    text: 'Both in one sitting, so that the sides of the one meet the sides of the other. The full tidy-up.',
    picture: ['barber chair mirror', 'A barber chair in front of a mirror'],
    stems: 'combo package full works',
  },
  {
    name: 'Gray blending',
    text: 'A light touch of color that takes the edge off the gray without hiding it. Washes out softly, with no line.',
    picture: ['comb bowl brush', 'A tint bowl with a brush'],
    stems: 'gray grey color colour blend dye',
  },
]

export const anyService: readonly string[] = [
  'Tell your barber how you want to look on an ordinary day. We take it from there and check before anything comes off.',
  'Careful work with sharp tools and a clean towel. We’ll show you how to keep it at home.',
  'Not sure if it suits you? Ask in the chair, and you’ll get an honest answer.',
]

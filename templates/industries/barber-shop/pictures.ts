import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['barber chair mirror', 'A barber chair in front of a round mirror'],
  banners: [
    ['barber tools shelf', 'A shelf with scissors, combs and bottles'],
    ['barber pole', 'A striped barber pole beside a door'],
    ['towels', 'A stack of folded white towels'],
  ],
  gallery: [
    ['barber chair', 'A barber chair, seen from the side', 'The chair by the window'],
    ['scissors comb', 'Scissors laid across a comb', 'The tools that matter'],
    ['shaving brush', 'A shaving brush in a bowl of lather', 'Real lather, every time'],
    ['comb razor', 'A comb beside a razor', 'For the close work'],
    ['barber pole', 'A striped barber pole', 'You can’t miss us'],
    ['mirror lamp', 'A round mirror with a lamp above it', 'Check the back'],
    ['bottles shelf', 'Bottles of oil and tonic on a shelf', 'A drop is enough'],
    ['towels', 'Folded towels on a shelf', 'Warm ones are on the left'],
  ],
  scheduling: ['clock mirror', 'A wall clock beside a mirror'],
  video: ['barber scissors', 'Scissors and a comb in mid-cut'],
  contact: ['barber shop door', 'The door of a barber shop with a striped pole'],
  person: ['barber portrait', 'A barber'],
}

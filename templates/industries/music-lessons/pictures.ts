import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['piano guitar window', 'A piano and a guitar in a room with a window'],
  banners: [
    ['piano lamp', 'A piano with a lamp on top'],
    ['sheet music stand', 'A music stand with sheet music'],
    ['guitar chair', 'A guitar leaning against a chair'],
  ],
  gallery: [
    ['piano keys', 'The keys of a piano', 'Middle C is near the lock'],
    ['guitar', 'An acoustic guitar', 'Four chords to begin'],
    ['violin bow', 'A violin with its bow', 'Small sizes too'],
    ['metronome', 'A metronome', 'Quietly, at first'],
    ['music note', 'A musical note', 'Any song you like'],
    ['sheet music', 'Sheet music on a stand', 'Less difficult than it looks'],
    ['headphones', 'Headphones on a hook', 'Listen first'],
    ['music room chair', 'A chair beside a music stand', 'Your place'],
  ],
  scheduling: ['calendar music note', 'A calendar with a music note'],
  video: ['piano lesson', 'A piano with two stools'],
  contact: ['guitar letter', 'A guitar beside an envelope'],
  person: ['music teacher portrait', 'A music teacher'],
}

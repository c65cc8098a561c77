import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['stethoscope heart first aid', 'A doctor’s things, a stethoscope among them'],
  banners: [
    ['treatment bed room', 'An examination room with a bed'],
    ['apple microscope pills', 'A microscope among a doctor’s things'],
    ['armchairs plant waiting', 'A waiting room with an armchair and a plant'],
  ],
  gallery: [
    ['treatment bed', 'An examination bed', 'The examination room'],
    ['waiting room armchair', 'An armchair in a waiting room', 'Take a seat'],
    ['stethoscope', 'A stethoscope on a tray', 'It has been warmed up'],
    ['microscope', 'A microscope on a table', 'A closer look'],
    ['desk laptop', 'A desk with a screen', 'Your notes, all together'],
    ['first aid box', 'A first aid box on a shelf', 'For knees and elbows'],
    ['apple', 'An apple on a table', 'The old advice still holds'],
    ['plant window', 'A plant on a table', 'Something green while you wait'],
  ],
  scheduling: ['calendar clock', 'A calendar beside a clock'],
  video: ['doctor desk', 'A desk in a doctor’s office'],
  contact: ['telephone envelope', 'A telephone on the front desk'],
  person: ['doctor portrait', 'A doctor'],
}

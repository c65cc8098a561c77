import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['stethoscope heart first aid', 'A stethoscope, a heart and a first aid box'],
  banners: [
    ['treatment bed room', 'An examination room with a bed by the window'],
    ['apple microscope pills', 'An apple with a microscope and a box of tablets'],
    ['armchairs plant waiting', 'A waiting room with armchairs and a plant'],
  ],
  gallery: [
    ['treatment bed', 'An examination bed with a lamp', 'The examination room'],
    ['waiting room armchair', 'An armchair in a waiting room', 'Take a seat'],
    ['stethoscope', 'A stethoscope on a tray', 'It has been warmed up'],
    ['microscope', 'A microscope on a table', 'A closer look'],
    ['desk laptop', 'A desk with a laptop', 'Your notes, all together'],
    ['first aid box', 'A first aid box on a shelf', 'For knees and elbows'],
    ['apple', 'An apple on a table', 'The old advice still holds'],
    ['plant window', 'A plant in a window', 'Something green while you wait'],
  ],
  scheduling: ['calendar clock', 'A calendar beside a clock'],
  video: ['doctor desk', 'A desk in a doctor’s office'],
  contact: ['telephone envelope', 'A telephone and an envelope on the front desk'],
  person: ['doctor portrait', 'A doctor'],
}

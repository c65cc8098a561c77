import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['armchair window plant', 'An armchair by a window with a plant'],
  banners: [
    ['sea horizon', 'A calm sea and a low horizon'],
    ['forest path landscape', 'A path between tall trees'],
    ['armchairs lamp', 'Two armchairs turned toward each other'],
  ],
  gallery: [
    ['armchair lamp', 'An armchair beside a lamp', 'Your chair'],
    ['window plant', 'A plant in a window', 'Morning light'],
    ['tea cup table', 'A cup of tea on a small table', 'Tea, if you like'],
    ['bookcase room', 'A shelf of books', 'Something to borrow'],
    ['two armchairs', 'Two armchairs facing each other', 'The room'],
    ['blanket chair', 'A blanket folded over a chair', 'For cold days'],
    ['vase branch', 'A vase with a single branch', 'A single branch'],
    ['door light', 'A door with light behind it', 'Come in'],
  ],
  scheduling: ['clock armchair', 'A clock on the wall above an armchair'],
  video: ['room armchairs', 'A quiet room with two armchairs'],
  contact: ['letter pen table', 'A letter and a pen on a table'],
  person: ['therapist portrait', 'A therapist'],
}

import * as buildings from './buildings.ts'
import * as chess from './chess.ts'
import * as cleaning from './cleaning.ts'
import * as electrical from './electrical.ts'
import * as fitness from './fitness.ts'
import * as food from './food.ts'
import * as furniture from './furniture.ts'
import * as garden from './garden.ts'
import * as grooming from './grooming.ts'
import * as medical from './medical.ts'
import * as music from './music.ts'
import * as plants from './plants.ts'
import * as plumbing from './plumbing.ts'
import * as signs from './signs.ts'
import * as study from './study.ts'
import * as vehicles from './vehicles.ts'
import * as vessels from './vessels.ts'
import * as wellness from './wellness.ts'
import * as workshop from './workshop.ts'

/** Every thing that can be drawn, by name. */
export const library = {
  ...buildings,
  ...chess,
  ...cleaning,
  ...electrical,
  ...fitness,
  ...food,
  ...furniture,
  ...garden,
  ...grooming,
  ...medical,
  ...music,
  ...plants,
  ...plumbing,
  ...signs,
  ...study,
  ...vehicles,
  ...vessels,
  ...wellness,
  ...workshop,
}
export type MotifName = keyof typeof library

import * as buildings from './motifs/buildings.ts'
import * as chess from './motifs/chess.ts'
import * as cleaning from './motifs/cleaning.ts'
import * as electrical from './motifs/electrical.ts'
import * as fitness from './motifs/fitness.ts'
import * as food from './motifs/food.ts'
import * as furniture from './motifs/furniture.ts'
import * as garden from './motifs/garden.ts'
import * as grooming from './motifs/grooming.ts'
import * as medical from './motifs/medical.ts'
import * as music from './motifs/music.ts'
import * as plants from './motifs/plants.ts'
import * as plumbing from './motifs/plumbing.ts'
import * as signs from './motifs/signs.ts'
import * as study from './motifs/study.ts'
import * as vehicles from './motifs/vehicles.ts'
import * as vessels from './motifs/vessels.ts'
import * as wellness from './motifs/wellness.ts'
import * as workshop from './motifs/workshop.ts'

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

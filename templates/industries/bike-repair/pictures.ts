import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['bicycle street', 'A bicycle on a quiet street'],
  banners: [
    ['bicycle hills landscape', 'A bicycle under a wide sky'],
    ['bike workshop bench', 'The workbench of a bike shop'],
    ['bike wheel floor pump', 'A bicycle wheel with a floor pump'],
  ],
  gallery: [
    ['bike wheel', 'A bicycle wheel with its spokes', 'True to a hair'],
    ['wrench pliers tools', 'Wrenches and pliers laid out', 'The ones we reach for'],
    ['bicycle shop front', 'A bicycle out on the street', 'Ready to go home'],
    ['floor pump', 'A floor pump with its hose', 'Help yourself'],
    ['gear wrench', 'A gear wheel among tools', 'Cleaned, not just oiled'],
    ['bicycle hills', 'A bicycle in front of hills', 'The test ride, extended'],
    ['toolbox water bottle', 'A toolbox on a bench', 'For the road'],
    ['bicycle room', 'A bicycle in a room', 'Wintering indoors'],
  ],
  scheduling: ['calendar bike wheel', 'A calendar in a workshop'],
  video: ['bike workshop tools', 'Tools over a workbench'],
  contact: ['bicycle street', 'A bicycle outside on the street'],
  person: ['cycling mechanic portrait', 'A bike mechanic'],
}

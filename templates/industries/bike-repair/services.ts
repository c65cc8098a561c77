import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Tune-up',
    text: 'Gears indexed, brakes centered, bolts torqued, chain cleaned and measured. You get a note of what will need attention next.',
    picture: ['wrench screwdriver bench', 'Wrenches and screwdrivers over a workbench'],
    stems: 'tune service servic check maint overhaul safety annual clean wash',
  },
  {
    name: 'Flats and tires',
    text: 'A new tube, a patch or tubeless sealant, and a finger run around the inside for the thorn that caused it. Otherwise you would be back on Thursday.',
    picture: ['bike wheel floor pump', 'A bicycle wheel beside a floor pump'],
    stems: 'flat punctur tire tyre tube tubeless sealant',
  },
  {
    name: 'Gears and shifting',
    text: 'Skipping, clicking, refusing the big ring. Usually a stretched cable or a bent hanger, sometimes a chain that has eaten the cassette.',
    picture: ['gear wrench screwdriver', 'A gear wheel with a wrench and a screwdriver'],
    stems: 'gear shift derailleur cable cassette drivetrain chain index',
  },
  {
    name: 'Brakes',
    text: 'Rim, disc or hydraulic: pads replaced, rotors straightened, lines bled. You should be able to stop with two fingers.',
    picture: ['pliers screwdriver', 'Pliers and a screwdriver'],
    stems: 'brak disc hydraulic bleed pad rotor',
  },
  {
    name: 'Wheels',
    text: 'Trued on a stand until the rim runs straight and the spokes ring alike. We also build new ones, by hand, around the hub you love.',
    picture: ['bike wheel', 'A bicycle wheel seen from the side'],
    stems: 'wheel tru spoke rim hub wobbl',
  },
  {
    name: 'Electric assist',
    text: 'The parts that wear faster because the motor helps: chains, pads, spokes. For motor and battery faults, tell us the make first.',
    picture: ['plug screwdriver', 'A plug on its cable'],
    stems: 'ebike electric motor batter assist pedelec',
  },
  {
    name: 'Creaks and bearings',
    text: 'Headsets, hubs and bottom brackets, taken apart, cleaned and greased or replaced. We keep at it until the bike is quiet.',
    picture: ['pliers wrench hammer', 'Pliers, a wrench and a hammer on a wall'],
    stems: 'creak noise bearing bottom headset pedal crank',
  },
  {
    name: 'Assembly and fit',
    text: 'Bought in a box or found in a garage: put together properly, with the saddle and bars where your knees and back want them.',
    picture: ['bicycle interior', 'A bicycle standing indoors'],
    stems: 'assembl build built fit box custom restor vintage kid child saddle',
  },
  {
    name: 'Rental and sales',
    text: 'Checked, set to your height and handed over with a lock. Ask what is on the floor this week.',
    picture: ['bicycle landscape', 'A bicycle, ready for its rider'],
    stems: 'rent hire loan sale sell used second shop accessor helmet',
  },
  {
    name: 'Suspension',
    text: 'Forks and shocks opened, cleaned, sealed and filled with fresh oil, then set to your weight. If the last service is a mystery, it is due.',
    picture: ['wrench gear bench', 'A wrench and a gear above a bench'],
    stems: 'suspension fork shock damper dropper mountain',
  },
]

export const anyService: readonly string[] = [
  'We look at it with you, say what it needs and name the price. Then it goes on the stand.',
  'Done with parts that fit your bike rather than the other way around, and ridden before you get it back.',
  'Bring it by and show us. Half the time it is smaller than it sounds.',
]

import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Fault finding',
    text: 'Tripping breakers, dead outlets and lights that flicker. We trace the fault and show you what caused it.',
    picture: ['fuse box screwdriver', 'A fuse box with a screwdriver'],
    stems: 'fault find repair trip trouble diagnos flicker short',
  },
  {
    name: 'Panels and breakers',
    text: 'New panels, more circuits and breakers that match what hangs on them. Everything labeled so that you can find it in the dark.',
    picture: ['breaker panel', 'A breaker panel with labeled switches'],
    stems: 'panel fuse breaker consumer board upgrade circuit surge',
  },
  {
    name: 'Lighting',
    text: 'Ceiling lights, spots, dimmers and a lamp over the table at the right height. We’ll tell you how bright before you buy.',
    picture: ['lamp bulb', 'A lamp with a light bulb'],
    stems: 'light lamp led dimmer chandelier spotlight',
  },
  {
    name: 'Outlets and switches',
    text: 'More of them, in better places, with USB where it helps. Straight, flush and at one height.',
    picture: ['wall outlet switch', 'A light switch and an outlet on a wall'],
    stems: 'outlet socket switch plug usb',
  },
  {
    name: 'Rewiring',
    text: 'Old cable out, new cable in, with as little plaster lost as possible. We plan it room by room so that you can go on living there.',
    picture: ['cable coil pliers', 'A coil of cable with pliers'],
    stems: 'rewir wiring cable install new build renovat extension',
  },
  {
    name: 'Car chargers',
    text: 'A charger where you park, on its own circuit, sized for your supply. We check the panel before we promise anything.',
    picture: ['car charger', 'A car charger on a garage wall'],
    stems: 'ev charg car vehicle',
  },
  {
    name: 'Outdoor power',
    text: 'Garden lights, sheds and hot tubs, wired for wet weather. Buried deep enough for the next owner’s spade.',
    picture: ['cable drill', 'A coil of cable with a drill'],
    stems: 'outdoor exterior light garden shed security landscape patio hot',
  },
  {
    name: 'Safety checks',
    text: 'Before you buy, before you rent out, or because it has been a while. You get a written list in order of urgency.',
    picture: ['plug socket screwdriver', 'A plug beside an outlet'],
    stems: 'inspect safety check test certif report landlord smoke alarm eicr pat',
  },
  {
    name: 'Smart home and data',
    text: 'Thermostats, doorbells, network sockets and the wires behind them. Set up and explained before we go.',
    picture: ['monitor router plug', 'A screen and a telephone'],
    stems: 'smart data network home camera internet automat cctv solar',
  },
]

export const anyService: readonly string[] = [
  'We look at what is there, tell you what it needs and name a price. Tested and explained before we leave.',
  'Done to the rules, neatly, and labeled so that the next person understands it.',
  'Send a photo and a few words. We’ll tell you if it is a quick visit or a bigger job.',
]

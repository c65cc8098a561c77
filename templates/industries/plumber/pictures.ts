import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['tap pipes wrench toolbox', 'A tap, a wrench and copper pipes over a toolbox'],
  banners: [
    ['faucet water', 'Water running from a faucet into a basin'],
    ['bathroom basin', 'A bathroom with a basin, a mirror and a shower'],
    ['pipes and valves', 'A row of pipes with their valves'],
  ],
  gallery: [
    ['copper pipes', 'Copper pipes running side by side', 'New pipework, lined up'],
    ['bathroom faucet', 'A faucet over a white basin', 'A new faucet, no drip'],
    ['shower', 'A shower head against tiles', 'Shower fitted and sealed'],
    ['water heater', 'A water heater on a wall', 'Hot water, sized for the house'],
    ['wrench', 'An adjustable wrench on a work cloth', 'The tool that does most of it'],
    ['kitchen sink', 'A kitchen sink with a tall faucet', 'A kitchen sink, connected and dry'],
    ['radiator', 'A radiator under a window', 'Warm from top to bottom'],
    ['bathtub', 'A bathtub by a window', 'A bath with its pipes out of sight'],
  ],
  scheduling: ['calendar tools', 'A wall calendar beside a set of tools'],
  video: ['plumber sink', 'A plumber at work under a sink'],
  contact: ['telephone house', 'A house with a telephone in front'],
  person: ['plumber portrait', 'A plumber'],
}

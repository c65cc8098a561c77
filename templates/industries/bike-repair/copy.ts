import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Your bike, quiet again',
    'Creaks found, wheels straightened',
    'Walk it in, ride it home',
    'Straight wheels, crisp gears',
    'A proper bike workshop[ in {place}]',
    'Nothing rubs, nothing rattles',
    'Bikes put right[ in {place}]',
  ],
  introductions: [
    '{name} repairs and tunes bicycles[ in {place}]: road bikes, mountain bikes, commuters and the one with the child seat. It goes on the stand while you are there, and you hear what it needs now and what can wait.',
    'A chain that skips, a brake that howls, a wheel with a wobble. {name} finds out why, puts it right and rides it around the block before you get it back.',
    'Gears that land the first time and brakes that work in the rain. {name} is a workshop[ in {place}] for people who ride to work, to school and now and then up a hill.',
    'Most bikes need less than their owners fear. At {name}[ in {place}] you see which parts are worn and which are merely dirty, and you know the price before a tool is picked up.',
  ],
  about: [
    '{name} looks after bikes that get used: in the rain, over curbs, with groceries on the back. We measure the chain, spin the wheels and check the bolts that matter before we suggest a part. Whatever we replace, you can see the old one.',
    'A creak in the pedals is often in the saddle. {name} takes the time to find where a noise really lives instead of swapping parts until it stops. Every repair ends with a ride, because a bike behaves differently with somebody on it.',
    'We like old steel frames and new electric motors about equally. What matters is that a bike fits you, stops when you ask and starts again on Monday. {name} sets it up for the way you ride[ around {place}] and shows you the two jobs worth doing at home.',
  ],
  quotes: [
    'A dry chain tells the whole street you’re coming.',
    'Look after the chain, and the rest lasts.',
    'Every creak comes from somewhere. Rarely from where you think.',
    'The cheapest upgrade is air.',
    'True the wheel, and the whole bike calms down.',
    'A bike that works gets ridden.',
    'Oil is for the inside of the chain.',
  ],
  bannerLines: [
    'Is it squeaking again?',
    'When did you last check the air?',
    'Go on, take the hill',
    'Two wheels, no rattle',
  ],
  headings: {
    services: 'On the stand',
    gallery: 'Around the workshop',
    team: 'Who turns the wrench',
    reviews: 'From the saddle',
    questions: 'Before you bring it in',
  },
  servicesText:
    'From a flat before work to a winter strip-down. If a repair costs more than the bike is worth to you, we say so first.',
  scheduling: {
    heading: 'Book a place on the stand',
    text: 'Choose a day and tell us what the bike does and when: uphill, in the wet, only with a bag on. We’ll say how long we are likely to keep it.',
  },
  video: {
    heading: 'One bike, start to finish',
    text: 'Wheels out, chain off, everything clean before anything is adjusted. See what happens between the drop-off and the ride around the block.',
  },
  contact: {
    heading: 'What is it doing?',
    text: 'A noise, a wobble, a gear that won’t stay: describe it, and name the make if you know it. A photo of the chain side tells us more than you would think.',
  },
  callToAction: 'Book a repair',
  servicesLabel: 'See what we fix',
}

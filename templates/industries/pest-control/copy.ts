import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Find the gap, close the gap',
    'Your house, without the lodgers',
    'Something in the walls?',
    'Fewer ants, fewer chemicals',
    'Pest control[ in {place}], explained',
    'Out, and kept out',
    'We look before we spray',
  ],
  introductions: [
    '{name} deals with ants, mice, wasps and the rest[ in homes and businesses around {place}]. We find out where they come in and why, and treat that instead of the whole house.',
    'A scratching at two in the morning, a trail across the counter, a wing on the windowsill. {name} tells you what it is[, anywhere in {place}], how worried to be and what it takes to be rid of it.',
    'Mice need a gap as wide as a pencil and ants need less. {name} gets on its knees with a flashlight[ in kitchens all over {place}], finds the way in and closes it.',
    'No van with a giant roach on the roof, no lecture about your pantry. {name} handles pests[ in {place}] quietly, says what is being used and where, and comes back to check.',
  ],
  about: [
    '{name} starts every job with an inspection: under the sink, behind the stove, up in the attic, along the outside wall. Droppings, rub marks and sawdust tell us what you have and for how long. You get it in plain words, with photos of the places you would rather not crawl into.',
    'Poison treats the mouse you have; a sealed gap treats the ones you would have had. {name} uses traps, bait, mesh and caulk in the amount the job needs and no more. You are told what goes where, what it does, and how long to keep the cat out.',
    'Having pests says little about how clean you are. They come for warmth and water, and every house[ in {place}] has both. {name} arrives discreetly, tells you what to change and leaves the parts that need no treatment alone.',
  ],
  quotes: [
    'Where there is one, look for the way in.',
    'A mouse needs a gap the width of a pencil.',
    'Close the hole, and you catch next year’s mice.',
    'Ants don’t get lost. Somebody left directions.',
    'Know what it is before you reach for the spray.',
    'The attic always knows first.',
    'Warm, dry, fed: they want what you want.',
  ],
  bannerLines: ['Heard something?', 'Saw one? Tell us where', 'Before the nest gets bigger', 'Put the spray can down'],
  headings: {
    services: 'What’s bothering you?',
    gallery: 'What we look for',
    team: 'Who comes with the flashlight',
    reviews: 'Sleeping better',
    questions: 'Before we come',
  },
  servicesText:
    'If you don’t know what it is, a photo or a description of the noise will do. We’ll know where to start looking.',
  scheduling: {
    heading: 'Book an inspection',
    text: 'Pick a time and tell us what you saw or heard, in which room and at what hour. Don’t clean up the evidence; it helps.',
  },
  video: {
    heading: 'What an inspection looks like',
    text: 'Baseboards, pipes, vents, attic, outside wall. Follow the flashlight through one house and see how small a way in can be.',
  },
  contact: {
    heading: 'What did you see?',
    text: 'Send a photo if it held still, and say where and when. For a nest near a door, keep your distance and call instead of writing.',
  },
  callToAction: 'Ask for an inspection',
  servicesLabel: 'What we deal with',
}

import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Good tread, straight roads',
    'Four tires, honestly measured',
    'Tires for how you drive',
    'Flats fixed, wheels balanced',
    'A tire shop[ in {place}]',
    'New tires, old-fashioned torque wrench',
    'Round, balanced and tight',
  ],
  introductions: [
    '{name} sells, fits and repairs tires[ in {place}]. We measure the tread with you watching, tell you how many miles are left in it and only then talk about new ones.',
    'A nail on the way to work, a shake at highway speed, a warning light that won’t go out. Bring it to {name}[ in {place}] and we’ll find out whether it is the tire, the wheel or just a cold morning.',
    'The right tire depends on your roads, your winters and how long you’ll keep the car. {name} asks about all three[, fits what suits {place}] and puts the nuts on by hand.',
    'All the grip your car has is four patches the size of a postcard. {name} looks after them[ for drivers in {place}]: tires, balance, alignment and the flat you found this morning.',
  ],
  about: [
    '{name} is a tire shop that measures before it sells. Tread depth, pressure and the date on the sidewall go on a card that you keep. If two tires will do, we won’t quote you four.',
    'Tires say how a car has been treated. Worn in the middle means too much air, worn on one edge means the alignment is out, and worn in patches means a tired shock absorber. {name} reads the old set before fitting a new one[, so that drivers in {place} don’t buy the same trouble twice].',
    'Lug nuts are started by hand and finished with a torque wrench at {name}, never hammered on with the gun. You should be able to loosen them yourself at the side of a road. Come back after the first fifty miles and we’ll check them again.',
  ],
  quotes: [
    'Four postcards of rubber hold up the whole car.',
    'Check the pressure cold, and before you need to.',
    'A tire wears the way the wheel points.',
    'Read the old tires before you buy new ones.',
    'By hand first. Then the torque wrench.',
    'Tread is cheap next to a ditch.',
    'The spare needs air too.',
  ],
  bannerLines: ['Picked up a nail?', 'Feel that shake?', 'Before the first frost', 'When did you check the spare?'],
  headings: {
    services: 'In the bays',
    gallery: 'Around the shop',
    team: 'Who lifts your car',
    reviews: 'From the waiting room',
    questions: 'Asked at the counter',
  },
  servicesText: 'Most of it is done while you wait. If something else looks worn, we show you and leave it at that.',
  scheduling: {
    heading: 'Reserve a bay',
    text: 'Give us the size printed on the sidewall, or just the car and the year. We confirm the time and have the tires here before you are.',
  },
  video: {
    heading: 'Fitting a set of tires',
    text: 'Off the rim, new valve, on again, spun until it balances. See where the little weights go and why the nuts are tightened in a star.',
  },
  contact: {
    heading: 'Ask about your tires',
    text: 'Send the numbers from the sidewall, such as the width and rim, and how far you drive in a year. We’ll answer with two or three that fit and what they cost on the car.',
  },
  callToAction: 'Ask for a quote',
  servicesLabel: 'What we do',
}

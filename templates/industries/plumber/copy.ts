import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Leaks, drains and hot water, sorted',
    'Plumbing that stays fixed',
    'A plumber who picks up',
    'Good pipework, clean floors',
    'Plumbing done properly[ in {place}]',
  ],
  introductions: [
    '{name} looks after the pipes, drains and water heaters of homes[ in {place}]. Tell us what the water is doing and we’ll tell you what it takes to put it right.',
    'A dripping faucet, a slow drain, no hot water on a Monday. {name} finds the cause, shows you what it is and repairs it so that you can forget about it[, anywhere in {place}].',
    'Repairs, replacements and new bathrooms[ in {place}], done neatly by {name}. The carpet gets covered first, and you hear the price before the tools come out.',
  ],
  about: [
    '{name} is a plumbing business that works in homes and small premises[ in {place}]. We look for the cause before we replace a part, and we explain it in plain words. You get a price before we start and a tidy room when we finish.',
    'Most plumbing trouble is small until it is left alone. {name} would rather fix a worn washer today than a ceiling next month, so no job is too minor to ask about. We say what is urgent, what can wait and what it will cost.',
  ],
  quotes: [
    'The best repair is the one you never think about again.',
    'Find the cause first. Then fix it once.',
    'A drip at midnight sounds louder than it is. Call anyway.',
    'Water finds every shortcut. We don’t take any.',
    'Clean boots, clear price, dry floor.',
  ],
  bannerLines: ['Something dripping?', 'Hot water back on', 'Shut the main valve, then call us'],
  headings: {
    services: 'What we fix',
    gallery: 'On the job',
    team: 'Who comes to the door',
    reviews: 'What customers say',
    questions: 'Before you call',
  },
  servicesText: 'The everyday work of keeping water where it belongs. If yours isn’t listed, ask.',
  scheduling: {
    heading: 'Pick a time that suits',
    text: 'Choose a slot and describe the problem in a line or two. We confirm the time and bring what the job is likely to need.',
  },
  video: {
    heading: 'How we work in your home',
    text: 'What a visit looks like, from finding the leak to wiping down the sink. See how we protect floors, test the repair and show you what was wrong.',
  },
  contact: {
    heading: 'Tell us what’s wrong',
    text: 'Describe the problem and where it is, and add the best number to reach you. If water is coming through the ceiling, turn off the main valve first.',
  },
  callToAction: 'Ask for a plumber',
  servicesLabel: 'What we fix',
}

import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Come home to a clean house',
    'Clean, down to the corners',
    'Your Saturday back',
    'House cleaning[ in {place}]',
    'A house that smells of nothing',
  ],
  introductions: [
    '{name} cleans homes[ in {place}], weekly, now and then or top to bottom. You say what matters most, and that gets done first.',
    'The bathroom nobody wants to do, the oven nobody admits to. {name} takes care of them while you do something better[, in homes all over {place}].',
    'A clean house is mostly a matter of order and of coming back. {name} brings both[ to homes in {place}], along with the cloths.',
  ],
  about: [
    '{name} cleans homes[ in {place}] the way we like our own: from the top down, corners first. We write down how you want things and where they go, so that you never have to explain twice. If we miss something, tell us and we’ll come back to it.',
    'We work from a list that you have seen and agreed to. {name} uses a different cloth for every room, moves what can be moved and puts it back where it was. Then we close the door behind us.',
  ],
  quotes: [
    'Corners first. The middle takes care of itself.',
    'You should notice the floor, not the cleaner.',
    'Someone will do the oven. It need not be you.',
    'A clean sink changes the whole kitchen.',
    'Spend Saturday on Saturday.',
  ],
  bannerLines: ['What would you do with a free Saturday?', 'Top to bottom, then once more', 'Leave the oven to us'],
  headings: {
    services: 'What we clean',
    gallery: 'Freshly done',
    team: 'Who has the keys',
    reviews: 'From homes we clean',
    questions: 'What people ask first',
  },
  servicesText: 'Choose one, or put your own list together. We agree on what is included before the first visit.',
  scheduling: {
    heading: 'Choose your cleaning day',
    text: 'Pick a day and tell us how many rooms there are and whether there are pets. We’ll confirm what is included and how long it takes.',
  },
  video: {
    heading: 'A kitchen, before and after',
    text: 'Watch one kitchen go from Sunday night to Monday morning. It shows the order we work in and the corners we don’t skip.',
  },
  contact: {
    heading: 'Ask for a cleaning',
    text: 'Tell us the number of rooms, how often and what bothers you most. We’ll answer with a plan and a price.',
  },
  callToAction: 'Ask for a price',
  servicesLabel: 'What we clean',
}

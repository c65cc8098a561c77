import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'You host. We’ll cook.',
    'Good food for a full table',
    'Hot food, on time, anywhere',
    'Catering[ in {place}], cooked properly',
    'Sit down with your own guests',
    'Enough for everyone, and seconds',
    'Food people talk about going home',
  ],
  introductions: [
    '{name} cooks for weddings, offices, birthdays and wakes[ in {place}]. We plan the menu around your guests, bring what the kitchen lacks and leave it cleaner than we found it.',
    'Twenty people in a garden or two hundred in a barn: the potatoes should be hot for all of them. {name} cooks for gatherings[ in {place}] and counts the plates, so that you can sit down.',
    'A wedding, a board lunch, an aunt turning eighty. {name} asks who is coming, what they can’t eat and where the nearest socket is, then writes you a menu[ that suits the season in {place}].',
    'The best part of a party is talking to the people you invited. {name} takes care of the food[ for parties in {place}], from the first tray to the last spoon, and tells you beforehand what it costs per head.',
  ],
  about: [
    '{name} is a catering kitchen[ in {place}] that likes a plan. We visit the venue, look for the power and the water and walk the way from the oven to the table. On the day there is a list on the wall, and everybody in black has read it.',
    'Speeches run over, trains are late, it rains on the lawn. {name} chooses dishes that don’t mind waiting twenty minutes and keeps the ones that do until you are seated. Nobody at your table should notice that there was ever a problem.',
    'We cook what travels well and finish it where you are. Herbs go on last, sauces come in jugs, and the people who eat no meat get a dish somebody thought about. What is left over is boxed for your fridge, with the date on it.',
  ],
  quotes: [
    'Speeches run over. The menu has to know that.',
    'Nobody remembers the napkins. Everybody remembers cold food.',
    'Cook for the last guest in line.',
    'A host should eat, too.',
    'The vegetarian dish is not the side dish.',
    'Count the plates twice, and the chairs once more.',
    'There should be something left for breakfast.',
  ],
  bannerLines: ['How many are you?', 'Who’s cooking on the day?', 'Seconds are on the side table', 'Leave the dishes'],
  headings: {
    services: 'What we cook for',
    gallery: 'Tables we like',
    team: 'In the kitchen',
    reviews: 'After the party',
    questions: 'While you plan',
  },
  servicesText:
    'Every menu is written for one event, so take these as places to begin. Tell us the number, the day and the room.',
  scheduling: {
    heading: 'Talk over the menu',
    text: 'Pick a time for a call, and have a rough number of guests to hand. We’ll ask about the venue, the mood and who can’t eat what.',
  },
  video: {
    heading: 'From the van to the table',
    text: 'Crates in, ovens on, tablecloths out, then the quiet ten minutes before the doors open. See how a room is fed.',
  },
  contact: {
    heading: 'Tell us about the day',
    text: 'The date, the place, roughly how many and what is being celebrated. We’ll write back with a first menu and a price per head.',
  },
  callToAction: 'Plan a menu',
  servicesLabel: 'What we cook',
}

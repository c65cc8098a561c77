import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Dinner, the way it should be',
    'Come hungry, stay a while',
    'A table with your name on',
    'Good food, honestly cooked',
    'Dinner[ in {place}], done right',
  ],
  introductions: [
    '{name} cooks[ in {place}] with what is good this week and leaves out what isn’t. Come as you are, bring people you like and leave room for dessert.',
    'A short menu, a warm room and a kitchen that starts early. At {name}[ in {place}] the food is cooked here, by people who eat it too.',
    'Some evenings call for a tablecloth and some for a big bowl with two forks. {name} is good at both[, here in {place}].',
  ],
  about: [
    '{name} is the kind of restaurant we wanted to eat at[ in {place}]: unfussy, generous and the same on a Tuesday as on a Saturday. The menu is short because we cook everything on it ourselves. If something is missing, it is because it wasn’t good enough today.',
    'The stock goes on in the morning and the bread is torn, not sliced. At {name} we buy what looks best and then decide what to cook. Ask whoever brings your plate what to order; they know what is good today.',
  ],
  quotes: [
    'Buy well, cook simply, serve it hot.',
    'A good table makes people stay for one more story.',
    'The menu is short. So is the list of excuses.',
    'Dinner should be the easiest decision of the day.',
    'Bread first. Then we’ll talk.',
  ],
  bannerLines: ['There’s a table waiting', 'Save room for dessert', 'Bring everyone'],
  headings: {
    services: 'From the kitchen',
    gallery: 'At the table',
    team: 'In the kitchen and out front',
    reviews: 'From our guests',
    questions: 'Before you come',
  },
  servicesText:
    'The menu changes with the market, so take this as a taste of it. Tell us about allergies and we’ll steer you well.',
  scheduling: {
    heading: 'Book a table',
    text: 'Tell us the day, the time and how many you are. For large parties, or a seat by the window, add a note and we’ll do what we can.',
  },
  video: {
    heading: 'An evening in our kitchen',
    text: 'The doors open at the end of this film; everything before that is chopping. See who cooks your dinner and how.',
  },
  contact: {
    heading: 'Tables and questions',
    text: 'Planning a birthday, avoiding gluten, or hoping for the corner table? Write to us and a person will answer before service starts.',
  },
  callToAction: 'Book a table',
  servicesLabel: 'See the menu',
}

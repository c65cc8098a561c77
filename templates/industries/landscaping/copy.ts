import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Gardens that grow into themselves',
    'A yard worth staying out in',
    'Planted well, kept well',
    'Green thumbs, straight edges',
    'Gardens[ in {place}], cared for',
  ],
  introductions: [
    '{name} designs, plants and looks after gardens[ in {place}]. We start with your soil, your light and how much time you want to spend with a hose.',
    'A lawn that needs less water, a patio that drains, a hedge that gives you back your evenings. {name} builds gardens[ in {place}] that suit the people in them.',
    'Some gardens need a plan and some need a Saturday with good shears. {name} does both[ around {place}], and comes back when things grow.',
  ],
  about: [
    '{name} works in gardens large and small[ in {place}]. We look at where the sun stands and the water runs before we draw anything. What we plant is chosen to like it there, so that it needs less of you each year.',
    'A garden is never finished, which is the good part. {name} builds the bones, paths and walls and drains, to last, and plants around them with patience. After that we’ll keep it, or teach you how.',
  ],
  quotes: [
    'Right plant, right place, and then leave it alone.',
    'The first year it sleeps. The third year it leaps.',
    'Plan for the shade you’ll want in August.',
    'A straight edge makes any lawn look loved.',
    'Good soil does half the work.',
  ],
  bannerLines: ['What could your yard be?', 'Planted now, better every year', 'Step outside'],
  headings: {
    services: 'Our work outdoors',
    gallery: 'Gardens, growing',
    team: 'The crew',
    reviews: 'Over the fence',
    questions: 'Before we dig',
  },
  servicesText:
    'From a morning’s tidy-up to a whole new garden. We tell you what your ground can do before you buy a single plant.',
  scheduling: {
    heading: 'Book a garden visit',
    text: 'Choose a time to walk the garden with us. We’ll talk about light, water and what you would like to do out there.',
  },
  video: {
    heading: 'A garden through the year',
    text: 'Bare ground in spring, shade by August. See how one yard was measured, built and planted, and how it filled in.',
  },
  contact: {
    heading: 'Show us your garden',
    text: 'Send a photo or two, taken with the house behind you, and a line about what you would change. We’ll suggest a time to come and look.',
  },
  callToAction: 'Plan a garden visit',
  servicesLabel: 'What we do',
}

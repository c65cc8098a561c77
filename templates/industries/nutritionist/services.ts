import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'First consultation',
    text: 'An hour about how you eat, sleep, shop and cook. You go home with two or three things to change and the reasons for them.',
    picture: ['apple notebook', 'An apple beside a notebook'],
    stems: 'consult first initial assess counsel one-on-one individual advice coach',
  },
  {
    name: 'Meal planning',
    text: 'A week that fits your kitchen, your budget and the people at your table. It comes with the shopping list, and with leftovers on purpose.',
    picture: ['crate vegetables', 'A crate of vegetables'],
    stems: 'meal plan menu recipe week prep shopping',
  },
  {
    name: 'Weight, without the war',
    text: 'Steady changes instead of hungry weeks. We look at habits more often than at the scale, and you set the goal.',
    picture: ['salad bowl', 'A bowl of salad'],
    stems: 'weight loss lose gain manag obes slim',
  },
  {
    name: 'Digestion and intolerances',
    text: 'When food doesn’t agree with you and it isn’t clear which one. We keep a diary, test one thing at a time and put back whatever turns out to be innocent.',
    picture: ['avocado pear', 'An avocado and a pear'],
    stems: 'digest gut intoleran allerg ibs fodmap bloat celiac coeliac gluten lactose stomach',
  },
  {
    name: 'Eating with a condition',
    text: 'Diabetes, high cholesterol, kidneys, thyroid: what it means for the plate, alongside the care of your doctor. More of what you can eat, less staring at what you can’t.',
    picture: ['fruit bowl', 'A bowl of fruit'],
    stems: 'diabet cholest blood pressure kidney thyroid heart condition medical pcos cancer clinical',
  },
  {
    name: 'Eating for sport',
    text: 'What to eat before, during and after, for people who train early or late. Explained in sandwiches rather than grams where possible.',
    picture: ['juice banana bottle', 'A glass of juice beside a water bottle'],
    stems: 'sport athlet run perform muscle train marathon fitness endur',
  },
  {
    name: 'Families and children',
    text: 'Lunchboxes, picky eaters, babies on their first spoon. We make peace at the table before we make it healthier.',
    picture: ['apple lunch box', 'An apple and a box for lunch'],
    stems: 'famil child kid baby toddler picky school pregnan parent teen postpart',
  },
  {
    name: 'Vegetarian and vegan',
    text: 'Where the protein, iron and B12 come from, and what to do with a can of beans. Also for households where only one of you has switched.',
    picture: ['vegan salad mortar', 'A salad beside a mortar'],
    stems: 'vegan vegetar plant plant-based meatless',
  },
  {
    name: 'Workshops and talks',
    text: 'Lunch breaks, schools, clubs and waiting rooms. An hour with something to taste at the end of it.',
    picture: ['dining table fruit', 'A table laid with fruit'],
    stems: 'workshop talk class group corporate office cook seminar company',
  },
]

export const anyService: readonly string[] = [
  'We look at how you eat now, choose what to change first and see how it goes.',
  'Practical from the start: what to buy, what to cook and what to do when the day goes wrong.',
  'Fitted to your tastes and your week. Nothing on the list that you’d have to order from far away.',
  'If you have lab results or a doctor’s advice, bring them; we’ll work with both.',
  'Ask whether this is the right one for you. A short message is enough.',
]

import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const nutritionist: Trade = {
  slug: 'nutritionist',
  trade: 'Nutritionist',
  schemaType: 'MedicalBusiness',
  proof: ['License', 'Qualification', 'Membership', 'Insurance'],
  appointments: true,
  leadsWith: 'people',
  form: { message: 'What would you like to change?' },
  styles: ['Elegant', 'Fun', 'CommonAlt'],
  shapes: ['leaves', 'halves', 'discs', 'scales', 'waves'],
  subject: 'nutrition',
  matches: {
    own: words`
      nutritionist*, dietitian*, dietician*, nutrition counsel*, nutritional counsel*, nutrition coach*,
      nutrition consult*, nutritional therap*, sports nutrition, nutrition practice, nutrition clinic*
    `,
    signs: words`
      nutrition, nutritional, diet, diets, dietary, eating habit*, healthy eating, eating plan*, meal plan*,
      weight management, gut health, food intoleran*, intoleran*, food allerg*, ibs, prediabetes, diabetes,
      macro coach*, low fodmap
    `,
    not: words`
      pet nutrition*, dog nutrition*, animal nutrition*, horse nutrition*, equine nutrition*, plant nutrition*,
      nutrition store*, canine nutrition*, cat nutrition*, sports nutrition shop*, sports nutrition store*,
      sports nutrition supplement*, dietary supplement*, pet diet*
    `,
  },
  services: [
    {
      name: 'First consultation',
      icon: 'speech',
      also: words`first consult, initial consult, first appoint, initial appoint, first session, initial session, first assess, initial assess, first visit, nutrition assess, nutritional assess, new client, new patient`,
      about: [
        'A first meeting often goes through an ordinary week: who does the cooking, and what gets eaten after work.',
        'Recent blood results and a list of medicines are usually worth bringing along to the first meeting.',
        'A photo of each plate for a few days often says more than a diary filled in from memory.',
      ],
      picture: ['apple notebook', 'An apple beside a notebook'],
    },
    {
      name: 'Follow-up sessions',
      icon: 'refresh',
      also: words`follow, review appoint, review session, review consult, review visit, progress review, return visit`,
      about: [
        'A plan looks different after a few real weeks, so a later session often turns to what got in the way.',
        'Weeks that went badly are usually the more useful ones to talk about.',
        'Many people come often at first and space the later sessions further apart.',
      ],
    },
    {
      name: 'Meal planning',
      icon: 'fork-and-knife',
      also: words`meal plan, menu plan, eating plan, diet plan, food plan, recipe, meal prep, shopping list`,
      about: [
        'A plan often begins with the evenings: how many there is time to cook, and for whom.',
        'Many plans leave a night or two open, since leftovers and late evenings come anyway.',
        'Meals that share ingredients keep the shopping short and the fridge clear by the weekend.',
      ],
      picture: ['crate vegetables', 'A crate of vegetables'],
    },
    {
      name: 'Supermarket tours',
      icon: 'basket',
      also: words`supermarket, grocery tour, grocery store tour, shopping tour, shop with, label read, reading label, food label`,
      about: [
        'Ingredients are listed by weight, so whatever stands first is what there is most of.',
        'A serving on the label is often smaller than the one on the plate.',
        'Two jars of the same sauce can differ widely in salt and sugar, and the table on the back shows by how much.',
      ],
    },
    {
      name: 'Weight management',
      icon: 'scale',
      also: words`weight, slimming, obes`,
      about: [
        'A session usually looks at sleep, shifts and appetite as well as at the plate.',
        'Bathroom scales swing with a day’s water and salt, which is why many people look at the month instead.',
        'For many people the evening is the hard part, so the talk often turns to what was eaten earlier in the day.',
      ],
      picture: ['salad bowl', 'A bowl of salad'],
    },
    {
      name: 'Digestion and intolerances',
      also: words`digest, gut, intoleran, ibs, irritable bowel, fodmap, bloat, celiac, coeliac, gluten, lactose, allerg`,
      about: [
        'A diary of meals and symptoms is often the start, because some reactions follow hours later.',
        'When several foods change at once, nobody knows which of them mattered, so changes are usually made one by one.',
        'Wheat and milk turn up in unlikely places such as sausages and stock cubes, so labels are often a large topic.',
      ],
      picture: ['avocado pear', 'An avocado and a pear'],
    },
    {
      name: 'Medical nutrition',
      icon: 'stethoscope',
      also: words`medical nutrition, clinical nutrition, diabet, prediabet, cholesterol, blood pressure, hypertens, kidney, renal, thyroid, pcos, cancer, oncolog, cardiac, heart disease, heart health`,
      about: [
        'Many people come soon after a diagnosis, with a leaflet of what to leave out and no idea what to cook.',
        'Medical nutrition often starts with a doctor’s letter or recent results, so that the food fits the treatment.',
        'Food and medicines can affect each other, so a list of both is often the first thing asked for.',
      ],
      picture: ['fruit bowl', 'A bowl of fruit'],
    },
    {
      name: 'Sports nutrition',
      icon: 'running',
      also: words`sport, athlet, runner, marathon, triathl, endurance, cyclist, bodybuild`,
      about: [
        'A meal that is no trouble at a desk may be during hard exercise, so new foods are usually tried out before an event.',
        'Training days and rest days differ, so many plans are written separately for each.',
        'Evening training is a common reason to ask, since supper then falls either before it or very late.',
      ],
      picture: ['juice banana bottle', 'A glass of juice beside a water bottle'],
    },
    {
      name: 'Pregnancy and babies',
      icon: 'baby-carriage',
      also: words`pregnan, prenatal, antenatal, postnatal, postpartum, breastfeed, breast feed, wean, baby, babies, infant, first foods`,
      about: [
        'Relatives and the internet seldom agree on what to eat, which is a common reason to come.',
        'Plans for pregnancy and the months after tend to be short and simple, since tired people cook little.',
        'Lists of foods to leave out differ between countries and books, so many people come with questions about them.',
      ],
    },
    {
      name: 'Nutrition for children',
      icon: 'child',
      also: words`child, kids, toddler, picky, fussy, family nutrition, family meal, teenager, school lunch, lunchbox, lunch box`,
      about: [
        'Parents often come to the first talk without the child, and speak as much about mealtimes as about food.',
        'Many children have to see a food again and again before they taste it, even if it only stands on the table.',
        'A lunchbox that keeps coming home full is one of the usual reasons why parents ask.',
      ],
      picture: ['apple lunch box', 'An apple and a box for lunch'],
    },
    {
      name: 'Vegetarian and vegan',
      icon: 'leaf',
      also: words`vegan, vegetar, plant based, plantbased, meatless, meat free`,
      about: [
        'Iron in beans and leaves is taken up better together with vitamin C, such as a squeeze of lemon.',
        'Many people ask about protein first, while iron and iodine are more often forgotten.',
        'Many people first leave out meat or milk, and later ask what to eat in its place.',
      ],
      picture: ['vegan salad mortar', 'A salad beside a mortar'],
    },
    {
      name: 'Workshops and talks',
      icon: 'group',
      also: words`workshop, talks, talk for, workplace talk, school talk, seminar, webinar, corporat, workplace, cooking class, cookery class, demonstration`,
      about: [
        'A talk in the lunch break has an advantage: people have their own food in front of them.',
        'Questions from the room often shape a talk, so a few sent beforehand help.',
        'A kitchen turns a talk into a class; without one, tasting and label reading often fill the time.',
      ],
      picture: ['dining table fruit', 'A table laid with fruit'],
    },
  ],
  questions: [
    { ask: 'Are you qualified in nutrition?', from: 'qualified' },
    { ask: 'Do I need a referral?', words: words`referral, referred` },
    { ask: 'What does a session cost?', from: 'prices' },
    {
      ask: 'Can I claim it on my insurance?',
      words: words`insurer, health insur, insurance cover, insurance plan, medicare, reimburs, superbill`,
    },
    { ask: 'How long is a session?', from: 'durations' },
    {
      ask: 'Do you see people online?',
      words: words`video, zoom, virtual, online session, online appoint, online consult, sessions online, appointments online`,
    },
    { ask: 'Should I bring anything?', words: words`bring, food diary, blood result, blood test` },
    { ask: 'What if I have to cancel?', from: 'cancellation' },
  ],
  usualHours: ['Mon-Thu 09:00-18:00', 'Fri 09:00-15:00'],
  photoWishes: [
    'Your consulting room with its table, by daylight.',
    'You in a kitchen or at a market stall.',
    'A plate of an ordinary lunch, from above.',
  ],
  pictures: {
    hero: ['avocado salad pear fruit', 'An avocado, a salad and a bowl of fruit'],
    banners: [
      ['crate vegetables', 'Vegetables in a wooden crate on a table'],
      ['dining table window', 'A dining table by a window'],
      ['juice apple mortar', 'A glass of juice, an apple and a mortar'],
    ],
    gallery: [
      ['fresh salad', 'A bowl of salad'],
      ['ripe avocado', 'An avocado cut in half'],
      ['fruit bowl', 'A bowl of fruit'],
      ['mortar', 'A mortar with herbs'],
      ['vegetable crate', 'A crate of vegetables'],
      ['fresh juice', 'A glass of juice'],
      ['apple pear', 'An apple and a pear'],
      ['loaf', 'A loaf of bread'],
    ],
  },
  callToAction: 'Ask about a first session',
  names: {
    words: words`
      Parsley, Pear Tree, Marrow, Plum, Fennel, Oat & Honey, Sorrel, Beet, Quince, Lentil, Green Bean, Market Day,
      Walnut, Basil, Orchard, Rye, Barley, Saffron
    `,
    endings: words`Nutrition, Food & Health, Nutrition Practice, Table, Dietitians, Kitchen Advice`,
    whole: words`
      The Ordinary Plate, Keep the Bread, Second Helpings, The Kitchen Table Practice, What’s for Dinner,
      The Full Fridge, Breakfast First, The Long Lunch, A Better Tuesday, Eat & Mend
    `,
  },
  ideas: [
    'Nutrition advice for busy families',
    'Meal plans for shift workers',
    'Sports nutrition for runners',
    'Dietitian for people with diabetes',
    'Help with food intolerances',
    'Nutrition in pregnancy and after birth',
    'Healthy lunches for offices',
    'Plant-based meal planning',
    'Nutritionist for picky eaters',
    'Cooking classes for people living alone',
    'Online food coaching after fifty',
    'Menu advice for nursery schools',
    'Gut health consultations',
    'Supermarket tours with a dietitian',
    'Eating well during menopause',
  ],
  searchTerms: words`nutritionist, dietitian, nutrition counseling`,
  sample: {
    trade: 'a nutritionist',
    name: 'Pear Tree Nutrition',
    location: '9 Pearmain Row, Cork, Ireland',
    country: 'IE',
    phone: '020 915 0174',
    typed: [
      'I’m Sinéad Hurley, a registered dietitian, and I see people in a quiet room and on video. I had 12 years in hospitals before this.',
      'First consultation €85 (60 min)',
      'Review €55 (30 min)',
      'Four-week plan €210',
      'Supermarket visit €70 (1 hour)',
      'Workplace talk €320',
      'Most people come with coeliac disease, IBS or children who eat four things. The plan has a phone call each week.',
      'I speak English and Irish. Tue–Fri 9–5.',
      'Some health insurers refund part, and I give you the receipt they want. I don’t sell powders, and nobody gets weighed unless they ask.',
    ],
    reviews: [
      { name: 'Bláthnaid', text: 'My son eats seven things now. One is green.' },
      { name: 'Colm D.', text: 'An hour in Aldi with Sinéad and I read labels like a solicitor.' },
      { name: 'Fidelma R.', text: 'She never mentioned willpower.' },
    ],
  },
}

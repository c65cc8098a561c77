import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const catering: Trade = {
  slug: 'catering',
  trade: 'Catering',
  schemaType: 'FoodEstablishment',
  proof: ['License', 'Award', 'Qualification', 'Insurance'],
  leadsWith: 'work',
  form: {
    message: 'What are you planning, and for how many?',
    fields: [
      { label: 'Event date', kind: 'Date' },
      { label: 'Number of guests', kind: 'Number' },
    ],
  },
  styles: ['Fun', 'Elegant', 'Geometric', 'CommonAlt'],
  shapes: ['discs', 'scallops', 'plaid', 'rosette', 'waves'],
  subject: 'catering caterer',
  matches: {
    own: words`
      catering, caterer*, cater for wedding*, cater for part*, cater wedding*, cater part*, cater event*, private chef*,
      personal chef*, grazing table*, hog roast*
    `,
    signs: words`
      canape*, buffet*, grazing board*, finger food*, party food*, wedding food*, wedding menu*, boxed lunch*,
      office lunch*, dinner part*, platter*, banquet*, per head, we cater, i cater
    `,
    not: words`
      self catering, catering to, catering equip*, catering suppl*, catering trailer*, catering van*, cater to,
      buffet car*, platters and bowls, we cater to, i cater to
    `,
  },
  services: [
    {
      name: 'Weddings',
      icon: 'hearts',
      also: words`wedding, bridal, rehearsal dinner`,
      about: [
        'Speeches often run long at a wedding, so dishes that can wait a little are a common choice.',
        'Hours of dancing make guests hungry again, which is why many couples plan something simple late on.',
        'In a barn or a tent the kitchen may be a table and a generator, so the menu follows the venue.',
      ],
      unit: 'per person',
      picture: ['cake flowers wine glass', 'A cake on a stand'],
    },
    {
      name: 'Buffets',
      icon: 'fork-and-knife',
      also: words`buffet, finger food`,
      about: [
        'The same dishes on both sides of a table make two short lines out of a long one.',
        'Guests fill their plates with what stands first, so the order of the dishes changes what is eaten most.',
        'A buffet usually needs more food per guest than a plated meal, as nobody knows which dish will be the favorite.',
      ],
      unit: 'per person',
      picture: ['buffet salad loaf', 'A buffet with a large salad'],
    },
    {
      name: 'Grazing tables',
      also: words`graz, charcuterie, cheese board, cheeseboard`,
      about: [
        'Guests pick at a grazing table for hours, so it is usually made of food that does not wilt or melt.',
        'Cheese has little taste straight from the fridge, so it is usually taken out a while before guests arrive.',
        'Bowls set down first often give a board its shape, and everything else is laid around them.',
      ],
      unit: 'per person',
    },
    {
      name: 'Canapés',
      also: words`canape, appetizer, appetiser, finger bite, passed bite, nibble`,
      about: [
        'The number of canapés depends on the hour: guests eat far more of them when no dinner follows.',
        'Eaten standing, with a glass in the other hand, a canapé has to be gone in a bite or two.',
        'A few kinds of canapé passed around in turns seem like more than many kinds set out at once.',
      ],
      unit: 'each',
      picture: ['platter', 'A platter of canapés'],
    },
    {
      name: 'Office lunches',
      icon: 'briefcase',
      also: words`
        office lunch, office cater, corporate lunch, corporate cater, boxed lunch, lunch box, packed lunch,
        working lunch, business lunch, meeting, conference, sandwich
      `,
      about: [
        'Lunch in boxes lets a meeting go on, while a shared table gives it a break.',
        'In an office most people eat within the same half hour, so all the food is usually put out at once.',
        'Whoever orders lunch seldom knows who eats what, so it helps to ask about diets before choosing a menu.',
      ],
      unit: 'per person',
      picture: ['crate juice', 'A crate packed for lunch'],
    },
    {
      name: 'Private dinners',
      icon: 'chef-hat',
      also: words`
        private dinner, private dining, dinner part, private chef, personal chef, supper, plated, sit down, sitdown,
        tasting menu
      `,
      about: [
        'A home oven holds less than it seems to, so the dishes are chosen to take turns in it.',
        'Plated courses need everybody seated at the same moment, which can be harder than the cooking.',
        'The stove, the number of plates and who eats what are what a cook often asks about a private kitchen.',
      ],
      unit: 'per person',
      picture: ['dining table candles', 'A dining table with its chairs'],
    },
    {
      name: 'Birthday parties',
      icon: 'cake',
      also: words`birthday, christening, baptism, baby shower, graduation, anniversar, family part, party food`,
      about: [
        'Children often eat early and in minutes, grown-ups late and at length, so one party may need two menus.',
        'A cake needs plates of its own and a cleared table, which is easily forgotten in the plan.',
        'At an open house guests come and go all afternoon, so small amounts put out again and again suit better than one meal.',
      ],
      unit: 'per person',
      picture: ['cake candles', 'A birthday cake'],
    },
    {
      name: 'Barbecues',
      icon: 'grill',
      also: words`barbecue, barbeque, bbq, hog roast, pig roast, spit roast, grill, smoker`,
      about: [
        'Large cuts can take most of a day over smoke, so the fire is often lit before the guests are awake.',
        'A roast usually rests off the heat before it is carved, or its juice ends up on the board.',
        'Meat is often taken out of the cold an hour ahead, because a cold middle cooks more slowly than the outside.',
      ],
      unit: 'per person',
      picture: ['pan salad', 'A pan of vegetables'],
    },
    {
      name: 'Funerals and wakes',
      icon: 'candle',
      also: words`funeral, wake, memorial, celebration life, shiva, repast`,
      about: [
        'It is seldom known how many people will come after a funeral, so dishes that stretch to more guests are common.',
        'Small food that can be eaten standing often suits a wake better than a meal, as people want to talk.',
        'Food for a wake is often ordered by somebody with much else to arrange, so a short list of choices helps.',
      ],
      unit: 'per person',
      picture: ['teapot loaf', 'A teapot beside a loaf of bread'],
    },
    {
      name: 'Bar and drinks',
      icon: 'wine-glass',
      also: words`cocktail, mocktail, bartend, barten, drink, beverage`,
      about: [
        'Ice often runs out before drink does, because it cools the bottles as well as the glasses.',
        'A short list keeps a bar moving, while every extra cocktail adds a wait for those behind.',
        'Many guests come to the bar in the first minutes, so some bars open with glasses that are already filled.',
      ],
      picture: ['wine glass bottle', 'A glass and a bottle of wine'],
    },
    {
      name: 'Waiting staff',
      also: words`waiting staff, wait staff, waitstaff, waiter, waitress, serving staff, event staff, server`,
      about: [
        'A seated meal takes more hands than a buffet, since all tables are served and cleared together.',
        'Hours for staff usually begin well before the guests come and end after they have left.',
        'Clearing is half of the work, because a room full of empty plates makes a party look finished.',
      ],
      unit: 'per hour',
    },
    {
      name: 'Drop-off catering',
      icon: 'delivery-truck',
      also: words`drop off, dropoff, deliver, party tray`,
      about: [
        'Crisp food travels better under a lid with a vent, because trapped steam is what softens it.',
        'With a drop-off the host usually does the serving, so spoons and burners are a question to ask beforehand.',
        'Salads and their dressing usually travel apart and only meet on the table.',
      ],
    },
  ],
  questions: [
    { ask: 'How far ahead should we book?', from: 'notice' },
    { ask: 'What do you charge?', from: 'prices', words: words`per head, per person` },
    { ask: 'Do you cater in our area?', from: 'area' },
    { ask: 'Is there a minimum?', from: 'minimum' },
    {
      ask: 'Can you cook for allergies and other diets?',
      words: words`vegan, vegetarian, allerg, gluten, halal, kosher, nuts, dietary, dairy`,
    },
    {
      ask: 'Do you bring plates and staff?',
      words: words`plates, crockery, cutlery, tableware, waiter, waiting staff, wait staff, servers`,
    },
    { ask: 'Can we taste the food beforehand?', words: words`tasting, taste` },
    { ask: 'Do you take a deposit?', from: 'deposit' },
  ],
  usualHours: ['Mon-Fri 09:00-17:00'],
  photoWishes: ['A laid table, before the guests come.', 'One dish by daylight, from above.', 'Your kitchen at work.'],
  pictures: {
    hero: ['cloche platter wine salad', 'A table with a covered dish, a platter and wine'],
    banners: [
      ['dining table flowers candles', 'A room with a table and flowers'],
      ['wine glass bottle fruit', 'Wine and fruit set out for guests'],
      ['cake flowers', 'A cake on its stand, with flowers'],
    ],
    gallery: [
      ['platter', 'A platter of small bites'],
      ['cake flowers', 'A cake on a stand'],
      ['salad bowls', 'A salad'],
      ['dining table candles', 'A table with chairs'],
      ['loaf jug', 'A loaf of bread on a table'],
      ['wine glass bottle', 'A glass of wine'],
      ['van house', 'A van on the road'],
      ['cloche candle', 'A covered silver dish'],
    ],
  },
  callToAction: 'Ask about an event',
  names: {
    words: words`
      Ladle, Fig, Copper Pot, Long Table, Bay Leaf, Marigold, Saffron, Orchard, Linen, Thyme, Butter, Quince, Harvest,
      Rosemary, Clove, Sideboard, Sorrel, Whisk, Juniper
    `,
    endings: words`Catering, Kitchen, Table, Feasts, Catering Co., Events Kitchen`,
    whole: words`
      The Long Table, Seconds, The Second Helping, Salt Before Guests, Feast & Field, The Borrowed Kitchen,
      Plates for Forty, The Gathering Pot, Supper for All, A Bite Per Hand
    `,
  },
  ideas: [
    'Weekly lunches for small offices',
    'Wedding dinners in barns and fields',
    'Dinner parties cooked in your kitchen',
    'Grazing tables for baby showers',
    'Wood-fired suppers in back gardens',
    'Vegetarian feasts for large families',
    'Quiet food for funerals and wakes',
    'Breakfast trays for early meetings',
    'Picnic baskets for concerts and parks',
    'Sunday roasts, delivered hot',
    'Tea and cakes for village halls',
    'Food for film crews on location',
    'Canapés for gallery openings',
    'A smoker on wheels for parties',
    'Cooking for retreats and long weekends',
  ],
  searchTerms: words`catering, caterer, event catering`,
  sample: {
    trade: 'a caterer',
    name: 'Quince & Ladle Catering',
    location: '14 Weaver’s Yard, Leeds',
    country: 'GB',
    phone: '0113 496 0152',
    typed: [
      'Catering for 20 to 150 people, cooked in Leeds and finished in your kitchen, barn or tent. Rosa Quintero runs the kitchen and her cousin Ben Ladle (his real name) the floor.',
      'Buffet £24 a head',
      'Three-course dinner £46 a head',
      'Canapés £2.75 each',
      'Office lunch £11.50 a head',
      'Funeral tea £13 a head',
      'Waiting staff £17 an hour',
      'We have been going since 2012, and our hygiene rating is 5. Leeds, Harrogate and anywhere within 40 miles.',
      '25% deposit holds the date, final numbers 10 days before. Nuts never enter the building.',
      'Office Mon–Fri 9–5.',
    ],
    reviews: [
      { name: 'Emily and Sanjay', text: 'A barn, a generator and 90 plates at one time. We still do not know how.' },
      { name: 'Christine Dale', text: 'My father’s wake. They refilled the teapots and were otherwise invisible.' },
      { name: 'Yorkshire Loom Co.', text: 'Lunch for 22, nine of them vegan, all labelled by hand.' },
    ],
  },
}

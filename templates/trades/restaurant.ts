import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const restaurant: Trade = {
  slug: 'restaurant',
  trade: 'Restaurant',
  schemaType: 'Restaurant',
  walkIns: true,
  phoneFirst: true,
  proof: ['Award', 'Membership', 'License'],
  appointments: true,
  styles: ['Elegant', 'Geometric', 'Fun', 'CommonAlt'],
  shapes: ['plaid', 'rings', 'scallops', 'halves', 'rosette'],
  subject: 'restaurant chef',
  matches: {
    own: words`
      restaurant, restaurants, bistro*, diner, diners, trattoria*, pizzeria*, eatery, eateries, taqueria*, steakhouse*,
      gastropub*, brasserie*, osteria*, food truck*, taco truck*, sushi bar*, noodle bar*, pizza place*, pizza shop*,
      burger bar*, fish and chip*
    `,
    signs: words`
      pizza*, taco, tacos, burrito*, quesadilla*, burger*, sushi, ramen, noodle*, grill, grills, bbq, barbecue*, dining,
      dinner, dinners, lunch, lunches, brunch, breakfast*, chef, chefs, cuisine, seafood, pub, wine, wines,
      italian food, indian food, mexican food, chinese food, thai food, vietnamese food, japanese food, korean food,
      greek food, turkish food, lebanese food, pho, banh mi, tapas, kebab*, curry, curries, sunday roast*, takeaway*,
      take out, takeout, pasta, steak*, desserts, starters, dishes
    `,
    not: words`
      private chef*, personal chef*, pizza oven*, grill clean*, bbq clean*, barbecue clean*, oven and grill,
      dinner part*, wedding menu*, office lunch*, boxed lunch*, wine tasting*, dinner jacket*, dining table*,
      dining chair*, dining room*, bed and breakfast*, radiator grill*, car grill*, pub quiz*, take out the,
      lunch break*, lunch hour*, lunch box*
    `,
  },
  services: [
    {
      name: 'Starters',
      icon: 'salad',
      also: words`starter, appetiz, appetis, small plate, tapas, mezze, meze, antipast, sharing plate`,
      about: [
        'Plates that the whole table shares often come as they are ready rather than all at once.',
        'Small plates are often shared, so that everybody at the table can try several.',
        'Starters often follow the season closely, because a few mushrooms or young leaves are enough for a plate.',
      ],
      picture: ['plates table bread', 'Small plates and bread on a table'],
    },
    {
      name: 'Main courses',
      icon: 'fork-and-knife',
      also: words`main course, main dish, mains, main plate`,
      about: [
        'The kitchen often starts a main when the starters leave it, which is why there is a pause between them.',
        'Some sauces are made hours ahead, so anything to be left out is worth mentioning when ordering.',
        'A braised dish starts hours before the guests arrive, while one from the grill starts with the order.',
      ],
      picture: ['dinner plate fork', 'A dinner plate with a fork and a knife'],
    },
    {
      name: 'Fish and seafood',
      icon: 'fish',
      also: words`fish, seafood`,
      about: [
        'The catch changes with the weather and the season, so fish dishes tend to change more often than others.',
        'Oily fish such as mackerel goes well with strong flavors, while white fish is often served with mild ones.',
        'A whole fish cooked on the bone often stays juicier than a fillet, and takes a little longer.',
      ],
    },
    {
      name: 'Pizza and bread',
      icon: 'pizza',
      also: words`pizza, flatbread, calzone`,
      about: [
        'A very hot oven bakes a thin base in a minute or two, which is where the dark blisters come from.',
        'Dough that rests overnight or longer gets more flavor and stretches without tearing.',
        'Cheese and tomato give off water as they bake, so a thin base stays crisper with less on top.',
      ],
      picture: ['pizza oven', 'A pizza on a wooden board'],
    },
    {
      name: 'Lunch',
      also: words`lunch, midday`,
      about: [
        'A table at lunch is often easier to get than one in the evening, above all early in the week.',
        'Guests with little time often say so when they sit down, and the kitchen can plan the plates around it.',
        'A larger group at lunch is often served sooner when everybody orders at the same time.',
      ],
      picture: ['bowl soup spoon', 'A bowl of soup with a spoon'],
    },
    {
      name: 'Sunday roast',
      icon: 'meat',
      also: words`sunday roast, roast dinner, roast lunch, carvery`,
      about: [
        'Roast potatoes are often boiled and shaken rough before they meet the hot fat, which gives them their crust.',
        'A large joint goes in hours before it is served and rests before it is carved, which keeps it juicy.',
        'Families and large groups like this meal, so the big tables are often taken days ahead.',
      ],
    },
    {
      name: 'Sunday brunch',
      icon: 'fried-egg',
      also: words`brunch`,
      about: [
        'Eggs are usually cooked to order and cannot wait, so a table is mostly served all at once.',
        'Brunch has sweet plates and savory ones, so many tables order some of each and divide them.',
        'Weekend tables often stay longer than weekday ones, mostly for a second coffee.',
      ],
      picture: ['eggs coffee plate', 'A plate of eggs with a cup of coffee'],
    },
    {
      name: 'Desserts',
      icon: 'ice-cream',
      also: words`dessert, puddings, sweets, gelato, ice cream, tiramisu, cheesecake`,
      about: [
        'A dessert that is baked to order takes its time, so it is often worth ordering along with the main.',
        'One dessert with two spoons is how a good many dinners come to an end.',
        'Coffee is often served after the sweet course, unless somebody asks for both together.',
      ],
      picture: ['cake plate spoon', 'A slice of cake with two spoons'],
    },
    {
      name: 'Wine and drinks',
      icon: 'wine-glass',
      also: words`wine, drinks`,
      about: [
        'A crisp, dry wine often goes with fried food, and a slightly sweet one with spicy dishes.',
        'A house wine is usually chosen to go with most of the menu, so asking about it is a fair start.',
        'Many reds taste better a little cooler than a warm dining room.',
      ],
      picture: ['wine glass bottle', 'A bottle of wine and a glass'],
    },
    {
      name: 'Tasting menus',
      icon: 'chef-hat',
      also: words`tasting menu, tasting course, degustation, chef menu, course menu, chef table`,
      about: [
        'The whole table usually takes the same menu, since the courses have to come together.',
        'Allergies and dislikes are worth mentioning when booking, because the plates are usually planned ahead.',
        'Portions are small and courses many, so a meal like this usually lasts longer than one from the menu.',
      ],
    },
    {
      name: 'Private dining',
      icon: 'group',
      also: words`private din, private room, private event, private party, private parties, private hire, large group, group booking, group menu, party menu, birthday, wedding, function, rehearsal dinner`,
      about: [
        'Large tables often choose a shorter menu beforehand, so that all plates can leave the kitchen together.',
        'Numbers tend to fall a little in the last week, so many kitchens ask for them again.',
        'One long table often seats more people than round ones, but guests talk mostly to their neighbors.',
      ],
      picture: ['long table candles', 'A long table set with candles'],
    },
    {
      name: 'Takeout',
      icon: 'paper-bag',
      also: words`takeout, take out, takeaway, take away, carryout, carry out, pickup, collection, curbside, deliver`,
      about: [
        'Stews and curries travel well, and fried food stays crisper with the lid a little open.',
        'Dishes with sauce often travel well, and many taste as good warmed up the next day.',
        'Sauce packed in a pot of its own helps keep the rest crisp until it is eaten.',
      ],
      picture: ['paper bag food', 'A paper bag with a meal to take home'],
    },
  ],
  questions: [
    { ask: 'Do I need to book?', from: 'book' },
    { ask: 'When are you open?', from: 'hours' },
    {
      ask: 'Do you cater for allergies and special diets?',
      words: words`allerg, vegan, vegetar, gluten, celiac, coeliac, halal, kosher`,
    },
    {
      ask: 'Do you take large groups?',
      words: words`large group, large part, big group, big part, private room, back room, parties`,
    },
    { ask: 'Is there a deposit?', from: 'deposit' },
    { ask: 'Are children welcome?', words: words`children, kids, high chair, highchair, family friendly` },
    { ask: 'Can I bring my dog?', words: words`dog` },
    { ask: 'Where can I park?', words: words`parking, car park, park behind` },
  ],
  usualHours: ['Tue-Sat 12:00-22:00', 'Sun 12:00-18:00'],
  photoWishes: [
    'The dining room before the first guests, lamps on.',
    'One plate by a window, from above.',
    'Your cook at the stove.',
  ],
  pictures: {
    hero: ['wine glass bread candle', 'A glass of wine with bread and a candle'],
    banners: [
      ['candles wine bread', 'Candles, wine and bread'],
      ['wine glasses', 'Wine glasses beside a bottle'],
      ['kitchen pots', 'Pots hanging over a kitchen stove'],
    ],
    gallery: [
      ['salad bowl', 'A bowl of salad'],
      ['bread', 'A loaf of bread'],
      ['wine bottle glass', 'A bottle of wine'],
      ['table candle', 'A table with chairs'],
      ['kitchen stove pot', 'A pot on a stove'],
      ['cake slice', 'A cake on a stand'],
      ['lemons', 'A lemon'],
    ],
  },
  callToAction: 'Book a table',
  navigation: {
    Services: 'Menu',
  },
  names: {
    words: words`
      Plum, Ember, Olive, Salt, Walnut, Fennel, Copper, Hearth, Juniper, Lemon, Harbor, Cellar, Oyster, Marrow, Orchard,
      Blue Door, Lantern, Chestnut, Tamarind
    `,
    endings: words`Kitchen, Table, Supper Room, Bistro, Dining Room, & Vine`,
    whole: words`
      The Plum Table, The Late Table, Four Burners, Bread First, The Corner Bistro, Salt & Sunday, The Blue Plate Room,
      Low Light, The Long Lunch, Table by the Stove
    `,
  },
  ideas: [
    'A bistro with a weekly menu',
    'Neapolitan pizza from one oven',
    'A ramen counter with twelve stools',
    'Long Sunday lunches for families',
    'Grilled fish near the harbor',
    'A vegetarian kitchen with natural wine',
    'Tacos from a hatch in the wall',
    'A supper club in a workshop',
    'Handmade pasta at small tables',
    'Curries and flatbreads for takeout',
    'A neighborhood steakhouse without tablecloths',
    'Small plates and sherry until late',
    'Dumplings, folded in the window',
    'A country inn’s dining room',
    'Set dinners on three nights weekly',
  ],
  searchTerms: words`restaurant, dining`,
  sample: {
    trade: 'a restaurant',
    name: 'The Plum Table',
    location: '19 Mill Race Road, Asheville, North Carolina',
    country: 'US',
    phone: '(828) 555-0171',
    typed: [
      'A restaurant with 32 seats, an open kitchen and a menu that changes on Wednesdays, since 2015. Chef Imani Ellery cooks, Jonah Park pours the wine.',
      'Starters from $11',
      'Mains $24 to $36',
      'Desserts $9',
      'Five-course menu $68 a person',
      'Sunday lunch $38',
      'Wednesday to Saturday 5pm to 10pm, Sunday 12 to 4pm.',
      'The kitchen chooses the five courses. For parties of 7 or more we ask for a deposit of $20 a head.',
      'The back room seats 14. Please tell us about allergies when you book, the kitchen is small and uses nuts.',
    ],
    reviews: [
      {
        name: 'Leah Sorensen',
        text: 'We let the kitchen choose. I would not have ordered the turnips, and they were why we went back.',
      },
      { name: 'D. Okafor', text: 'Our party of nine had the back room and one bill.' },
      { name: 'Marion Tate', text: 'Sunday lunch took three hours and nobody hurried us.' },
    ],
  },
}

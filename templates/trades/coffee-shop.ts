import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const coffeeShop: Trade = {
  slug: 'coffee-shop',
  trade: 'Coffee Shop',
  schemaType: 'CafeOrCoffeeShop',
  walkIns: true,
  proof: ['Award', 'Qualification', 'Membership', 'License'],
  styles: ['Fun', 'Geometric', 'Elegant'],
  shapes: ['rings', 'waves', 'halves', 'scales', 'weave'],
  subject: 'cafe',
  matches: {
    own: words`coffee shop*, coffee house*, coffee bar*, espresso bar*, cafe, cafes, tea room*, tearoom*`,
    signs: words`
      coffee, espresso*, latte*, roast*, roastery, barista*, cappuccino*, tea, teas, pastry, pastries, bakery, cake,
      cakes, croissant*, sandwich*, brunch, flat white*, cold brew*, matcha
    `,
    not: words`
      internet cafe*, coffee machine*, coffee table*, sunday roast*, hog roast*, repair cafe*, roast dinner*,
      chess cafe*, tea towel*, coffee morning*, sandwich panel*, coffee van*, urinal cake*
    `,
  },
  services: [
    {
      name: 'Espresso',
      icon: 'coffee',
      also: words`espresso, americano, macchiato, ristretto, cortado, long black`,
      about: [
        'Espresso is hot water pushed through finely ground coffee under pressure in about half a minute.',
        'Espresso that runs through too soon often tastes sour, and one that takes too long bitter, so the grind matters.',
        'Beans change with the weather and with age, so the grinder is often adjusted from day to day.',
      ],
      picture: ['espresso cup', 'A small cup of espresso on a saucer'],
    },
    {
      name: 'Flat whites and lattes',
      also: words`flat white, latte, cappuccino, mocha`,
      about: [
        'A flat white is usually small with a thin layer of foam; a latte holds more milk over much the same espresso.',
        'Milk tastes sweeter as it warms and loses that when it is scalded, so the steam stops well before boiling.',
        'Oat milk foams more readily than almond, which is one reason why it turns up in so many cups.',
      ],
      picture: ['latte cup', 'A cup of coffee with a leaf in the foam'],
    },
    {
      name: 'Filter coffee',
      also: words`filter, pour over, pourover, drip, batch brew, aeropress, chemex, french press, cafetiere`,
      about: [
        'Coffee that runs through paper tastes lighter, because the paper holds back its oils.',
        'For a cup made by hand the water is poured in stages, and the first splash only wets the grounds.',
        'Light roasts are often drunk black, because milk would cover their notes of fruit and flowers.',
      ],
      picture: ['coffee dripper', 'A coffee dripper over a glass jug'],
    },
    {
      name: 'Cold coffee',
      icon: 'snowflake',
      also: words`cold brew, cold coffee, iced coffee, iced latte, nitro, frappe`,
      about: [
        'Cold brew steeps for most of a day in cold water, which often leaves it smoother than coffee poured over ice.',
        'Coffee for ice is usually made strong, because the ice waters it down as it melts.',
        'Cold hides sweetness, so the same drink tastes sweeter hot than it does over ice.',
      ],
    },
    {
      name: 'Tea and hot chocolate',
      icon: 'mug',
      also: words`tea, loose leaf, hot chocolate, cocoa, chai, matcha`,
      about: [
        'Black tea is usually made with boiling water, while green tea can turn bitter unless it is cooler.',
        'Chai is black tea with spices, and matcha is green tea ground to a powder that is drunk leaf and all.',
        'Tea leaves need room to open in the pot, and cocoa mixes more smoothly from a paste.',
      ],
      picture: ['teapot cup', 'A teapot with a cup beside it'],
    },
    {
      name: 'Afternoon tea',
      also: words`afternoon tea, cream tea, high tea`,
      about: [
        'A cream tea is scones with jam and cream; afternoon tea usually adds sandwiches and small cakes.',
        'Scones are softest within hours of baking, and a minute in a warm oven brings some of that back.',
        'Small sandwiches dry out soon after they are cut, so it helps a kitchen to know the number of guests beforehand.',
      ],
    },
    {
      name: 'Pastries and cakes',
      also: words`pastr, cake, scone, croissant, cookie, muffin, brownie, bake, baking, buns, doughnut, donut`,
      about: [
        'Butter and spices taste stronger at room temperature than straight from the fridge.',
        'Pastry is often baked once a day and early, so many counters are fullest in the first hours.',
        'Light and crisp pastries taste nicest on the day they are baked, while moist cakes often gain from a night’s rest.',
      ],
      picture: ['croissant plate', 'A croissant on a plate'],
    },
    {
      name: 'Cakes to order',
      icon: 'cake',
      also: words`whole cake, birthday cake, celebration cake, cake order, custom cake`,
      about: [
        'A cake is counted in slices, and tall ones are often cut narrower, so height feeds guests as well as width.',
        'A cake with fresh cream has to stay cool on the way home, while buttercream stands a little more warmth.',
        'The space on top decides how long a message can be, so the wording is usually settled along with the size.',
      ],
    },
    {
      name: 'Breakfast and lunch',
      icon: 'fork-and-knife',
      also: words`breakfast, lunch, brunch, sandwich, toast, soup, bagel, panini`,
      about: [
        'Toasting dries the face of the bread, so a wet filling soaks in more slowly.',
        'Brunch mixes breakfast and lunch: eggs and toast from one, salads and sandwiches from the other.',
        'A thick soup stays hot longer than a thin one, because it gives off its heat more slowly.',
      ],
      picture: ['toast egg plate', 'A plate with toast and an egg'],
    },
    {
      name: 'Coffee beans',
      icon: 'paper-bag',
      also: words`
        coffee bean, bag bean, whole bean, beans home, retail bean, coffee roast, bean roast, roastery,
        coffee subscription, ground coffee
      `,
      about: [
        'Coffee has most taste within a few weeks of roasting, so the roast date says more than any other on the bag.',
        'Ground coffee fades sooner than whole beans, because air gets at so many more surfaces.',
        'The grind depends on the pot at home: coarse for a press, fine for a stovetop maker.',
      ],
      picture: ['coffee bag beans', 'A bag of coffee beans with a scoop'],
    },
    {
      name: 'Coffee for events',
      icon: 'confetti',
      also: words`coffee event, event cater, cater, mobile coffee, coffee cart, coffee van, wedding, office coffee`,
      about: [
        'An espresso machine can draw as much power as a kettle or two, so the outlets are worth asking about early.',
        'One barista makes about a cup a minute, so a crowd with one short break often gets filter coffee as well.',
        'Outdoors, a coffee cart usually needs level ground, water and a power supply close by.',
      ],
      picture: ['coffee cups tray', 'Coffee cups on a tray'],
    },
  ],
  questions: [
    { ask: 'When are you open?', from: 'hours' },
    { ask: 'Where are you?', from: 'address' },
    { ask: 'What do you have for breakfast or lunch?', words: words`breakfast, lunch, brunch, sandwich, toast, soup` },
    { ask: 'Do you have oat or other plant milk?', words: words`oat, soy, soya, almond, plant milk` },
    { ask: 'Can I bring my dog?', words: words`dog` },
    { ask: 'Can I work on my laptop?', words: words`laptop, wifi` },
    { ask: 'Can I reserve a table?', from: 'book', words: words`reserv` },
    { ask: 'How can I pay?', from: 'payment' },
  ],
  usualHours: ['Mon-Fri 07:00-16:00', 'Sat-Sun 08:00-16:00'],
  photoWishes: [
    'The room with guests at the tables, by daylight.',
    'A cup on the counter, from above.',
    'The front with its door open.',
  ],
  pictures: {
    hero: ['coffee croissant teapot cup', 'A cup of coffee with a croissant and a teapot'],
    banners: [
      ['coffee jug jar', 'Coffee with a jug and a jar'],
      ['coffee counter stool', 'The counter of a coffee shop'],
      ['croissant cake pastries', 'A cake, croissants and pastries'],
    ],
    gallery: [
      ['latte cup', 'A cup of coffee'],
      ['croissant plate', 'A croissant'],
      ['coffee machine', 'An espresso machine on a counter'],
      ['cafe table window', 'A table with chairs'],
      ['cake slice', 'A cake on a stand'],
      ['teapot cup', 'A teapot with a cup'],
    ],
  },
  callToAction: 'Come in for a coffee',
  navigation: {
    Services: 'Menu',
  },
  names: {
    words: words`
      Lantern, Crumb, Saucer, Kettle, Cinnamon, Corner, Daybreak, Sparrow, Magpie, Window Seat, Copper Pot, Pine, Fog,
      Thursday, Cardamom, Harbor, Little Bell, Paper Boat, First Light
    `,
    endings: words`Coffee, Cafe, Coffee House, Espresso Bar, Coffee & Cake, Coffee Room`,
    whole: words`
      The Good Seat, The Usual, The Third Pour, The Slow Kettle, Crumbs, The Window Table, Early & Warm, Milk & Morning,
      The Last Slice, A Quiet Cup
    `,
  },
  ideas: [
    'A coffee cart at the ferry dock',
    'A coffee shop with a children’s corner',
    'Filter coffee and secondhand records',
    'Espresso and cake beside the station',
    'A bakery counter with three tables',
    'Coffee and breakfast for early shifts',
    'A tea room with home-made scones',
    'A roastery with a tasting bar',
    'Coffee bikes for markets and weddings',
    'A cafe inside a plant nursery',
    'Cakes by the slice and whole',
    'Coffee and toast near the school',
    'A neighborhood cafe with board games',
    'Cold brew, bottled for local offices',
    'A dog-friendly coffee shop with benches',
  ],
  searchTerms: words`coffee shop, cafe, coffee`,
  sample: {
    trade: 'a coffee shop',
    name: 'Lantern Lane Coffee',
    location: '3 Lantern Lane, Kilkenny, Ireland',
    country: 'IE',
    phone: '020 910 0133',
    typed: [
      'A coffee shop with eleven seats and a bench outside, open since 2018. Niamh Cafferkey roasts the beans on Mondays.',
      'Espresso €2.90',
      'Flat white €3.80',
      'Filter coffee €3.50',
      'Pot of tea €3.20',
      'Cinnamon bun €3.40',
      'Toasted special €8.50',
      'Bag of beans €13 (250 g)',
      'Scones and brown bread come out at 8. Oat milk costs nothing extra.',
      'Mon–Fri 7 to 4, weekends 8 to 4.',
      'Dogs may come in, laptops after 2 only, strollers at any time.',
    ],
    reviews: [
      { name: 'Aoife Brennan', text: 'I come for the bun at ten and stay for the bench.' },
      { name: 'Tomás', text: 'The flat white tastes the same every morning, which is what I want at seven.' },
      { name: 'Ruth and Eoin', text: 'They kept a bag back for us when the roast sold out.' },
    ],
  },
}

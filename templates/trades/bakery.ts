import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const bakery: Trade = {
  slug: 'bakery',
  trade: 'Bakery',
  schemaType: 'Bakery',
  walkIns: true,
  proof: ['Award', 'Qualification', 'Membership', 'License', 'Insurance'],
  form: {
    message: 'What is it for, and for how many?',
    fields: [{ label: 'When you need it', kind: 'Date' }],
    photos: 'Pictures of what you have in mind',
  },
  styles: ['Fun', 'Elegant', 'Geometric', 'CommonAlt'],
  shapes: ['scallops', 'rosette', 'waves', 'halves', 'checker'],
  subject: '',
  matches: {
    own: words`
      bakery, bakeries, baker, bakers, bakehouse, bakeshop*, bake shop*, bread baker*, patisserie*, cake mak*,
      cake shop*, cake design*, cake decorat*, cake artist*, wedding cake*, birthday cake*, custom cake*, bespoke cake*,
      celebration cake*, cakes to order, cupcake*, micro bakery, microbakery, home baker*, bake bread
    `,
    signs: words`
      bread, breads, sourdough, loaf, loaves, cake, cakes, pastry, pastries, croissant*, buns, bagel*, baguette*,
      cookies, brownies, pies, tarts, bake, bakes, baked, baking, rye, focaccia, macaron*, doughnut*, donut*,
      sausage rolls
    `,
    not: words`
      bakery items, bakery next door, bakery equipment, baker street, baker tilly, bread and butter pudding, crab cake*,
      fish cake*, fishcake*, urinal cake*, baked bean*, half baked, bakers yeast, soap cake*
    `,
  },
  services: [
    {
      name: 'Sourdough bread',
      icon: 'wheat',
      also: words`sourdough, sour dough, levain`,
      about: [
        'Sourdough rises with wild yeast, which is slow: a loaf is usually begun the day before it is baked.',
        'The sour taste comes from bacteria in the starter, and a long, cool rise makes it stronger.',
        'A loaf keeps for days with its cut side down on a board, because the acid in it slows the staling.',
      ],
    },
    {
      name: 'Everyday loaves',
      icon: 'bread',
      also: words`
        white bread, brown bread, wholemeal, whole wheat, wholegrain, whole grain, white loaf, brown loaf, sandwich loaf,
        tin loaf, rye bread, rye loaf, seeded loaf, sliced bread, daily bread, fresh bread, baguette, bloomer
      `,
      about: [
        'Bread goes stale sooner in a fridge than on the counter, while sliced and frozen it keeps well.',
        'A loaf that sounds hollow when its underside is tapped is usually baked through.',
        'The crust is at its crispest within hours of the oven, before moisture from the crumb has softened it.',
      ],
    },
    {
      name: 'Rolls',
      also: words`bread roll, dinner roll, morning roll, white roll, seeded roll, soft roll, crusty roll, brioche roll, burger bun, bread bun, baps, barm cake`,
      about: [
        'Rolls bake much sooner than a loaf, and each one has more crust for the same amount of crumb.',
        'Fat and milk in the dough make a soft roll; water and steam make a crusty one.',
        'A few minutes in a hot oven bring a crusty roll back, if a little water is flicked over it first.',
      ],
    },
    {
      name: 'Croissants and pastries',
      also: words`croissant, danish, pain chocolat, viennois, laminated, breakfast pastr`,
      about: [
        'The layers of a croissant come from butter folded into the dough again and again, with rests in the cold between.',
        'In the oven, the water in the butter turns to steam, which lifts the thin sheets of dough apart.',
        'A few minutes in a warm oven bring back much of the crackle that layered dough loses through the day.',
      ],
    },
    {
      name: 'Cinnamon rolls and buns',
      also: words`cinnamon roll, cinnamon bun, cardamom bun, sticky bun, cross bun, sweet bun, chelsea bun, iced bun, morning bun`,
      about: [
        'Sweet dough is heavy with butter and sugar, which slow the yeast, so it often needs a longer rise than bread.',
        'Buns baked close together in a tray stay soft at the sides, where they touch.',
        'Spices fade once they are ground, so a bun tastes most of cinnamon or cardamom when the jar is new.',
      ],
    },
    {
      name: 'Pies and sausage rolls',
      also: words`meat pie, steak pie, pork pie, chicken pie, apple pie, fruit pie, cherry pie, pot pie, hand pie, pies, sausage roll, pasty, pasties`,
      about: [
        'Filling usually goes in cold, because a warm one melts the fat in the pastry before the oven can set it.',
        'A slit on top lets out steam, which would otherwise soften the pastry from the inside.',
        'Pie pastry crumbles because cold fat keeps the flour apart, so it is usually handled as little as possible.',
      ],
    },
    {
      name: 'Cakes by the slice',
      also: words`cake slice, sponge, carrot cake, loaf cake, coffee cake, banana bread, pound cake, tea loaf, lemon drizzle`,
      about: [
        'A cake dries out at its cut side first, so a slice stays softer when that side is covered.',
        'Cakes made with butter are firm from the fridge, and softer and fuller in taste at room temperature.',
        'Oil keeps a cake soft for days; butter gives it more taste and a firmer crumb.',
      ],
    },
    {
      name: 'Cookies',
      icon: 'cookie',
      also: words`cookie, shortbread, ginger biscuit, chocolate biscuit, oat biscuit, butter biscuit, iced biscuit, gingerbread men, gingerbread biscuit`,
      about: [
        'Dough that has rested in the cold spreads less in the oven and browns more deeply.',
        'Many cookies look underdone when they leave the oven, and set on the tray as they cool.',
        'Soft cookies go hard and crisp ones go soft in the same tin, so the two are kept apart.',
      ],
    },
    {
      name: 'Celebration cakes',
      icon: 'cake',
      also: words`celebration cake, celebrations, birthday cake, birthdays, custom cake, bespoke cake, cake order, christening cake, anniversary cake, novelty cake, occasion cake, shower cake, communion cake, decorated cake`,
      about: [
        'Sugar flowers and figures can take days to dry, so decorated cakes are often ordered well before the party.',
        'The number of guests decides the size, and a tall narrow cake may feed as many as a wide flat one.',
        'A photo of the room or the invitation settles a color better than its name does.',
      ],
      unit: 'per cake',
    },
    {
      name: 'Wedding cakes',
      icon: 'hearts',
      also: words`wedding cake, weddings, bridal cake, tiered cake`,
      about: [
        'Tall cakes usually travel in parts and are stacked at the venue, since one bump can shift every tier.',
        'Not every guest eats cake after a dinner, so some couples order fewer portions than there are chairs.',
        'Hidden rods and boards usually carry the upper tiers; without them the lowest would slowly give way.',
      ],
    },
    {
      name: 'Cupcakes',
      also: words`cupcake, cup cake, fairy cake`,
      about: [
        'Cupcakes need no knife and hardly a plate, which is why they are often ordered for schools and offices.',
        'The icing on a small cake does more than decorate: it also keeps the top of the crumb soft.',
        'Each cupcake can be iced by itself, so one batch can come in several colors or with a letter on every cake.',
      ],
    },
    {
      name: 'Baking without gluten',
      icon: 'gluten-free',
      also: words`gluten, coeliac, celiac`,
      about: [
        'Gluten is what holds the bubbles in a dough; without it, eggs, seeds or psyllium have to do the work.',
        'Rice and buckwheat flours hold no gluten, and each gives a loaf a taste and a color of its own.',
        'Dough without gluten is usually wetter than wheat dough, and is often poured into a tin rather than shaped by hand.',
      ],
    },
  ],
  questions: [
    { ask: 'How far ahead should I order?', from: 'notice' },
    { ask: 'How do I order?', from: 'book' },
    {
      ask: 'Do you make cakes to order?',
      words: words`cakes to order, custom cake, bespoke cake, birthday cake, celebration cake, wedding cake`,
    },
    { ask: 'Do you bake without gluten?', words: words`gluten, coeliac, celiac` },
    { ask: 'Do you have anything vegan?', words: words`vegan, plant based, dairy` },
    { ask: 'What about nuts and other allergens?', words: words`nuts, allerg, traces` },
    { ask: 'Do you deliver?', words: words`deliver` },
    { ask: 'Do you take a deposit?', from: 'deposit' },
  ],
  usualHours: ['Tue-Fri 07:30-15:00', 'Sat 08:00-14:00'],
  photoWishes: [
    'Your counter in the morning, before the doors open.',
    'Loaves on a rack, fresh from the oven.',
    'A cake you decorated, seen from the side.',
  ],
  pictures: null,
  callToAction: 'Ask about an order',
  names: {
    words: words`
      Crumb, Millstone, Rye, Early Oven, Poppyseed, Flour, Wheatsheaf, Hazel, Cardamom, Copper, Old Mill, Blackbird,
      Sunday, Barley, Honeycomb, Warm Stone, Lantern, Butter Lane
    `,
    endings: words`Bakery, Bakehouse, Bread, Bakes, Bread & Cake, Oven`,
    whole: words`
      The First Loaf, Up at Four, The Warm Shelf, Crust & Crumb, The Second Rise, Flour on the Floor, The Heel of the Loaf,
      Butter Side Up, The Early Oven, Salt & Rye
    `,
  },
  ideas: [
    'Sourdough on order, collected on Saturdays',
    'Birthday cakes for small gatherings',
    'Wedding cakes with pressed flowers',
    'A bakery without gluten or nuts',
    'Bread rounds by cargo bike',
    'Rye and dark breads of the north',
    'Pies for football Saturdays',
    'Croissants for cafes and hotels',
    'Bread classes for beginners',
    'Cupcakes for offices and schools',
    'A village bakery, open mornings',
    'Cookies by post',
    'Vegan cakes and bakes',
    'Flatbreads from a wood-fired oven',
    'Cakes shaped like favorite things',
  ],
  searchTerms: words`bakery, bread, cakes to order`,
}

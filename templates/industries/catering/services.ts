import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Weddings',
    text: 'Canapés while the photos are taken, dinner when the speeches allow it and something warm at midnight. We taste the menu together well before.',
    picture: ['cake flowers wine glass', 'A cake on a stand'],
    stems: 'wedding bridal reception rehears engag anniversar',
  },
  {
    name: 'Buffets',
    text: 'Two lines instead of one, plates where you start and cutlery where you end. Refilled before it looks picked over.',
    picture: ['buffet salad loaf', 'A buffet with a large salad'],
    stems: 'buffet graz charcuter cheese board self serve spread family style sharing cold hot',
  },
  {
    name: 'Canapés',
    text: 'One bite, one hand, no drips on a silk tie. We count so many per guest per hour, and a few more for the kitchen door.',
    picture: ['platter', 'A platter of canapés'],
    stems: 'canap finger bite appetizer hors starter nibble tapas',
  },
  {
    name: 'Office lunches',
    text: 'There at noon, labeled, and easy to eat beside a laptop. Tell us once who eats what and we’ll remember it next week.',
    picture: ['crate juice', 'A crate packed for lunch'],
    stems: 'office lunch corporate business meeting conference boxed box sandwich breakfast brunch company platter',
  },
  {
    name: 'Private dinners',
    text: 'A cook in your own kitchen, courses at your own table. You choose the music; we bring the good pans and take them away again.',
    picture: ['dining table candles', 'A dining table with its chairs'],
    stems: 'private dinner chef home supper plated tasting fine dining',
  },
  {
    name: 'Birthdays and families',
    text: 'Food that grandparents and six-year-olds will both eat, and a cake that arrives in one piece. We know where to hide it.',
    picture: ['cake candles', 'A birthday cake'],
    stems: 'birthday famil kid child part christening baptism baby shower graduat holiday christmas cake dessert',
  },
  {
    name: 'Grills and gardens',
    text: 'Charcoal lit early, salads kept cool, a plan for rain. Works in a yard, on a rooftop or in a field at the end of a lane.',
    picture: ['pan salad', 'A pan of vegetables'],
    stems: 'grill bbq barbecue garden outdoor roast hog picnic summer smoker pizza taco',
  },
  {
    name: 'Funerals and wakes',
    text: 'Warm soup, good bread, plenty of tea, served by people who know when to be quiet. One phone call is enough to arrange it.',
    picture: ['teapot loaf', 'A teapot beside a loaf of bread'],
    stems: 'funeral wake memorial shiva remembr',
  },
  {
    name: 'Bar and drinks',
    text: 'Ice, glasses, lemons cut, and somebody behind the table who pours evenly. Bring your own wine, or let us choose some to go with the food.',
    picture: ['wine glass bottle', 'A glass and a bottle of wine'],
    stems: 'bar drink cocktail wine beer barten beverage mocktail coffee',
  },
]

export const anyService: readonly string[] = [
  'Tell us how many are coming and what they like. You get a menu, a price per head and a list of what we bring.',
  'Planned with you, set out before the guests arrive and cleared away when they have gone.',
  'We write this one for you, because no two rooms and no two families eat alike.',
]

import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Starters to share',
    text: 'Small plates for the middle of the table. Order two more than you think.',
    picture: ['plates table bread', 'Small plates and bread on a table'],
    stems: 'starter tapas appetizer small meze share snack salad soup',
  },
  {
    name: 'Main courses',
    text: 'Cooked to order and served hot, with whatever the market had that was worth carrying home.',
    picture: ['dinner plate fork', 'A dinner plate with a fork and a knife'],
    stems:
      'main dinner entree steak burger fish meat seafood curry grill pasta bbq barbecue taco sushi ramen noodle dish cuisine food sunday roast',
  },
  {
    name: 'Lunch',
    text: 'Lighter, quicker and kind to the afternoon. There is a dish of the day until it runs out.',
    picture: ['bowl soup spoon', 'A bowl of soup with a spoon'],
    stems: 'lunch midday business sandwich',
  },
  {
    name: 'Desserts',
    text: 'Made here, daily, by someone with opinions about sugar. Two spoons are no problem.',
    picture: ['cake plate spoon', 'A slice of cake with two spoons'],
    stems: 'dessert sweet cake ice gelato tiramisu',
  },
  {
    name: 'Wine and drinks',
    text: 'A short list we have tasted ourselves, and good things without alcohol. Ask for something that goes with your plate.',
    picture: ['wine glass bottle', 'A bottle of wine and a glass'],
    stems: 'wine drink bar cocktail beer juice',
  },
  {
    name: 'Private tables',
    text: 'Birthdays, leaving parties and reunions that need a long table. We agree the menu with you beforehand.',
    picture: ['long table candles', 'A long table set with candles'],
    stems: 'private event party group function birthday wedding cater',
  },
  {
    name: 'Food to go',
    text: 'The dishes that travel well, packed so that they arrive as they left. Order ahead and it’ll be hot.',
    picture: ['paper bag food', 'A paper bag with a meal to take home'],
    stems: 'takeout takeaway deliver go pickup collect',
  },
  {
    name: 'Sunday brunch',
    text: 'Eggs, something sweet and a second cup of coffee. Come late; everyone does.',
    picture: ['eggs coffee plate', 'A plate of eggs with a cup of coffee'],
    stems: 'brunch breakfast egg',
  },
  {
    name: 'Pizza and bread',
    text: 'Dough that rests overnight and an oven that doesn’t. Crisp below, soft above.',
    picture: ['pizza oven', 'A pizza on a wooden board'],
    stems: 'pizza bread flatbread focaccia',
  },
]

export const anyService: readonly string[] = [
  'Made to order from fresh ingredients. Ask what goes well with it and we’ll tell you what we would eat.',
  'A favorite with regulars, cooked the same careful way each time.',
  'Cooked here by hand. Tell us about allergies and we’ll say what can be changed.',
]

import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Eat well on an ordinary Tuesday',
    'Food advice you can cook',
    'Start with what’s in the fridge',
    'Good food, no forbidden list',
    'More on the plate, not less',
    'Nutrition advice[ in {place}] that lasts',
    'Less counting, better cooking',
  ],
  introductions: [
    '{name} helps people[ in {place}] to eat better with the time, money and appetite they have. We begin with what you eat now and change a few things that matter.',
    'You’ve read the articles, and they don’t agree. {name}[ in {place}] looks at your week, your bloodwork if you have it and what your children will touch, and makes a plan you can shop for.',
    'A kitchen that works on Wednesday evenings is worth more than a perfect Monday. {name} gives nutrition advice[ in {place}] for people who get home tired.',
    'Nobody at {name} will take your bread away. We talk about what you like, what seems to disagree with you and what you’d like to feel, and go from there[, in {place} or by video].',
  ],
  about: [
    '{name} starts with questions: what is a normal day, who cooks, what do you reach for at four o’clock? Then we agree on two or three changes, small enough to survive a busy week. After a while we look at what stuck and what didn’t, and nobody is told off.',
    'Food is also birthdays, grandmothers and the smell of toast, and a plan that forgets that is soon forgotten. {name}[ in {place}] works with the dishes you already cook. We change the plate a little, the shopping list a little more and your pleasure in it not at all.',
    'There is no single right way to eat, but there is usually a better one for you. {name} reads the research, so that you don’t have to believe the headlines. If a question belongs with your doctor, we say so.',
  ],
  quotes: [
    'The best diet is one you forget you’re on.',
    'Add something first. Then see what you still need to leave out.',
    'A plan has to survive Wednesday.',
    'Beans forgive almost everything.',
    'Hungry people make poor decisions. Pack an apple.',
    'Nobody ever failed at breakfast. Have another go tomorrow.',
    'Eat with people when you can.',
  ],
  bannerLines: ['What’s for dinner?', 'Keep the bread', 'A longer list of things to eat', 'Begin with breakfast'],
  headings: {
    services: 'Where we can help',
    gallery: 'From the kitchen table',
    team: 'Who you’ll talk to',
    reviews: 'From people we’ve worked with',
    questions: 'Asked at the first meeting',
  },
  servicesText:
    'One conversation or a few months, whichever suits. Bring your likes, dislikes and the contents of your freezer.',
  scheduling: {
    heading: 'Book a first talk',
    text: 'Choose a time, and jot down what you eat on two ordinary days before we meet. Please leave them ordinary.',
  },
  video: {
    heading: 'What a first meeting is like',
    text: 'A table, two glasses of water and a lot of questions about breakfast. See what we ask, and what the plan looks like that you take home.',
  },
  contact: {
    heading: 'Ask us something',
    text: 'Tell us what you would like to change, and about allergies, medicines or a condition if there is one. For symptoms that are new or worry you, please see a doctor first.',
  },
  callToAction: 'Book a first talk',
  servicesLabel: 'Where we can help',
}

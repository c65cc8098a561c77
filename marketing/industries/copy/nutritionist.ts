import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'health',
  order: 50,
  plural: 'Nutritionists',
  one: 'a nutritionist',
  title: 'Nutritionist website, honest and free',
  description:
    'A nutritionist website that says what you are trained in, who you help and how a first hour goes, and promises no pounds. Make it free in minutes.',
  headline: 'One sane page in a search full of miracle diets',
  lead: 'People find you after the third article that contradicts the second. A blood test came back, a child eats only white food, or the marathon is in May, and they want to know what you are trained in and whether they’ll be scolded about bread.',
  card: 'What you’re trained in, who you help and how the first hour goes. No before-and-after waistlines.',
  style: 'Fun',
  needs: [
    {
      title: 'Your title, spelled out',
      text: 'Dietitian, nutritionist and coach mean different things from state to state, and clients can’t tell them apart. The Team section, even a team of one, has a line for your title and space to say what it allows you to do.',
    },
    {
      title: 'A lunch, not a tape measure',
      text: 'Photograph what you really eat, from above, by a window. Ten of those say what your advice tastes like; an apple with a tape measure around it says that you bought a picture.',
    },
    {
      title: 'In the room or on a screen',
      text: 'Write in the first lines whether you work by video, and with people from where. The booking button opens the calendar you already have, and the food diary waits in there, out of public sight.',
    },
  ],
  servicesLead:
    'First hour, review, four-week plan: fee and minutes in one line, and not a word about pounds. The things you don’t sell can be named just as plainly.',
  questions: [
    {
      question: 'My clients do lose weight. May I say so?',
      answer:
        'Say how you work: how often you meet, what you look at, what people take home. Promises about weight or illness can break advertising rules, depending on where you practice, and nobody here checks your text for them. The page adds none to what you say.',
    },
    {
      question: 'Can I sell meal plans from the page?',
      answer:
        'It has no shop and takes no cards. Sell them where you do now, give the plan a service of its own, and let its button open the checkout. A sample day, written out below it, sells better than a cover does.',
    },
    {
      question: 'Where would my recipes go?',
      answer:
        'There is no blog, so most of them elsewhere. One recipe in a text banner makes a good sample of how you cook, and you can change it with the season. Icons for Instagram, Pinterest and YouTube stand in the footer for the rest.',
    },
    {
      question: 'Should I offer before-and-after photos?',
      answer:
        'The gallery would take them, and many professional bodies won’t. A client’s few lines about cooking on a Wednesday travel further, given their permission. Six such reviews fit, and until you have one, the page goes without.',
    },
    {
      question: 'I give talks at companies, too. Where does that fit?',
      answer:
        'Give them their own line, “Workplace talk €320” for instance, with a button that leads down to the form. The parent of a picky eater will simply scroll by. Drag it to the end if talks are the side dish.',
    },
  ],
  related: ['fitness', 'medical-clinic', 'physical-therapist'],
} satisfies IndustryTexts

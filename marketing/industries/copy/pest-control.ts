import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'home-and-building',
  order: 70,
  plural: 'Pest control',
  one: 'a pest control company',
  title: 'Pest control website that loads at once',
  description:
    'A pest control website for people in a hurry: a number to tap, a list of what you treat, what you use and how to prepare. Free, and made in minutes.',
  headline: 'Two in the morning. Something is in the wall.',
  lead: 'Nobody bookmarks an exterminator. They search in the dark with the brightness turned down, and call the first one who treats that animal, drives to that town and doesn’t make them feel dirty. It takes a number, a list and a calm tone.',
  card: 'A number, a list of what you treat and a calm tone, for whoever just heard something scratch.',
  style: 'Common',
  needs: [
    {
      title: 'From the noise to the name',
      text: 'Scratching at dusk, wings on the sill, droppings like grains of rice: most callers don’t know yet what they have. Give each sign an answer in the FAQ, and end it in a button that rings you.',
    },
    {
      title: 'An entry for every creature',
      text: 'People type “bed bugs”, not “integrated pest management”. Give each animal the name your customers give it, with its price, what you do there and how many visits to expect.',
    },
    {
      title: 'What you use, and what about the cat',
      text: 'Which product, how long to stay out, the fish tank, the crawling baby: say it where the treatment is described. What stands there needn’t be settled on a doorstep with the sprayer in hand.',
    },
  ],
  servicesLead:
    'Each creature has its price: ants, mice from, bed bugs by the room. An inspection that you take off the bill later is shown that way, in your words.',
  questions: [
    {
      question: 'Can people send me a picture of the bug?',
      answer:
        'By email, yes: a tap on your address opens one, and the photo goes in there. The form on the page takes words only, which at two in the morning may be “small, brown, fast”. If you prefer text messages, write “text us a photo” in front of the number.',
    },
    {
      question: 'Can the page match the van?',
      answer:
        'Put the logo into the header and set the van’s colors; the shades in between are worked out so that everything can be read. Once you have published, you get a QR code to print, which goes nicely on the back door.',
    },
    {
      question: 'Do I have to show cockroaches?',
      answer:
        'Please don’t feel obliged. A photo of you with a flashlight under a sink is worth more than a close-up. Nobody scrolls past one with pleasure.',
    },
    {
      question: 'Where do quarterly plans go?',
      answer:
        'Into a service of their own: what is checked each time, what is included between visits, what it costs. There is no customer login and no automatic billing here. A link in the footer can lead to the portal of your software, if you have one.',
    },
    {
      question: 'Restaurants don’t want to be seen with us. Whom can I quote?',
      answer:
        'Nobody by name. “A bakery on the market square” does as the author of a review, with the town below it, as long as the words were really theirs and they agreed. A page without reviews is no disgrace in this line of work.',
    },
  ],
  related: ['house-cleaning', 'home-construction', 'restaurant'],
} satisfies IndustryTexts

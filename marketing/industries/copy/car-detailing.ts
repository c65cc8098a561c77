import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'cars-and-bikes',
  order: 20,
  plural: 'Car detailers',
  one: 'a car detailer',
  title: 'Car detailing website, packages and all',
  description:
    'Befores and afters, packages priced by size of car, and whether you come to the driveway: a detailing website that you put together in minutes, for free.',
  headline: 'Before, after, and what it costs for a truck',
  lead: 'There is milk under the back seat, or a lease ends on Friday, or black paint has met a gas station brush. They come with one car in mind and compare three detailers by their pictures, their price for that size, and whether they’d have to drive.',
  card: 'Befores and afters, packages by size of car, and whether you come to the driveway.',
  style: 'Geometric',
  needs: [
    {
      title: 'Pictures that can be looked into',
      text: 'Five befores and five afters, in a grid, in pairs, with captions that say how many hours lay between. A click opens any of them large, where the swirls are, or aren’t.',
    },
    {
      title: 'Packages that can be compared',
      text: 'Call them Packages in the menu. Each has a name, a price and a list of its steps, and a heading can hold the lines for coupe, sedan, SUV and truck, so that the talk about size takes place before the car is in your bay.',
    },
    {
      title: 'Your bay or their driveway',
      text: 'If you come to them, list the towns and ask for a tap and an outlet. If they come to you, the address links to the map. If you do both, each can have its button right at the top.',
    },
  ],
  servicesLead:
    '“Hand wash $55 sedan, $70 truck”: type it like that, or give each size its own line. Hours stand beside the price, and “from” covers the coating you price after a look.',
  questions: [
    {
      question: 'Can I take a deposit for a full correction?',
      answer:
        'The page takes no payments. If your booking service asks for a deposit, it happens there, after a tap on the button that leads to it. Say in the package what the deposit is and when they get it back.',
    },
    {
      question: 'Is there a slider that wipes from before to after?',
      answer:
        'There isn’t, since the page works without scripts. Two pictures side by side do the same job, and nobody has to find the handle with a thumb. You can also join the two into one before you upload it.',
    },
    {
      question: 'License plates are in all of my photos. Are they blurred?',
      answer:
        'Not automatically: blur or cover them before you upload, or crop them out in the editor. What is taken off is the data that the camera hid in the file, including where the car was parked.',
    },
    {
      question: 'Can my Instagram feed appear on the page?',
      answer:
        'Its icon can, at the foot of the page, leading to your profile. A live feed would have to be loaded from elsewhere and would make every visitor wait. Choose your best ten for the gallery and swap one when you outdo it.',
    },
    {
      question: 'I also do cars for two dealerships, at other rates. Where does that go?',
      answer:
        'The rates go nowhere, since anyone can read the page and nothing on it hides behind a password. Name it among the packages, “For dealers”, with a button that opens an email. Private customers then only learn that people who sell cars bring you theirs.',
    },
  ],
  related: ['tire-shop', 'bike-repair', 'house-cleaning'],
} satisfies IndustryTexts

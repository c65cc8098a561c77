import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'cars-and-bikes',
  order: 10,
  plural: 'Tire shops',
  one: 'a tire shop',
  title: 'Tire shop website, free and quick',
  description:
    'A tire shop website that answers from the roadside: hours, where the entrance is, what fitting includes and a number to tap. Free, made in minutes.',
  headline: 'Nobody shops for tires on a good day',
  lead: 'There’s a nail in it, or a light on the dash, or snow forecast for Thursday. They sit with the hazards on and want three answers before the battery goes: do you have my size, can I come now, and where’s the entrance?',
  card: 'Do you have my size, can I come now, where’s the entrance: answered with the hazards on.',
  style: 'CommonAlt',
  needs: [
    {
      title: 'Found from the wrong side of the road',
      text: 'The address opens a map, the number dials, and “behind the car wash, second gate” fits into the text beside them. All of it stands in one place and loads before the signal drops.',
    },
    {
      title: 'One lane for flats, one for sets',
      text: 'A flat comes unannounced, four winter tires don’t. Let the first service ring the counter and the other open your booking page, and say in both how long the wait tends to be.',
    },
    {
      title: 'The price with the rubber on the car',
      text: 'Drivers compare your out-the-door figure with a warehouse’s bare tire, and you lose on paper. Spell out what yours includes: mounting, valve, balancing, getting rid of the old one.',
    },
  ],
  servicesLead:
    'Flats, wheels, the winter swap on rims or off: a line and a price each, the way it is chalked on your wall. Storage by the season keeps its season.',
  questions: [
    {
      question: 'Can drivers look up their tire size?',
      answer:
        'No, there is no catalog and no stock list. If your distributor or shop system has a public lookup, a button opens it. Otherwise invite them to read you the sidewall over the phone, which is where most lookups end anyway.',
    },
    {
      question: 'We sell used tires as well. How do we put that?',
      answer:
        'With the numbers a careful buyer asks for: tread left, year on the sidewall, single or pair, and what you check before one goes out. A service of its own keeps them apart from the new ones. Stock moves too fast for a page, so name sizes and a range.',
    },
    {
      question: 'How do I get through the first week of snow?',
      answer:
        'In August. Put changeovers first, add a line about storage and how long the wait gets, and set that version for a Monday in October. It goes live by itself, while the old page is kept for spring.',
    },
    {
      question: 'Where do fleet customers go?',
      answer:
        'Into a service called what they call it, with terms, invoicing and a name to ask for. Its button says “Fleet accounts” and writes to whoever does the books. Drivers with a flat won’t even notice it.',
    },
    {
      question: 'Do my Yelp stars show up by themselves?',
      answer:
        'No, and no stars are shown at all. Type in up to six reviews that people really left, with a name and a town, and link the Yelp page from the footer for the running score. The one about the waiting-room coffee is there for all to see.',
    },
  ],
  related: ['car-detailing', 'bike-repair', 'electrician'],
} satisfies IndustryTexts

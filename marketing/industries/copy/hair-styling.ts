import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'hair-and-body',
  order: 20,
  plural: 'Hair salons',
  one: 'a hair salon',
  title: 'Hair salon website for cut and color',
  description:
    'Whose hands do balayage, what it costs past the shoulders and how long it takes: a salon website with your stylists, your work and your booking link. Free.',
  headline: 'Eleven saved photos in search of a stylist',
  lead: 'Color is not booked on impulse. There is a folder of pictures, one bad memory and a wedding in June. Show whose hands do this, what it costs when hair goes past the shoulders, and how many hours to keep free, and the folder comes along to you.',
  card: 'Whose hands do balayage, what long hair costs, and how many hours to keep free.',
  style: 'Elegant',
  needs: [
    {
      title: 'Whose chair to ask for',
      text: 'Nobody wants “a stylist”; they want the one who understands curls. Each of you has a place with a portrait and the thing you do best, up to six, so that a new client asks for Noa and not for whoever is free.',
    },
    {
      title: 'Prices past the shoulders',
      text: 'Short, mid-length, long, and “extra bowl of color”: a line for each, with its price and the hours it takes. A surprise at the register is how one-star reviews begin.',
    },
    {
      title: 'Tall pictures, true color',
      text: 'Hair is taller than it is wide. Set the gallery to a carousel in portrait frames and ten photos from your phone fit as they are. No filter is laid over them, so copper stays copper.',
    },
  ],
  servicesLead:
    'Cut and finish, balayage from, bridal with a trial: price and minutes in one line. Your rules on patch tests and late cancellations are answered before anyone asks.',
  questions: [
    {
      question: 'Our stylists rent their chairs and book for themselves. How do we show that?',
      answer:
        'List each stylist as a service: portrait, specialty, and a button that opens that person’s own booking page. There is room for more of them than you have chairs. The button at the top can then lead down to them instead of favoring one.',
    },
    {
      question: 'Instagram is our website. Why make another?',
      answer:
        'Keep it; it is where people fall in love with a color. It is a poor place to find out about Tuesdays, prices for long hair, or where to park, least of all for people without an account. The page answers those and links back to your profile.',
    },
    {
      question: 'Can new clients send photos for a color consultation?',
      answer:
        'The form on the page takes words, not pictures. Let the consultation have a button that opens an email, where a phone attaches three of them quickly, or one that opens what your booking service has for it. Ask for one in daylight, and one of the roots.',
    },
    {
      question: 'Where do patch tests and late cancellations go?',
      answer:
        'Under questions and answers, which is where people look when it is too late. Say both in the first step, the 48 hours and the fee for a missed appointment, each in one calm sentence, and they are answered there as you said them.',
    },
    {
      question: 'Someone leaves on Friday. How soon is she off the page?',
      answer:
        'Remove her from the team and publish; about two minutes later she is off the page, wherever it is opened. What to tell her clients when they ask is the harder part, and yours.',
    },
  ],
  related: ['barber-shop', 'spa', 'catering'],
} satisfies IndustryTexts

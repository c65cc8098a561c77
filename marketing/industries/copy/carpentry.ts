import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'home-and-building',
  order: 20,
  plural: 'Carpenters',
  one: 'a carpenter',
  title: 'Carpenter website that shows the work',
  description:
    'A website for carpenters and joiners: ten pieces with captions, which jobs you take, how long the list is, and an email with a sketch attached. Free.',
  headline: 'Let the joints talk. Add a phone number.',
  lead: 'It is evening, there is a sketch on an envelope, and four carpenters are open in four tabs. The choice falls by pictures, by whether you take a job that small, and by whether you would drive out to see an alcove that is wider at the top.',
  card: 'Ten good pieces, which jobs you take, and an email with a sketch attached.',
  style: 'CommonAlt',
  needs: [
    {
      title: 'Pieces in the rooms they were made for',
      text: 'Ten, each with a caption: the wood, the room, what was crooked. You took them in people’s homes, so what the phone wrote into the file, the place for one, is removed when you upload.',
    },
    {
      title: 'Which jobs, and from when',
      text: 'Whether you hang a door that somebody else bought, what the smallest job is, how long the wait is right now. Type it in the first step, and the page says it as you did. Questions and answers have room for ten more.',
    },
    {
      title: 'From an envelope to a visit',
      text: 'The button under your introduction can open an email, and a photo of the sketch is attached in two taps. If you would rather hear the voice first, it dials. If you keep a calendar for measuring, it opens that.',
    },
  ],
  servicesLead:
    'Alcove shelves from £480 the pair, a door hung, a day rate for odd jobs: “from” is a carpenter’s word, and the page keeps it. No visitor sees a figure that you never named.',
  questions: [
    {
      question: 'I finish four kitchens a year. Is that enough to show?',
      answer:
        'One is enough, if you photograph it like a story: the empty wall, the drawing, the dovetail before the glue, a drawer half open. The gallery takes ten, every service has room for one more, and up to three can run across the whole page.',
    },
    {
      question: 'I work alone. Will the page say “we”?',
      answer:
        'It says “I” if you do. Your sentences keep your voice, and a click lets you change any of them. People like to know whose hands they are.',
    },
    {
      question: 'Can I give prices when everything is made to measure?',
      answer:
        'Give the price of something finished. “Ash wardrobe, nine feet, sloping ceiling, from so much” under a picture tells more than a price per foot. And nobody can hold it against you for the next alcove.',
    },
    {
      question: 'My photos are dark and there is always a ladder in them.',
      answer:
        'Crop the ladder out in the editor, where you also turn a picture that stands askew. Light can’t be added afterward, so visit two or three former customers on a bright morning. They like to show how the drawers still run.',
    },
    {
      question: 'Can customers order a stool on the page?',
      answer:
        'Only by writing or calling, as furniture has always been ordered. If you list small pieces on a marketplace, a button on a service can lead there, and the paying is done there too.',
    },
  ],
  related: ['home-construction', 'electrician', 'landscaping'],
} satisfies IndustryTexts

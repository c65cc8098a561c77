import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'cars-and-bikes',
  order: 30,
  plural: 'Bike repair shops',
  one: 'a bike repair shop',
  title: 'Website for a bike repair workshop',
  description:
    'A website for your bike workshop: this week’s wait, usual prices, what you do to electric bikes and where the door is. Light enough for the side of a road.',
  headline: 'Readable at the roadside, with a flat and one bar of signal',
  lead: 'Hardly anyone looks for a bike shop sitting down. They stand next to the bike, one glove off, and only so much counts: open or not, e-bikes or not, ready by Saturday or not. The page is light enough to get there before the glove is back on.',
  card: 'This week’s wait, your usual prices and the way to the workshop door.',
  style: 'Fun',
  needs: [
    {
      title: 'This week’s wait, said up front',
      text: 'In April the stand is full for nine days; in November you would start at once. Put the wait into a banner and change it on Mondays. Whoever can’t wait calls elsewhere, and the rest stop asking.',
    },
    {
      title: 'What goes on your stand',
      text: 'Hydraulic brakes yes, this motor yes, that motor no, carbon only to look at. Put the price beside the jobs that always cost the same, such as a flat or a basic tune-up, and “let us look first” beside the rest.',
    },
    {
      title: 'Which gate, which bell',
      text: 'Workshops hide in yards and behind bakeries. The address has a link to the map, and there is room next to it for “blue gate, then left”. A photo of the gate in the gallery settles it.',
    },
  ],
  servicesLead:
    'A flat has one price, a tune-up another, and parts brought along cost by the hour. Type them as you would say them over the stand; a job without a price simply shows none.',
  questions: [
    {
      question: 'Can riders check whether their bike is done?',
      answer:
        'Not on this page: it has no accounts for customers and doesn’t know your work orders. Go on texting them from the stand as you do now. What the page can do is say so, “we text you when it’s ready”, so that nobody calls to ask.',
    },
    {
      question: 'I sell used bikes and a few parts. Is there a cart?',
      answer:
        'Neither cart nor payment. Show the bikes on the floor in the gallery, with size and price as the caption, and let people come and try it. If you list bikes on a marketplace, a button on any service leads there.',
    },
    {
      question: 'We take drop-ins for flats and bookings for the rest. Will people get it?',
      answer:
        'They will if the page says it twice: once in the introduction and once in the panel about booking, whose button opens your calendar. With a paper book on the counter, leave that panel off and have the button call the shop.',
    },
    {
      question: 'I only do wheels. Will the page say that I do everything?',
      answer:
        'No: the list holds what you name and nothing else. Say building, truing, spokes and tubeless, and those four are on it. A short list looks like a specialist, which is what you are.',
    },
    {
      question: 'Half the town arrives in the first warm week. Will the page cope?',
      answer:
        'Better than the stand will. It is plain files served from places near your visitors, with nothing to compute when someone opens it, and there is no limit on visits to run into.',
    },
  ],
  related: ['tire-shop', 'car-detailing', 'coffee-shop'],
} satisfies IndustryTexts

import { fact, facts, type GoldenBusiness, hours, price } from '../golden-business.ts'

const inIreland = { country: 'IE', language: 'en-IE' }

export const ireland: readonly GoldenBusiness[] = [
  {
    id: 'ie-driving-school',
    ...inIreland,
    answers: {
      businessName: 'Clutch Control Ennis',
      businessActivities:
        'RSA approved driving instructor (ADI 39117). EDT course of 12 lessons €480, single lesson €45, pre-test and car hire for the test €130. Manual only, dual controls. I collect from Ennis, Shannon and Sixmilebridge. Evenings till 8, Saturdays too, never Sundays. Nervous drivers are my speciality. Ring Bríd on 020 915 4417',
      businessLocation: 'Ennis, Co. Clare',
    },
    facts: [
      fact('trade', /driving instructor/),
      fact('credential', /rsa approved/),
      fact('license', '39117'),
      price(/edt course|12 lessons/, '€480'),
      price(/single lesson/, '€45'),
      price(/pre-test/, '€130'),
      fact('term', /manual only/),
      ...facts('area', 'Ennis', 'Shannon', 'Sixmilebridge'),
      fact('other', /evenings till 8/),
      fact('term', /never sundays/),
      fact('audience', /nervous drivers/),
      fact('person', 'Bríd'),
      fact('phone', '020 915 4417'),
    ],
    absent: ['piano', 'guitar', 'tutor', 'theory test', 'motorcycle', '£'],
    services: { not: ['Manual only', 'dual controls', 'Shannon', 'Saturdays', 'Sundays', 'Bríd', 'ADI'] },
  },
  {
    id: 'ie-bakery',
    ...inIreland,
    answers: {
      businessName: 'Crumb & Caraway',
      businessActivities:
        "Micro bakery in the old creamery. Sourdough loaf 6.50, rye 7, cardamom buns 3.80 or four for 14. Order by Thursday 6pm, collect Saturday 10 to 1. We don't deliver. All flour from Oak Forest Mills. Contains gluten, obviously; we also use nuts and dairy.",
      businessLocation: 'Skibbereen, West Cork',
      contact: 'orders@crumbandcaraway.example',
    },
    facts: [
      fact('trade', /bakery/),
      price(/sourdough loaf/, '6.50'),
      price('rye', '7'),
      price(/cardamom buns/, '3.80'),
      price(/four|cardamom/, '14'),
      fact('term', /order by thursday 6 ?pm/),
      hours('Sat', '10:00', '13:00', 'collect Saturday 10 to 1'),
      fact('term', /don't deliver/),
      fact('other', /oak forest mills/),
      fact('term', /nuts and dairy/),
      fact('address', /old creamery/),
      fact('email', 'orders@crumbandcaraway.example'),
    ],
    absent: ['wedding cakes', 'birthday', 'coffee', 'lunch', 'catering', '£', '$'],
    services: { not: ['Thursday', 'Saturday', 'nuts', 'dairy', 'gluten', 'creamery', 'Oak Forest'] },
  },
  {
    id: 'ie-tailor',
    ...inIreland,
    answers: {
      businessName: 'Needle & Nap',
      businessActivities:
        'tailor & alterations. trousers shortened €15\nzip replaced €22\nsuit jacket taken in from €40\nready in 5 days, express next day +€10\nMon Tue Thu Fri 10-5:30\nback of the arcade, up the stairs, 2nd door',
      businessLocation: 'Galway city',
      contact: '091 555 0138',
    },
    facts: [
      fact('trade', /tailor/),
      price(/trousers shortened/, '€15'),
      price(/zip replaced/, '€22'),
      price(/suit jacket/, '€40'),
      fact('duration', /5 days/),
      price(/express|next day/, '€10'),
      hours('Mon,Tue', '10:00', '17:30', 'Mon Tue Thu Fri 10-5:30'),
      hours('Thu,Fri', '10:00', '17:30', 'Mon Tue Thu Fri 10-5:30'),
      fact('address', /back of the arcade/),
      fact('phone', '091 555 0138'),
    ],
    absent: ['dry cleaning', 'bespoke', 'wedding dress', 'curtains', 'made to measure'],
    services: { not: ['arcade', '2nd door', 'up the stairs', 'Mon', 'ready in 5 days'] },
  },
]

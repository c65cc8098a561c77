import { fact, facts, type GoldenBusiness, hours, price } from '../golden-business.ts'

const inItaly = { country: 'IT', language: 'it-IT' }
const english = /\b(?:the|with|our|your)\b/

export const italy: readonly GoldenBusiness[] = [
  {
    id: 'it-restorer',
    ...inItaly,
    answers: {
      businessName: 'Bottega Cerasuolo',
      businessActivities:
        'Restauro mobili antichi e impagliatura sedie. Ogni sedia da 70 euro, lucidatura a gommalacca su preventivo. In bottega dal 1979, oggi con mia figlia Ginevra. Ritiro e consegna in tutta la provincia di Arezzo. Aperto dal martedì al sabato 9-13 e 15-19. Chiuso ad agosto.',
      businessLocation: 'Anghiari (AR)',
      contact: '0575 555 014',
    },
    facts: [
      fact('trade', /restauro mobili antichi/),
      fact('service', /impagliatura sedie/),
      price(/sedia/, '70 €'),
      fact('service', /gommalacca/),
      fact('since', '1979'),
      fact('person', 'Ginevra'),
      fact('area', /provincia di arezzo/),
      hours('Tue-Sat', '9:00', '13:00', 'dal martedì al sabato 9-13 e 15-19'),
      hours('Tue-Sat', '15:00', '19:00', 'dal martedì al sabato 9-13 e 15-19'),
      fact('other', /chiuso ad agosto/),
      fact('phone', '0575 555 014'),
    ],
    absent: [english, 'tappezzeria', 'ristorante', 'cucine', 'falegnameria'],
    services: { not: ['Ginevra', 'martedì', 'agosto', 'provincia', 'Ritiro e consegna in'] },
  },
  {
    id: 'it-agriturismo',
    ...inItaly,
    answers: {
      businessName: 'Podere Tre Gelsi',
      businessActivities:
        "Agriturismo con quattro camere e un asino di nome Bruno. Camera doppia 85 € a notte con colazione, cena su prenotazione 28 € a persona. Minimo due notti da giugno a settembre. Olio extravergine nostro, 12 € il litro. Animali benvenuti. Parliamo italiano, tedesco e un po' di inglese.",
      businessLocation: 'Montefalco, Umbria',
      contact: 'tregelsi@poderi.example, +39 0742 555 019',
    },
    facts: [
      fact('trade', 'agriturismo'),
      fact('other', /quattro camere/),
      fact('other', /asino di nome bruno/),
      price(/camera doppia/, '85 €'),
      price(/cena/, '28 €'),
      fact('term', /minimo due notti/),
      price(/olio/, '12 €'),
      fact('term', /animali benvenuti/),
      ...facts('language', 'italiano', 'tedesco', 'inglese'),
      fact('email', 'tregelsi@poderi.example'),
      fact('phone', '0742 555 019'),
    ],
    absent: [english, 'piscina', 'wifi', 'spa', 'degustazione'],
    services: { not: ['Bruno', 'asino', 'tedesco', 'inglese', 'Animali', 'Minimo due notti'] },
  },
  {
    id: 'it-dog-sitter',
    ...inItaly,
    answers: {
      businessName: 'Quattro Zampe in Brera',
      businessActivities:
        'dog sitter a milano zona brera e isola, passeggiata 1 ora 15€, giornata intera 35€, dormo anche a casa vostra 50€ a notte. massimo 3 cani. no gatti. sono assicurata. mi chiamo Ludovica',
      businessLocation: 'Milano',
      contact: '06 5550 1377',
    },
    facts: [
      fact('trade', /dog sitter/),
      ...facts('area', 'Brera', 'Isola', 'Milano'),
      price(/passeggiata/, '15 €'),
      price(/giornata intera/, '35 €'),
      price(/notte/, '50 €'),
      fact('term', /massimo 3 cani/),
      fact('term', /no gatti/),
      fact('insurance', /assicurata/),
      fact('person', 'Ludovica'),
      fact('phone', '06 5550 1377'),
    ],
    absent: [english, 'toelettatura', 'veterinario', 'addestramento', 'baby sitter'],
    services: { not: ['gatti', 'Ludovica', 'Isola', 'assicurata', 'massimo 3'] },
  },
  {
    id: 'it-barbiere',
    ...inItaly,
    answers: {
      businessName: 'Barbiere Da Nunzio',
      businessActivities:
        'Barbiere. Taglio 18, barba 12, taglio e barba 27, bambini 14. Senza appuntamento. Da martedì a sabato, orario continuato 9-19.',
      businessLocation: 'Catania',
    },
    facts: [
      fact('trade', 'barbiere'),
      price('taglio', '18'),
      price('barba', '12'),
      price('taglio e barba', '27'),
      price('bambini', '14'),
      fact('term', /senza appuntamento/),
      hours('Tue-Sat', '9:00', '19:00', 'Da martedì a sabato, orario continuato 9-19'),
    ],
    absent: [english, 'colore', 'piega', 'donna', 'unghie', 'su appuntamento'],
    services: { are: ['Taglio', 'Barba', 'Taglio e barba', 'Bambini', 'Barbiere'] },
  },
]

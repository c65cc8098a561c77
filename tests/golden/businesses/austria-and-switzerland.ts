import { fact, facts, type GoldenBusiness, hours, price } from '../golden-business.ts'

const english = /\b(?:the|with|our|your)\b/

export const austriaAndSwitzerland: readonly GoldenBusiness[] = [
  {
    id: 'at-ski-guide',
    country: 'AT',
    language: 'de-AT',
    answers: {
      businessName: 'Bergführer Vinzenz Aschaber',
      businessActivities:
        'Staatlich geprüfter Berg- und Skiführer im Pitztal. Skitour Tagespreis 490 Euro für bis zu 4 Personen, jede weitere Person 60 Euro. Eiskletterkurs 2 Tage 340 Euro. Lawinenausrüstung leihweise 25 Euro. Anmeldung bis 18 Uhr am Vortag. Kinder ab 12. Bei Lawinenstufe 4 wird abgesagt, dann zahlt ihr nichts.',
      businessLocation: 'St. Leonhard im Pitztal',
      contact: '+43 5413 55501',
    },
    facts: [
      fact('trade', /berg- ?und skiführer|skiführer/),
      fact('credential', /staatlich geprüfter/),
      fact('area', 'Pitztal'),
      price(/skitour/, '490 €'),
      fact('audience', /4 personen/),
      price(/weitere person/, '60 €'),
      price(/eiskletterkurs/, '340 €'),
      fact('duration', /2 tage/),
      price(/lawinenausrüstung/, '25 €'),
      fact('term', /18 uhr am vortag/),
      fact('audience', /kinder ab 12/),
      fact('term', /lawinenstufe 4/),
      fact('person', 'Vinzenz Aschaber'),
      fact('phone', '+43 5413 55501'),
    ],
    absent: [english, 'Fahrschule', 'Skischule', 'Hotel', 'Hütte'],
    services: { not: ['Anmeldung', 'Kinder', 'Lawinenstufe', 'bis zu 4', 'Vortag', 'Pitztal'] },
  },
  {
    id: 'ch-piano',
    country: 'CH',
    language: 'de-CH',
    answers: {
      businessName: 'Klavierbau Zgraggen',
      businessActivities:
        'Klavier stimmen Fr. 190.–, Flügel stimmen Fr. 230.–. Occasionen ab CHF 2’400. Werkstatt in Altdorf, unterwegs in Uri, Schwyz und Nidwalden. Klavierbauer EFZ, seit 2004 selbständig. Termine auch am Samstag. On parle français.',
      businessLocation: 'Altdorf UR',
      contact: '041 555 01 47',
    },
    facts: [
      fact('trade', /klavierbau/),
      price(/klavier stimmen/, 'CHF 190'),
      price(/flügel stimmen/, 'CHF 230'),
      price(/occasionen/, 'CHF 2’400'),
      ...facts('area', 'Altdorf', 'Uri', 'Schwyz', 'Nidwalden'),
      fact('credential', /klavierbauer efz/),
      fact('since', '2004'),
      fact('other', /auch am samstag/),
      fact('language', /français|französisch/),
      fact('phone', '041 555 01 47'),
    ],
    absent: [english, 'Klavierunterricht', 'Schreinerei', '€', 'ß', 'Geige'],
    services: { not: ['Uri', 'Schwyz', 'Nidwalden', 'Samstag', 'français', 'EFZ'] },
  },
  {
    id: 'ch-horlogerie',
    country: 'CH',
    language: 'fr-CH',
    answers: {
      businessName: 'Atelier Jaquerod',
      businessActivities:
        'Réparation de pendules et de montres mécaniques. Révision pendule neuchâteloise dès CHF 380.-, montre dès CHF 250.-, devis 40.- déduit en cas de réparation. Délai 8 semaines. Me-Ve 13h30-18h30, Sa 9h-12h. Maître horloger, CFC 1988. Pas de montres à quartz.',
      businessLocation: 'Sainte-Croix VD',
    },
    facts: [
      fact('trade', /réparation de pendules/),
      price(/pendule neuchâteloise/, 'CHF 380'),
      price(/montre/, 'CHF 250'),
      price(/devis/, '40'),
      fact('term', /8 semaines/),
      hours('Wed-Fri', '13:30', '18:30', 'Me-Ve 13h30-18h30'),
      hours('Sat', '9:00', '12:00', 'Sa 9h-12h'),
      fact('credential', /maître horloger/),
      fact('since', '1988'),
      fact('term', /pas de montres à quartz/),
    ],
    absent: [english, '€', 'bijoux', 'bijouterie', 'bagues', /devis gratuit/],
    services: { not: ['quartz', 'Délai', 'CFC', 'Me-Ve', 'devis 40', 'Maître horloger'] },
  },
]

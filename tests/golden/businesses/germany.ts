import { fact, facts, type GoldenBusiness, hours, price } from '../golden-business.ts'

export const germany: readonly GoldenBusiness[] = [
  {
    id: 'de-bookbinder',
    country: 'DE',
    language: 'de-DE',
    answers: {
      businessName: 'Buchbinderei Falz und Leim',
      businessActivities:
        'Buchbinderei in dritter Generation, seit 1962 in Leipzig. Diplomarbeiten binden ab 18 €, Bibelreparatur ab 65 €, Gästebücher nach Maß. Meisterbetrieb. Inhaberin: Friederike Lohmann. Geöffnet Dienstag bis Freitag 10 bis 18 Uhr, Samstag 10 bis 13 Uhr. Eilaufträge innerhalb von 24 Stunden gegen 30 % Aufschlag.',
      businessLocation: 'Leipzig-Plagwitz',
      contact: '0176 04069012, post@falzundleim.example',
    },
    facts: [
      fact('trade', /buchbinder/),
      fact('other', 'dritter Generation'),
      fact('since', '1962'),
      fact('area', 'Leipzig'),
      price(/diplomarbeiten/, '18 €'),
      price(/bibelreparatur/, '65 €'),
      fact('service', /gästebücher/),
      fact('credential', 'Meisterbetrieb'),
      fact('person', 'Friederike Lohmann'),
      hours('Tue-Fri', '10:00', '18:00', 'Dienstag bis Freitag 10 bis 18 Uhr'),
      hours('Sat', '10:00', '13:00', 'Samstag 10 bis 13 Uhr'),
      fact('term', /24 stunden/),
      fact('term', /30 ?% aufschlag/),
      fact('phone', '0176 04069012'),
      fact('email', 'post@falzundleim.example'),
    ],
    absent: [/\b(?:the|with|our|your)\b/, 'Monday', 'Öffnungszeit folgt', 'Get in touch'],
    services: {
      not: ['Meisterbetrieb', 'Inhaberin', 'Geöffnet', 'Samstag', 'Eilaufträge innerhalb', 'Friederike', 'Leipzig'],
    },
  },
  {
    id: 'de-physio',
    country: 'DE',
    language: 'de-DE',
    answers: {
      businessName: 'Physiotherapie Elsbeth Rautenkamp',
      businessActivities:
        'Physiotherapie für alle Kassen und privat: Krankengymnastik, manuelle Therapie, Lymphdrainage. Hausbesuche in Altona und Ottensen. Selbstzahler 48 Euro pro 30 Minuten. Wir sprechen Deutsch, Polnisch und Türkisch. Barrierefrei, Termine nach Vereinbarung.',
      businessLocation: '22765 Hamburg',
      contact: '040 66969 417',
    },
    facts: [
      fact('trade', /physiotherapie/),
      fact('term', 'alle Kassen'),
      ...facts('service', 'Krankengymnastik', /manuelle therapie/, 'Lymphdrainage', 'Hausbesuche'),
      ...facts('area', 'Altona', 'Ottensen'),
      price([], '48 €'),
      fact('duration', /30 min/),
      ...facts('language', 'Deutsch', 'Polnisch', 'Türkisch'),
      fact('term', 'barrierefrei'),
      fact('other', 'nach Vereinbarung'),
      fact('phone', '040 66969 417'),
    ],
    absent: [/\b(?:the|with|our|your)\b/, 'Massage', 'Yoga', 'Akupunktur'],
    services: { are: ['Krankengymnastik', 'Manuelle Therapie', 'Lymphdrainage', 'Hausbesuche', 'Physiotherapie'] },
  },
  {
    id: 'de-imbiss',
    country: 'DE',
    language: 'de-DE',
    answers: {
      businessName: 'Wurst & Frieden',
      businessActivities:
        'Currywurst 3,80\nBratwurst im Brötchen 3,50\nPommes klein 2,90 / groß 3,90\nVegane Wurst 4,20\nFassbrause 2,50\n\nimmer mittags auf dem Wochenmarkt Nippes, Mo-Fr 11-14:30\nkeine Kartenzahlung',
      businessLocation: 'Köln',
    },
    facts: [
      price('Currywurst', '3,80'),
      price('Bratwurst im Brötchen', '3,50'),
      price(/pommes|klein/, '2,90'),
      price(/pommes|groß/, '3,90'),
      price('Vegane Wurst', '4,20'),
      price('Fassbrause', '2,50'),
      fact('area', 'Nippes'),
      hours('Mon-Fri', '11:00', '14:30', 'Mo-Fr 11-14:30'),
      fact('term', 'keine Kartenzahlung'),
    ],
    absent: [/\b(?:the|with|our|your)\b/, 'Burger', 'Döner', 'Catering', /1,2,3/],
    services: { not: ['Wochenmarkt', 'Kartenzahlung', 'Mo-Fr', 'mittags'] },
  },
  {
    id: 'de-dog-school',
    country: 'DE',
    language: 'de-DE',
    answers: {
      businessName: 'Hundeschule Pfotenwerk',
      businessActivities:
        'hundeschule im raum freiburg. welpenkurs 6 termine 120 euro, einzelstunde 55 euro, erlaubnis nach §11 tierschutzgesetz. trainerin seit 2015',
      businessLocation: 'Freiburg im Breisgau',
    },
    facts: [
      fact('trade', 'Hundeschule'),
      price(/welpenkurs/, '120 €'),
      fact('duration', '6 Termine'),
      price(/einzelstunde/, '55 €'),
      fact('license', /§ ?11 tierschutzgesetz/),
      fact('since', '2015'),
      fact('area', 'Freiburg'),
    ],
    absent: [/\b(?:the|with|our|your)\b/, 'Fahrschule', 'Führerschein', 'Nachhilfe', 'Hundesalon', /\btrainer\b/],
    services: { not: ['Tierschutzgesetz', 'Erlaubnis', 'Trainerin', 'seit 2015', 'Raum Freiburg', '6 Termine'] },
  },
]

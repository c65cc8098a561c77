import { fact, facts, type GoldenBusiness, hours, price } from '../golden-business.ts'

const inFrance = { country: 'FR', language: 'fr-FR' }

export const france: readonly GoldenBusiness[] = [
  {
    id: 'fr-sailing-school',
    ...inFrance,
    answers: {
      businessName: 'École de voile Les Embruns',
      businessActivities:
        "École de voile à La Trinité-sur-Mer depuis 1993. Stage enfant 5 demi-journées 195 €, cours particulier 60 € l'heure, location de catamaran 45 € l'heure. Moniteurs diplômés d'État. À partir de 7 ans, savoir nager 25 mètres. Ouvert d'avril à octobre, tous les jours de 9h30 à 18h. Chèques vacances acceptés.",
      businessLocation: 'La Trinité-sur-Mer',
      contact: '02 61 91 42 17',
    },
    facts: [
      fact('trade', /école de voile/),
      fact('since', '1993'),
      price(/stage enfant/, '195 €'),
      fact('duration', /5 demi-journées/),
      price(/cours particulier/, '60 €'),
      price(/catamaran/, '45 €'),
      fact('credential', /diplômés d'état/),
      fact('audience', /7 ans/),
      fact('term', /25 mètres/),
      fact('other', /avril à octobre/),
      hours('Daily', '9:30', '18:00', 'tous les jours de 9h30 à 18h'),
      fact('term', /chèques vacances/),
      fact('phone', '02 61 91 42 17'),
    ],
    absent: ['auto-école', 'permis', 'kayak', 'surf', 'paddle', /\b(?:our|your|with)\b/],
    services: { not: ['Moniteurs', "d'avril", 'Chèques', 'savoir nager', 'À partir', 'tous les jours'] },
  },
  {
    id: 'fr-boulangerie',
    ...inFrance,
    answers: {
      businessName: 'Le Pain de Colette',
      businessActivities:
        'Boulangerie au levain, farines du Gers moulues sur meule. Baguette 1,30 €, pain de campagne 5,80 € le kilo, croissant 1,40 €. Fermé le mercredi et le dimanche après-midi. Du lundi au samedi 7h-13h et 16h-19h, le dimanche 7h-12h30. Pas de commande par téléphone.',
      businessLocation: 'Auch (32)',
    },
    facts: [
      fact('trade', 'boulangerie'),
      fact('other', /farines du gers/),
      price(/baguette/, '1,30 €'),
      price(/pain de campagne/, '5,80 €'),
      price(/croissant/, '1,40 €'),
      fact('other', /mercredi/),
      fact('other', /7 ?h(?:00)?-13 ?h|7:00-13:00|07:00-13:00/),
      fact('other', /16 ?h(?:00)?-19 ?h|16:00-19:00/),
      fact('other', /7 ?h(?:00)?-12 ?h ?30|0?7:00-12:30/),
      fact('term', /pas de commande par téléphone/),
    ],
    absent: ['pâtisserie', 'gâteau', 'traiteur', 'sandwich', /\b(?:our|your|with)\b/],
    services: { are: ['Baguette', 'Pain de campagne', 'Croissant', 'Boulangerie au levain', 'Boulangerie', 'Levain'] },
  },
  {
    id: 'fr-translator',
    ...inFrance,
    answers: {
      businessName: 'Bérénice Aubrac Traductions',
      businessActivities:
        "Traductrice assermentée près la cour d'appel de Lyon, anglais et néerlandais vers le français. Acte de naissance 45 €, jugement de divorce sur devis. Délai 3 jours ouvrés, envoi par courrier suivi compris. SIRET 912 345 678 00019. Je ne traduis pas vers l'anglais.",
      businessLocation: 'Lyon 3e',
      contact: 'berenice@aubrac-traductions.example, 04 65 71 20 33',
    },
    facts: [
      fact('trade', /traductrice/),
      fact('credential', /assermentée/),
      fact('credential', /cour d'appel de lyon/),
      ...facts('language', 'anglais', 'néerlandais', 'français'),
      price(/acte de naissance/, '45 €'),
      fact('service', /jugement de divorce/),
      fact('term', /3 jours ouvrés/),
      fact('term', /courrier suivi/),
      fact('license', /912 ?345 ?678 ?00019/),
      fact('term', /je ne traduis pas vers l'anglais/),
      fact('email', 'berenice@aubrac-traductions.example'),
      fact('phone', '04 65 71 20 33'),
    ],
    absent: ['avocat', 'interprète', 'espagnol', /\b(?:our|your|with)\b/],
    services: { not: ['anglais', 'néerlandais', 'SIRET', 'Lyon', 'Délai', 'Je ne traduis pas', 'cour'] },
  },
]

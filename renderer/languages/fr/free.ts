import type { FreeWords } from '../free-words.ts'

export const free: FreeWords = {
  free: 'gratuite?s?',
  isFree: '(?:est |sont |toujours |entièrement )*(?:gratuite?s?|offerte?s?)',
  no: '(?:pas|jamais) de|aucune?s?|sans|zéro',
  isNone: '(?:aucuns?|néant|zéro)',
  and: 'et',
  not: "ne|n['’]\\p{L}+|pas|non|jamais|aucune?s?|sans|ni",
  limits:
    "si|quand|lorsque|sauf|seulement|uniquement|à partir|dès|au[- ]delà|plus d(?:e|['’])|moins d(?:e|['’])|jusqu\\p{L}*|dans|premi[eè]re?s?|commandes?|sous|certaine?s|hors|entre|parfois|souvent|semaine|week[- ]end",
  limitsAfter: 'pour(?! (?:tous|toutes|tout)(?!\\p{L}))|en|à|au|aux|avec|après|avant|chez|sur(?! place)',
  idle: '(?:et )?sans engagement(?: et)?',
  facts: {
    callOut: {
      label: 'Frais de déplacement',
      charge: 'frais (?:de )?déplacements?',
      service: 'déplacements?',
    },
    quote: { label: 'Devis', service: 'devis|estimations?' },
    minimum: { label: 'Minimum', charge: "(?:commande )?minimum(?: d(?:e |['’])(?:commande|achat))?" },
    booking: { label: 'Frais de réservation', charge: 'frais (?:de )?réservation' },
    consultation: { label: 'Consultation', service: 'consultations?' },
    delivery: { label: 'Livraison', charge: 'frais (?:de )?(?:livraison|port)', service: 'livraisons?' },
  },
}

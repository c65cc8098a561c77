import type { FreeWords } from '../free-words.ts'

export const free: FreeWords = {
  free: 'gratis|gratuit[oaie]',
  isFree: '(?:è |sono |sempre |completamente )*(?:gratis|gratuit[oaie])',
  no: "(?:senza|nessun[oa]?|zero|niente|non (?:ci sono|c['’]è|chiedo|chiediamo))",
  isNone: '(?:nessuno|zero)',
  and: 'ed?',
  not: 'non|nessun[oa]?|senza|mai|né',
  limits:
    'se|quando|salvo|tranne|eccetto|solo|soltanto|oltre|sopra|sotto|entro|fino|prim[oaie]|ordini|alcun[ie]|purché|fuori|feriali|a partire|da|dal|tra|fra',
  limitsAfter: 'per(?! tutt[ie](?!\\p{L}))|in|ne[il]\\p{L}*|con|su|ad?|al\\p{L}*|dopo|prima',
  idle: '(?:e )?senza impegno(?: e)?',
  facts: {
    callOut: {
      label: 'Uscita',
      charge: '(?:cost[oi]|spese) (?:di|per) (?:uscita|chiamata|trasferta)|diritto di chiamata',
      service: 'uscit[ae]',
    },
    quote: { label: 'Preventivo', service: 'preventiv[oi]' },
    minimum: { label: 'Minimo', charge: "(?:ordine |spesa |importo )?minim[oa](?: d['’]ordine)?" },
    booking: { label: 'Costi di prenotazione', charge: '(?:cost[oi]|spese|commission[ei]) di prenotazione' },
    consultation: { label: 'Consulenza', service: 'consulenz[ae]' },
    delivery: {
      label: 'Consegna',
      charge: '(?:cost[oi]|spese) di (?:consegna|spedizione)',
      service: 'consegn[ae](?: a domicilio)?',
    },
  },
}

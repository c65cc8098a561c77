import type { FreeWords } from '../free-words.ts'

export const free: FreeWords = {
  free: 'gratis|kosteloze?',
  isFree: '(?:is |zijn |altijd |geheel )*(?:gratis|kosteloos)',
  no: '(?:geen|zonder|nul)(?: (?:extra|verborgen))?',
  isNone: '(?:geen|nihil)',
  and: 'en',
  not: 'geen|niet|nooit|zonder|helaas',
  limits:
    'als|indien|wanneer|alleen|slechts|mits|tenzij|vanaf|boven|onder|binnen|tot|behalve|eerste|bestelling(?:en)?|sommige|soms|vaak|buiten|doordeweeks|weekend|meer dan|minder dan|tussen',
  limitsAfter: 'bij(?! (?:ons|alle|elke)(?!\\p{L}))|voor(?! (?:iedereen|alle)(?!\\p{L}))|in|met|na|op|aan|van|naar',
  idle: '(?:en )?vrijblijvende?(?: en)?',
  facts: {
    callOut: { label: 'Voorrijkosten', charge: 'voorrij(?:kosten|tarief)', service: 'voorrij(?:den|kosten)' },
    quote: { label: 'Offerte', service: 'offertes?|prijsopgaven?' },
    minimum: {
      label: 'Minimum',
      charge: 'minimum ?(?:bestelling|bedrag|afname)?|minimale (?:bestelling|afname)',
    },
    booking: { label: 'Reserveringskosten', charge: '(?:reserverings|boekings)kosten' },
    consultation: { label: 'Adviesgesprek', service: 'adviesgesprek(?:ken)?|consult(?:en)?' },
    delivery: {
      label: 'Bezorging',
      charge: '(?:bezorg|verzend)kosten',
      service: '(?:thuis)?bezorg(?:ing|en)|levering(?:en)?',
    },
  },
}

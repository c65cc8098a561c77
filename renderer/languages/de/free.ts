import type { FreeWords } from '../free-words.ts'

export const free: FreeWords = {
  free: '(?:kostenlos|kostenfrei|unentgeltlich)(?:e[rnms]?)?|gratis',
  isFree: '(?:ist |sind |immer |bei uns |natürlich )*(?:kostenlos|kostenfrei|gratis|umsonst|unentgeltlich)',
  no: '(?:keine?[rn]?|ohne|null)(?: (?:extra|zusätzliche[rn]?|versteckte[rn]?))?',
  isNone: '(?:keine|entfällt|entfallen)',
  and: 'und',
  not: 'nicht|kein\\p{L}*|ohne|nie|niemals|leider',
  limits:
    'wenn|falls|nur|ab|über|unter|bis|innerhalb|außer|außerhalb|sofern|soweit|solange|bei(?! uns)|erste[rnms]?|teilweise|meist\\p{L}*|manchmal|zwischen|\\p{L}*tags|Wochenende|Bestell\\p{L}*|Auftrag\\p{L}*|Umkreis',
  limitsAfter: 'nach|vor|während|mit|für(?! (?:alle|jeden|Sie)(?!\\p{L}))|in|im|am|an|auf|von|zu|zur|zum',
  idle: '(?:und )?unverbindliche?[rnms]?(?: und)?',
  facts: {
    callOut: { label: 'Anfahrt', charge: 'Anfahrts?(?:kosten|pauschalen?|gebühr(?:en)?)', service: 'Anfahrt(?:en)?' },
    quote: { label: 'Kostenvoranschlag', service: 'Kostenvoranschl(?:ags?|äge)n?|Angebote?' },
    minimum: {
      label: 'Mindestbetrag',
      charge: 'Minimum|Mindest(?:bestellwert|bestellmenge|abnahme|umsatz|menge|betrag|umfang)',
    },
    booking: { label: 'Buchungsgebühr', charge: '(?:Buchungs|Reservierungs)gebühr(?:en)?' },
    consultation: { label: 'Beratung', service: 'Beratung(?:en|sgespräche?)?' },
    delivery: {
      label: 'Lieferung',
      charge: 'Liefer(?:kosten|gebühr(?:en)?)|Versandkosten',
      service: 'Lieferung(?:en)?|Zustellung|liefern(?: wir)?',
    },
  },
}

import type { FreeWords } from '../free-words.ts'

export const free: FreeWords = {
  free: '(?:bezpłatn|darmow)\\p{L}*',
  isFree: '(?:jest |są |zawsze |całkowicie )*(?:gratis|za darmo|(?:bezpłatn|darmow)\\p{L}*)',
  no: '(?:bez|brak|zero|nie pobieram\\p{L}*)(?: (?:dodatkow|żadn)\\p{L}*)?',
  isNone: '(?:brak|zero)',
  and: 'i|oraz',
  not: 'nie|bez|brak|nigdy|żadn\\p{L}*',
  limits:
    'jeśli|jeżeli|gdy|kiedy|tylko|wyłącznie|powyżej|ponad|od|do|oprócz|poza|pierwsz\\p{L}*|niektór\\p{L}*|zamówie\\p{L}*|czasem|chyba|z wyjątkiem|w promieniu',
  limitsAfter: 'we?|na|dla(?! wszystkich(?!\\p{L}))|przy|po|przed|ze?',
  idle: '(?:i )?(?:niezobowiązując\\p{L}*|bez zobowiązań)(?: i)?',
  facts: {
    callOut: {
      label: 'Dojazd',
      charge: '(?:opłat\\p{L}*|koszt\\p{L}*) (?:za )?dojazd\\p{L}*',
      service: 'dojazd\\p{L}*',
    },
    quote: { label: 'Wycena', service: '(?:wycen|kosztorys)\\p{L}*' },
    minimum: {
      label: 'Minimum',
      charge: 'minimum|minimaln\\p{L}* (?:kwot|zamówie)\\p{L}*',
    },
    booking: { label: 'Opłata rezerwacyjna', charge: 'opłat\\p{L}* (?:rezerwacyjn\\p{L}*|za rezerwacj\\p{L}*)' },
    consultation: { label: 'Konsultacja', service: 'konsultacj\\p{L}*' },
    delivery: {
      label: 'Dostawa',
      charge: '(?:opłat\\p{L}*|koszt\\p{L}*) (?:za )?(?:dostaw\\p{L}*|wysyłki)',
      service: 'dostaw\\p{L}*|dowóz|dowozu',
    },
  },
}

import { describe, expect, it } from 'vitest'
import { business } from '../../../renderer/document/business.ts'
import { freeOfCharge } from '../../../renderer/facts/free-of-charge.ts'

type Input = Parameters<typeof business.parse>[0] & object

const countries: Record<string, string> = { 'en-US': 'US', 'en-GB': 'GB', 'pl-PL': 'PL', 'pt-BR': 'BR', 'ja-JP': 'JP' }

/** The price rows of an owner's sentences, as 'label price'. */
function rowsOf(text: string, locale = 'en-GB', facts: Input = {}): string[] {
  const country = countries[locale] ?? (locale === 'ko-KR' ? 'KR' : 'DE')
  const known = business.parse({ place: { country }, sentences: [{ id: 'sentence-1', text }], ...facts })
  return freeOfCharge(known, locale).map(({ label, price }) => `${label} ${price}`.replaceAll('\u00a0', ' '))
}

describe('free offers', () => {
  it.each([
    ['doors opened from 70, no call out fee, card or cash', ['Call-out fee £0']],
    ["We don't charge a call-out fee.", ['Call-out fee £0']],
    ['Call-out charge: none', ['Call-out fee £0']],
    ['Free quotes and no minimum', ['Quote Free', 'Minimum £0']],
    ['Estimates are always free.', ['Estimate Free']],
    ['Free, no-obligation quotes', ['Quote Free']],
    ['Free no-obligation quotes for all jobs', ['Quote Free']],
    ['We never charge for quotes', ['Quote Free']],
    ['no booking fee & free consultation', ['Booking fee £0', 'Consultation Free']],
    ['We deliver for free.', ['Delivery Free']],
    ['no call-out fee at all', ['Call-out fee £0']],
  ])('become price rows: %s', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows)
  })

  it.each([
    'Sorry, no free quotes.',
    'Quotes are not free.',
    "Quotes aren't free",
    'Free delivery over £50',
    'Free delivery on orders of thirty or more',
    'If you go ahead, no call-out fee',
    'No call-out fee, if you go ahead',
    'No call-out fee on weekdays',
    'no call out fee in Leeds',
    'Free parking behind the shop',
    'Free delivery within five miles',
    'First consultation free',
    'Free 15 minute consultation',
    'Free quotes for regular customers',
    'No call-out fee. Call-out charge after 10pm: £40',
    'Free delivery, but delivery to Hull is £5',
    'Feel free to ask for quotes',
    'Gluten-free delivery',
    'Is there a call-out fee? No.',
    'No minimum. The minimum order for weddings is 20.',
    'I quote fairly and park where I can',
  ])('exclude limited, negated and unrelated sentences: %s', (text) => {
    expect(rowsOf(text)).toEqual([])
  })

  it.each([
    ['de-DE', 'Keine Anfahrtskosten, kostenlose Kostenvoranschläge', ['Anfahrt 0 €', 'Kostenvoranschlag Kostenlos']],
    ['de-DE', 'Die Beratung ist kostenlos und unverbindlich.', ['Beratung Kostenlos']],
    ['de-DE', 'Kein Mindestbestellwert', ['Mindestbetrag 0 €']],
    [
      'fr-FR',
      'Devis gratuit et sans engagement, pas de frais de déplacement',
      ['Frais de déplacement 0 €', 'Devis Gratuit'],
    ],
    [
      'es-ES',
      'Presupuesto gratis y sin compromiso. No cobramos desplazamiento.',
      ['Desplazamiento 0 €', 'Presupuesto Gratis'],
    ],
    ['it-IT', 'Preventivi gratuiti, nessun costo di uscita', ['Uscita 0 €', 'Preventivo Gratis']],
    ['pt-BR', 'Orçamento grátis e sem taxa de deslocamento', ['Taxa de deslocamento R$ 0', 'Orçamento Grátis']],
    ['nl-NL', 'Geen voorrijkosten en gratis offerte', ['Voorrijkosten € 0', 'Offerte Gratis']],
    ['pl-PL', 'Bezpłatna wycena, dojazd gratis', ['Dojazd 0 zł', 'Wycena Bezpłatnie']],
    ['ja-JP', '出張費はかかりません。お見積もりは無料です。', ['出張費 0円', 'お見積もり 無料']],
    ['ko-KR', '출장비 없음, 견적은 무료입니다.', ['출장비 0원', '견적 무료']],
  ])('become price rows in %s: %s', (locale, text, rows) => {
    expect(rowsOf(text, locale)).toEqual(rows)
  })

  it.each([
    ['de-DE', 'Keine kostenlosen Kostenvoranschläge'],
    ['de-DE', 'Kostenlose Lieferung ab 50 €'],
    ['de-DE', 'Keine Anfahrtskosten im Umkreis von zehn Kilometern'],
    ['fr-FR', 'Le devis n’est pas gratuit'],
    ['fr-FR', 'Livraison offerte dès 50 €'],
    ['es-ES', 'Presupuesto gratis si se hace el trabajo'],
    ['it-IT', 'Consegna gratuita oltre i trenta euro'],
    ['pt-BR', 'Primeira consulta grátis'],
    ['nl-NL', 'Gratis bezorging vanaf 25 euro'],
    ['pl-PL', 'Darmowa dostawa powyżej 100 zł'],
    ['ja-JP', '見積もりは無料ではありません。'],
    ['ja-JP', '配達は3000円以上で無料'],
    ['ko-KR', '5만원 이상 배달 무료'],
    ['ko-KR', '견적은 무료가 아닙니다'],
  ])('exclude limited and negated sentences in %s: %s', (locale, text) => {
    expect(rowsOf(text, locale)).toEqual([])
  })

  it('include the owner’s terms without duplicates', () => {
    const terms = [{ id: 'term-1', kind: 'CallOut' as const, text: 'No call-out fee' }]
    expect(rowsOf('No call out fee.', 'en-GB', { terms })).toEqual(['Call-out fee £0'])
    expect(rowsOf('Free delivery over £50', 'en-GB', { terms: [{ id: 'term-1', text: 'Free delivery' }] })).toEqual([])
  })

  it('leave out an offer that a service already lists', () => {
    const free = { amount: 0, currency: 'GBP' }
    const services = [{ id: 'service-1', name: 'Call-out', price: free }]
    expect(rowsOf('No call-out fee, free quotes', 'en-GB', { services })).toEqual(['Quote Free'])
  })

  it('use the price format of the page', () => {
    const priced = (amount: number) => ({
      services: [{ id: 'service-1', name: 'Locks', price: { amount, currency: 'USD' } }],
    })
    expect(rowsOf('no call out fee', 'en-US')).toEqual(['Call-out fee $0'])
    expect(rowsOf('no call out fee', 'en-US', priced(12.5))).toEqual(['Call-out fee $0.00'])
    expect(rowsOf('no call out fee, free estimates', 'en-US', { place: {} })).toEqual(['Estimate Free'])
    expect(rowsOf('Inga framkörningsavgifter', 'sv-SE')).toEqual([])
  })
})

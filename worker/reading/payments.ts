import { capitalized, type Found, matchesOf } from './text.ts'

/** Payment methods in the ten languages, as people write them. */
const means = [
  String.raw`cash|(?:credit |debit |bank |tap )?cards?|che(?:ck|que)s?|(?:bank )?transfers?|bacs|paypal|venmo|zelle|cash ?app|payid|eftpos`,
  String.raw`apple pay|google pay|interac|(?:interac )?e[- ]?transfers?|revolut|sumup|invoices?|bizum|tarjeta|efectivo|transferencia`,
  String.raw`bar|barzahlung|überweisung|(?:ec-?|kredit)?karte|(?:auf )?rechnung|twint|espèces?|chèques?|virement|cb|carte(?: bancaire)?`,
  String.raw`contanti|bancomat|carta|carte|bonifico|satispay|dinheiro|multibanco|mb ?way|pix|cartão|transferência|contant|pin(?:nen)?`,
  String.raw`tikkie|ideal|overschrijving|gotówk\p{L}*|kart(?:a|ą)|przelew\p{L}*|blik|swish|kontant\p{L}*|kort|faktura|現金|カード|현금|카드`,
].join('|')
const joint = String.raw`\s*(?:[,/&+]|or|and|oder|und|o|ou|u|y|et|e|of|en|i|lub|och|eller)?\s*(?:by |in |con |en |per |mit |par )?`
const leads = String.raw`(?:pay(?:ment)?s?(?: is| by| with| in)?|(?:take|accept)s?|bezahl\p{L}*(?: mit| in)?|zahlung|paiements?(?: par| en)?|pagos?(?: con| en)?|pagament[io](?: con| com| em| in)?|betal\p{L}*(?: met)?|płatność)`
const run = new RegExp(
  String.raw`(?<=^|[.,;:!?()\n]\s*|[\d\uE000] )(?<lead>${leads}:?\s+)?(?<means>(?:${means})(?!\p{L})(?:${joint}(?<![\p{L}])(?:${means})(?!\p{L}))*)(?<only> (?:only|ok|okay|accepted|welcome|fine|please|nur|solo|seulement))?(?=\s*(?:[.,;:!?()\n\uE000]|$)|\s(?:no|not|on|but|kein\p{L}*|sin|pas|non)\s)`,
  'giu',
)
const word = new RegExp(String.raw`(?<!\p{L})(?:${means})(?!\p{L})`, 'giu')

/**
 * Clauses that only name payment methods: 'Venmo or card', 'bizum tarjeta o efectivo', 'bank transfer only'. A single method needs a word
 * for paying.
 */
export const paymentsIn = (text: string): Found<{ kind: 'Payment'; text: string }>[] =>
  matchesOf(text, run).flatMap(({ match: { groups = {} }, match, span }) => {
    const isCertain = groups.lead || groups.only || (groups.means?.match(word)?.length ?? 0) > 1
    return isCertain ? [{ kind: 'Payment' as const, text: capitalized(match[0].trim()), spans: [span] }] : []
  })

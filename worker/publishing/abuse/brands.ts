import { skeletonOf } from './look-alikes.ts'

/** Names that phishing imitates most, and the domains that are theirs. Names that are everyday words are left out. */
const brands: Record<string, readonly string[]> = {
  paypal: ['paypal.com', 'paypal.me'],
  amazon: ['amazon.com', 'amazon.co.uk', 'amazon.de', 'amazon.fr', 'amzn.to'],
  microsoft: ['microsoft.com'],
  outlook: ['outlook.com'],
  office365: ['office.com'],
  netflix: ['netflix.com'],
  facebook: ['facebook.com', 'fb.com'],
  instagram: ['instagram.com'],
  whatsapp: ['whatsapp.com', 'wa.me'],
  linkedin: ['linkedin.com'],
  google: ['google.com', 'google.co.uk', 'google.de', 'goo.gl'],
  gmail: ['gmail.com'],
  icloud: ['icloud.com'],
  coinbase: ['coinbase.com'],
  binance: ['binance.com'],
  metamask: ['metamask.io'],
  ledger: ['ledger.com'],
  revolut: ['revolut.com', 'revolut.me'],
  santander: ['santander.co.uk', 'santander.com', 'santander.de'],
  barclays: ['barclays.co.uk', 'barclays.com'],
  hsbc: ['hsbc.co.uk', 'hsbc.com'],
  natwest: ['natwest.com'],
  lloyds: ['lloydsbank.com'],
  halifax: ['halifax.co.uk'],
  monzo: ['monzo.com', 'monzo.me'],
  chase: ['chase.com'],
  citibank: ['citi.com', 'citibank.com'],
  wellsfargo: ['wellsfargo.com'],
  bankofamerica: ['bankofamerica.com'],
  capitalone: ['capitalone.com'],
  americanexpress: ['americanexpress.com'],
  mastercard: ['mastercard.com'],
  deutschebank: ['deutsche-bank.de', 'db.com'],
  commerzbank: ['commerzbank.de'],
  sparkasse: ['sparkasse.de'],
  postbank: ['postbank.de'],
  volksbank: ['volksbank.de'],
  caixabank: ['caixabank.es'],
  bbva: ['bbva.es', 'bbva.com'],
  bnpparibas: ['bnpparibas.com'],
  societegenerale: ['societegenerale.fr'],
  creditagricole: ['credit-agricole.fr'],
  unicredit: ['unicredit.it', 'unicreditgroup.eu'],
  intesasanpaolo: ['intesasanpaolo.com'],
  klarna: ['klarna.com'],
  stripe: ['stripe.com'],
  westernunion: ['westernunion.com'],
  royalmail: ['royalmail.com'],
  fedex: ['fedex.com'],
  dhl: ['dhl.com', 'dhl.de'],
  usps: ['usps.com'],
  hmrc: ['gov.uk'],
  docusign: ['docusign.com', 'docusign.net'],
  dropbox: ['dropbox.com'],
  steam: ['steampowered.com', 'steamcommunity.com'],
}

/** Too short, or too much like other words, to be recognized by their letters. */
const tooShort = /^(?:dhl|usps|hmrc|bbva|chase|steam|ledger|halifax|stripe|outlook|lloyds|klarna)$/

const bySkeleton = new Map(Object.keys(brands).map((name) => [skeletonOf(name), name]))

/** The brand that a word imitates with letters that are not its own; undefined for its true name and for other words. */
export function imitatedBrand(word: string): string | undefined {
  const plain = word.toLowerCase().replace(/[-.,:;!?'’"“”()]/g, '')
  const name = bySkeleton.get(skeletonOf(word).replace(/[^\p{L}\p{N}]/gu, ''))
  return name && !tooShort.test(name) && plain !== name ? name : undefined
}

/** The brand whose name is one of these words, or several of them together. */
export function namedBrand(words: readonly string[]): string | undefined {
  const joined = words.flatMap((word, index) => [
    word,
    word + (words[index + 1] ?? ''),
    word + (words[index + 1] ?? '') + (words[index + 2] ?? ''),
  ])
  return joined.find((name) => Object.hasOwn(brands, name))
}

/** Whether a host belongs to a brand. */
export const isOf = (brand: string, host: string): boolean =>
  (brands[brand] ?? []).some((domain) => host === domain || host.endsWith(`.${domain}`))

/** The brand that a host has in its name without being the brand's. */
export function brandInHost(host: string): string | undefined {
  const labels = host.split(/[.-]/)
  const name = labels
    .map((label) => (Object.hasOwn(brands, label) ? label : imitatedBrand(label)))
    .find((found) => found !== undefined)
  return name && !isOf(name, host) ? name : undefined
}

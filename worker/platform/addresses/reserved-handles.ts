import { product } from '../../../renderer/document/product.ts'
import { customLabel, previewLabel } from './hosts.ts'
import { pages } from './paths.ts'
import { publicPaths } from './public-path-list.ts'

/** First path segments that belong to the app, in addition to its pages. */
const prefixes = [
  'api',
  'assets',
  '_',
  'favicon.ico',
  'favicon.svg',
  'robots.txt',
  'sitemap.xml',
  'sitemaps',
  'index.html',
  'llms.txt',
] as const

/** Misleading names, and names that later pages may need. */
const kept = [
  'admin', 'app', 'cdn', 'connect', 'contact', customLabel, 'dashboard', 'dev', 'docs', 'edge', 'email', 'featured', 'ftp',
  'help', 'home', 'imap', 'legal', 'localhost', 'logout', 'mail', 'media', 'ns1', 'ns2', 'official', 'pop',
  previewLabel, 'root', 'security', 'sign-in', 'sign-up', 'signin', 'signup', 'smtp', 'staging', 'static', 'test',
  'verify', 'webmail', 'www',
] as const // biome-ignore format: the formatter would put every word on its own line

/** The app's own paths: `/{handle}` on its host redirects to a website, so no handle may equal a page's path. */
const ownNames: ReadonlySet<string> = new Set([
  ...[...Object.values(pages), ...publicPaths].map((path) => path.split('/')[1] ?? ''),
  ...prefixes,
  ...kept,
])

/**
 * The brands most used in phishing, as in their domains. Leaves out less imitated brands, and names that many small businesses could share.
 */
export const imitatedBrands = [
  // Banks and brokers
  'abnamro', 'americanexpress', 'amex', 'axisbank', 'bankofamerica', 'barclays', 'bbva', 'bnpparibas', 'bradesco', 'caixabank',
  'capitalone', 'charlesschwab', 'chase', 'cibc', 'citi', 'citibank', 'comdirect', 'commbank', 'commerzbank', 'creditagricole',
  'creditmutuel', 'danskebank', 'deutschebank', 'discoverbank', 'goldmansachs', 'halifax', 'hdfcbank', 'hsbc', 'icicibank',
  'ingbank', 'ingdirect', 'intesasanpaolo', 'itau', 'jpmorgan', 'labanquepostale', 'lloydsbank', 'monzo', 'morganstanley', 'n26',
  'nationwide', 'natwest', 'navyfederal', 'nordea', 'nubank', 'postbank', 'postfinance', 'rabobank', 'raiffeisen', 'revolut',
  'santander', 'scotiabank', 'societegenerale', 'sparkasse', 'standardchartered', 'starlingbank', 'swedbank', 'tdbank', 'truist',
  'ubs', 'unicredit', 'usbank', 'volksbank', 'wellsfargo', 'westpac',
  // Payment and cryptocurrency
  'afterpay', 'alipay', 'applepay', 'binance', 'blockchain', 'cashapp', 'coinbase', 'googlepay', 'klarna', 'kraken', 'ledgerlive',
  'mastercard', 'mercadopago', 'metamask', 'moneygram', 'opensea', 'payoneer', 'paypal', 'paytm', 'phonepe', 'skrill', 'stripe',
  'trezor', 'trustwallet', 'venmo', 'visa', 'westernunion', 'wise', 'zelle',
  // Email, computers, sign-in
  'adobe', 'aol', 'apple', 'appleid', 'chatgpt', 'cloudflare', 'docusign', 'dropbox', 'github', 'gmail', 'gmx', 'godaddy', 'google',
  'hotmail', 'icloud', 'intuit', 'itunes', 'kaspersky', 'lastpass', 'mailchimp', 'mcafee', 'microsoft', 'namecheap', 'office365',
  'onedrive', 'openai', 'outlook', 'protonmail', 'quickbooks', 'salesforce', 'sharepoint', 'shopify', 'squarespace', 'turbotax',
  'wetransfer', 'wix', 'wordpress', 'yahoo', 'zoho', 'zoom',
  // Social networks, streaming, games
  'disneyplus', 'epicgames', 'facebook', 'fortnite', 'instagram', 'linkedin', 'netflix', 'nintendo', 'onlyfans', 'pinterest',
  'playstation', 'primevideo', 'reddit', 'roblox', 'skype', 'snapchat', 'spotify', 'steamcommunity', 'telegram', 'tiktok', 'twitch',
  'twitter', 'wechat', 'whatsapp', 'xbox', 'youtube',
  // Marketplaces, travel, food
  'airbnb', 'aliexpress', 'alibaba', 'allegro', 'amazon', 'amazonprime', 'bestbuy', 'bookingcom', 'costco', 'craigslist', 'deliveroo',
  'doordash', 'ebay', 'etsy', 'expedia', 'flipkart', 'grubhub', 'gumtree', 'ikea', 'justeat', 'kleinanzeigen', 'leboncoin',
  'mercadolibre', 'mercadolivre', 'rakuten', 'shein', 'temu', 'ticketmaster', 'tripadvisor', 'uber', 'ubereats', 'vinted', 'walmart',
  'zalando',
  // Delivery
  'anpost', 'auspost', 'bpost', 'canadapost', 'chronopost', 'colissimo', 'correos', 'deutschepost', 'dhl', 'dpd', 'evri', 'fedex',
  'gls', 'laposte', 'poste-italiane', 'postnl', 'purolator', 'royalmail', 'swisspost', 'ups', 'usps',
  // Telecommunications
  'airtel', 'att', 'bouyguestelecom', 'btinternet', 'comcast', 'deutschetelekom', 'freemobile', 'movistar', 'optus', 'orange', 'sfr',
  'swisscom', 'telefonica', 'telekom', 'telstra', 'tmobile', 'verizon', 'virginmedia', 'vodafone', 'xfinity',
  // Taxes and authorities
  'agenziaentrate', 'agenciatributaria', 'ameli', 'belastingdienst', 'centrelink', 'digid', 'dvla', 'elster', 'finanzamt', 'govuk',
  'hmrc', 'impots', 'incometax', 'irs', 'medicare', 'mygov', 'nhs', 'skatteverket', 'socialsecurity', 'uscis',
] as const // biome-ignore format: the formatter would put every word on its own line

/** Words that phishing adds before or after a brand to make people sign in, pay or call. */
const phishingWords = [
  'access', 'account', 'accounts', 'admin', 'alert', 'alerts', 'app', 'auth', 'authenticate', 'bank', 'banking', 'billing', 'card',
  'center', 'centre', 'claim', 'client', 'clients', 'com', 'confirm', 'confirmation', 'customer', 'customercare', 'customers',
  'customerservice', 'de', 'delivery', 'desk', 'eu', 'gift', 'giftcard', 'giftcards', 'help', 'helpdesk', 'helpline', 'hotline', 'id',
  'info', 'invoice', 'invoices', 'key', 'login', 'logins', 'logon', 'mail', 'mobile', 'my', 'net', 'notice', 'official', 'online',
  'order', 'orders', 'org', 'package', 'parcel', 'password', 'pay', 'payment', 'payments', 'portal', 'prize', 'protect', 'protection',
  'recover', 'recovery', 'refund', 'refunds', 'reset', 'restore', 'reward', 'rewards', 'secure', 'secured', 'security', 'sign', 'signin',
  'signon', 'signup', 'status', 'support', 'team', 'track', 'tracking', 'uk', 'unlock', 'update', 'updates', 'us', 'user', 'validate',
  'verification', 'verified', 'verify', 'wallet', 'web', 'webmail', 'www',
] as const // biome-ignore format: the formatter would put every word on its own line

/**
 * Whether nobody may have a handle: it's one of the product's own names, or impersonates another host or a well-known brand, by itself
 * (paypal), by look-alikes (paypa1, rnicrosoft) or with a trust word (paypal-login). A brand inside another name is fine (apple-tree-cafe).
 */
export const isReservedHandle = (handle: string): boolean =>
  ownNames.has(handle) || isEncoded(handle) || passesForBrand(handle)

/** Two hyphens in this position are reserved, as in `xn--` for internationalized names. */
const isEncoded = (handle: string) => handle.slice(2, 4) === '--'

const asLetters: Record<string, string> = { 0: 'o', 1: 'l', 2: 'z', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' }

/** A name's skeleton, shared by all names that look alike. */
export const looksOf = (name: string): string =>
  name
    .replaceAll('-', '')
    .replace(/\d/g, (digit) => asLetters[digit] ?? digit)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('i', 'l')

const brands = [product.name.toLowerCase(), ...imitatedBrands].map(looksOf)
const words = phishingWords.map(looksOf)

/** Whether a handle (lowercase letters, digits, hyphens) is a brand or looks like one, alone or with typical words. */
export function passesForBrand(handle: string): boolean {
  // A number before or after the brand doesn't add trust.
  const names = [handle, handle.replace(/^\d+-?|-?\d+$/g, '')].map(looksOf)
  return names.some((name) => brands.some((brand) => isBrandAmongWords(name, brand)))
}

function isBrandAmongWords(name: string, brand: string): boolean {
  for (let at = name.indexOf(brand); at >= 0; at = name.indexOf(brand, at + 1)) {
    if (isMadeOfWords(name.slice(0, at)) && isMadeOfWords(name.slice(at + brand.length))) return true
  }
  return false
}

const isMadeOfWords = (text: string): boolean =>
  text === '' || words.some((word) => text.startsWith(word) && isMadeOfWords(text.slice(word.length)))

import { type WebsiteSettings, websiteSettings } from '../../../../renderer/document/website-settings.ts'
import { createRandom, type Random } from '../../../../renderer/random.ts'
import { sampleBusinesses } from '../../../../templates/samples.ts'
import { sampleWebsite } from '../../../../worker/pages/sample-website.ts'
import { contextOf } from './sites.ts'

type Draft = ReturnType<typeof JSON.parse>

/** Sections to add before the footer. */
const faq = (items: [question: string, answer: string][]) => ({
  ...{ id: 'added-questions', type: 'FrequentlyAskedQuestions' },
  content: { items: items.map(([question, answer], index) => ({ id: `added-${index}`, question, answer })) },
})

/** Honest businesses whose names, texts, links or questions contain phishing-like words. */
const delicate: { name: string; body: string; asks?: string[]; link?: string; questions: [string, string][] }[] = [
  {
    name: 'Harrow & Finch Accountants',
    body: 'We keep the books of shops that bank with Barclays, HSBC and NatWest. Your online banking feeds arrive in our software overnight, and we never ask for your password.',
    asks: ['Name of your bank', 'Turnover last year'],
    questions: [
      [
        'Do you need my login details for HMRC?',
        'No. You authorise us as your agent, and keep your own password and codes.',
      ],
      ['My account at Lloyds was closed. Can you still file?', 'Yes. Send us the statements as PDF.'],
    ],
  },
  {
    name: 'Loom & Thistle Yarn Shop',
    body: 'Pay by PayPal, Visa or Mastercard at the till or on collection. Refunds go back to the card that you paid with.',
    link: 'https://www.paypal.me/loomthistle',
    questions: [
      ['Can I pay with PayPal?', 'Yes. PayPal, Apple Pay, Google Pay and Klarna all work.'],
      ['When does DHL collect?', 'Parcels leave with DHL or Royal Mail on Tuesdays and Fridays.'],
    ],
  },
  {
    name: 'Keyhole Locksmiths',
    body: 'Locked out? We open doors, safes and cars. We change the code of your alarm, replace PIN code locks and cut security keys.',
    asks: ['Kind of lock', 'Postcode'],
    questions: [
      [
        'I forgot the code of my safe. Can you open it?',
        'Yes, with proof of identity. We set a new code while you watch.',
      ],
      ['My account with the key card system is locked.', 'We reset access cards for offices too.'],
    ],
  },
  {
    name: 'Calm Passwords',
    body: 'I set up password managers for families and small firms: 1Password, Bitwarden and passkeys. You type in your own passwords; I look away.',
    asks: ['Which password manager do you use?'],
    questions: [
      ['Will you see my passwords?', 'Never. Nobody should ever ask you for a password, a PIN or a one-time code.'],
      ['My Gmail account was hacked. Can you help?', 'Yes. We secure your account together, on your own computer.'],
    ],
  },
  {
    name: 'Fraud Watch Workshops',
    body: 'We teach older people to spot emails that say your account is suspended, and calls that ask for card details.',
    questions: [
      [
        'What is phishing?',
        'A message that looks like your bank’s and asks you to confirm a password. Do not answer it.',
      ],
    ],
  },
  {
    name: 'Chase Farm Riding School',
    body: 'Lessons beside Chase Wood, from Halifax and Santander Road alike. Book online or call.',
    questions: [['Do you take cards?', 'Credit and debit cards, from £10.']],
  },
  {
    name: 'Ledger & Lamb Bookkeeping',
    body: 'We reconcile Stripe, PayPal and Amazon payouts each month for makers who sell online.',
    link: 'https://www.amazon.co.uk/shops/ledgerlamb',
    questions: [['Do you work with Revolut?', 'Yes, with a read-only login that you can end at any time.']],
  },
  {
    name: 'Outlook Cottage Holidays',
    body: 'A cottage with a view of the firth. The key safe code arrives by text the day before.',
    questions: [['Do I need to enter a code?', 'Yes, the four digits for the gate are on your booking.']],
  },
]

/** An honest website: a trade's sample. Every fourth one contains phishing-like words. */
export async function goodWebsite(seed: number): Promise<WebsiteSettings> {
  const random = createRandom(`good ${seed}`)
  const business = sampleBusinesses[seed % sampleBusinesses.length]
  if (!business) throw new Error('no sample')
  const draft: Draft = structuredClone(
    await sampleWebsite(contextOf(), random.pick(['Common', 'Fun', 'Elegant']), business),
  )
  if (seed % 4 > 0) return draft
  const words = delicate[(seed / 4) % delicate.length]
  if (!words) return draft
  draft.businessName = words.name
  change(draft, 'Introduction', (content) => {
    content.body = words.body
    if (words.link) content.secondButton = { type: 'Web', value: words.link, label: 'Pay online' }
  })
  change(draft, 'Contact', (content) => ask(content, words.asks ?? []))
  draft.sections = draft.sections.filter(({ type }: { type: string }) => type !== 'FrequentlyAskedQuestions')
  draft.sections.splice(-1, 0, faq(words.questions))
  return websiteSettings.parse(draft)
}

type Content = Record<string, unknown>

function change(draft: Draft, type: string, edit: (content: Content) => void): void {
  const section = draft.sections.find((one: { type: string }) => one.type === type)
  if (section) edit(section.content)
}

function ask(content: Content, labels: readonly string[]): void {
  content.showForm = true
  content.formFields = labels.map((label, index) => ({
    id: `own-${index}`,
    label,
    kind: 'ShortText',
    ask: 'Required',
    options: '',
  }))
}

const targets = [
  'PayPal',
  'Amazon',
  'Barclays',
  'HSBC',
  'NatWest',
  'Netflix',
  'Microsoft',
  'Coinbase',
  'MetaMask',
  'Sparkasse',
  'Santander',
  'Instagram',
  'Revolut',
  'Wells Fargo',
  'Royal Mail',
  'DHL',
] as const
const services = ['Support', 'Login', 'Online Banking', 'Security', 'Help Center', 'Account', 'Billing', ''] as const
const alarms = [
  'Your account has been suspended. Verify your account within 24 hours or it will be closed.',
  'We noticed unusual activity. Please confirm your identity to restore full access.',
  'Your parcel is on hold. Confirm your details to release it.',
  'You are owed money. Claim your refund today.',
] as const
const requests = [
  'Enter your password and the one-time code we sent you.',
  'Please confirm your card number and CVV below.',
  'Provide your recovery phrase to connect your wallet.',
  'Update your login details to continue.',
] as const
const secrets: [string[], ...string[][]] = [
  ['Email', 'Password'],
  ['Card number', 'Expiry', 'CVV'],
  ['Username', 'One-time code'],
  ['Recovery phrase'],
  ['Online banking PIN'],
]
const swaps: Record<string, string> = { a: 'а', e: 'е', o: 'о', p: 'р', c: 'с', i: 'і', l: '1', y: 'у', x: 'х' }

/** A name with letters replaced by look-alikes. */
function disguised(name: string, random: Random): string {
  const at = [...name].flatMap((letter, index) => (swaps[letter.toLowerCase()] ? [index] : []))
  const chosen = at[Math.floor(random.next() * at.length)]
  return [...name]
    .map((letter, index) => (index === chosen ? (swaps[letter.toLowerCase()] ?? letter) : letter))
    .join('')
}

/** A phishing website that uses some of the tricks. Careful ones use few. */
export function badWebsite(seed: number): WebsiteSettings {
  const random = createRandom(`bad ${seed}`)
  const target = random.pick(targets)
  const name = random.chance(0.5) ? disguised(target, random) : target
  const host = `${target.toLowerCase().replace(/ /g, '')}-${random.pick(['secure', 'login', 'verify', 'help'])}.example`
  const contact = random.chance(0.6)
    ? { showForm: true, formFields: [] as object[] }
    : { showForm: false, formFields: [] as object[] }
  if (contact.showForm && random.chance(0.8)) ask(contact as Content, random.pick(secrets))
  const body = [
    ...(random.chance(0.7) ? [random.pick(alarms)] : ['Welcome back. Sign in to see your messages.']),
    ...(random.chance(0.6) ? [random.pick(requests)] : []),
  ]
  const words = random.chance(0.5) ? `www.${target.toLowerCase().replace(/ /g, '')}.com` : 'Continue'
  const href = random.chance(0.7) ? `https://${host}/signin` : 'https://forms.example/abc'
  return websiteSettings.parse({
    ...{ id: `bad-${seed}`, version: '1.0', businessName: `${name} ${random.pick(services)}`.trim() },
    sections: [
      { id: 'header', type: 'Header' },
      {
        ...{ id: 'introduction', type: 'Introduction' },
        content: {
          heading: `${name}: action needed`,
          body: body.join(' '),
          button: { type: 'Web', value: href, label: words },
        },
      },
      { id: 'contact', type: 'Contact', content: contact },
      { id: 'footer', type: 'Footer' },
    ],
  })
}

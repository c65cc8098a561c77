// The settings of an operator (docs/deploying.md), which reach the Worker as variables, and its secrets. Only the deployment checks
// them; the Worker takes no more than their types from here, so that zod stays out of the visitors' Worker.
import * as z from 'zod'

const oneOf = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  z.enum(names, { error: `write ${names.map((name) => `"${name}"`).join(' or ')}` })

/** A number or its text. The Worker gets the text. */
function number(from: number, to: number, shape: RegExp, sentence: string) {
  const error = { error: sentence }
  const asText = z
    .string()
    .regex(shape, { ...error, abort: true })
    .refine((digits) => Number(digits) >= from && Number(digits) <= to, error)
  const asNumber = z.number().min(from, error).max(to, error)
  return z.union([shape === whole ? asNumber.int(error) : asNumber, asText], error).transform(String)
}

const whole = /^\d{1,10}$/
const count = (from: number, to = 1_000_000_000) =>
  number(from, to, whole, `write a whole number from ${from} to ${to.toLocaleString('en')}`)

const dollars = () => number(0, 1_000_000, /^\d+(\.\d+)?$/, 'write an amount of dollars, such as 5')

function text(shape: RegExp, sentence: string) {
  return z.string({ error: sentence }).regex(shape, { error: sentence })
}

const words = (example: string) => text(/^\S(.{0,198}\S)?$/, `write a text, such as "${example}"`)

const address = (example: string) =>
  text(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(?=[:/]|$))[^\s]+$/, `write an address, such as "${example}"`)

const yesOrNo = () =>
  z.union([z.boolean(), z.enum(['true', 'false'])], { error: 'write true or false' }).transform(String)

export const emailShape = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/

/** A list separated by commas. With `before`, whole domains are allowed, which begin with it. */
function addresses(before?: '@') {
  const error = {
    error: `write email addresses${before ? ' or domains, such as "@your-domain.com"' : ''}, separated by commas`,
  }
  const isAddress = (one: string) => emailShape.test(before && one.startsWith(before) ? `any${one}` : one)
  return z.string(error).refine((list) => list.split(',').every((one) => isAddress(one.trim())), error)
}

/** Every setting is optional. */
export const settings = z
  .strictObject({
    AI_PROVIDER: oneOf('embedded', 'workers-ai', 'openai').describe(
      'Embedded: only the composer writes. Workers-ai: a Cloudflare model through the binding AI, without a key. Openai: a model at any address that speaks OpenAI’s protocol, with the secret AI_KEY. If a model fails, the composer’s texts stay.',
    ),
    AI_URL: address('https://api.openai.com/v1').describe(
      'The model’s address, for "openai" and for descriptions of pictures.',
    ),
    AI_MODEL: words('gpt-4.1-mini').describe('The text model. Defaults to the provider’s usual one.'),
    AI_GATEWAY: words('my-gateway').describe('The id of an AI Gateway that Workers AI is called through.'),
    AI_VISION_MODEL: words('gpt-4.1-mini').describe(
      'The model that describes pictures, once there is the secret AI_KEY.',
    ),
    AI_TIMEOUT: count(1000, 600_000).describe('For each call of a model, in milliseconds. Defaults to 20000.'),
    AI_PRICE_IN: dollars().describe(
      'Dollars per million input tokens, to record each call’s cost. Built in for some Workers AI models.',
    ),
    AI_PRICE_OUT: dollars().describe('Dollars per million output tokens.'),
    AI_DAILY_CALLS: count(0).describe(
      'Daily calls by people who are signed out or have an unverified email address, in total. Defaults to 3000.',
    ),
    AI_DAILY_CALLS_EACH: count(0).describe('The same, per IP address. Defaults to 60.'),
    AI_DAILY_BUDGET: dollars().describe(
      'Dollars a day of all calls, at which these people are stopped. Defaults to 5.',
    ),
    AI_DAILY_BUDGET_ALL: dollars().describe(
      'Dollars a day at which everybody is stopped. Defaults to four times as much.',
    ),

    PHOTOS_PROVIDER: oneOf('none', 'stock').describe(
      'Stock: the photo services whose keys are set, else Openverse. None: no photo search; owners upload photos or choose patterns.',
    ),
    PEXELS_URL: address('https://api.pexels.com').describe('Overrides Pexels’ address.'),
    UNSPLASH_URL: address('https://api.unsplash.com').describe('Overrides Unsplash’s address.'),
    OPENVERSE_URL: address('https://api.openverse.org').describe('Overrides Openverse’s address.'),

    PLACES_PROVIDER: oneOf('embedded', 'geocoder').describe(
      'Embedded: an index of cities. Geocoder: a service that speaks Nominatim’s protocol, at GEOCODER_URL.',
    ),
    GEOCODER_URL: address('https://nominatim.your-domain.com').describe('The geocoder’s address.'),
    MAP_TILES_URL: address('https://tiles.your-domain.com/{z}/{x}/{y}.png?key={key}')
      .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), {
        error: 'write an address with {z}, {x} and {y}, such as "https://tiles.your-domain.com/{z}/{x}/{y}.png"',
      })
      .describe(
        'A server of map tiles. {key} in it stands for the secret MAP_TILES_KEY. Without one, there are no maps.',
      ),
    MAP_TILES_CREDIT: words('MapTiler https://www.maptiler.com/copyright/').describe(
      'Whom maps credit besides OpenStreetMap: a name, and an address for a link.',
    ),
    MAP_TILES_TIMEOUT: count(100, 60_000).describe('For all tiles of a map, in milliseconds. Defaults to 4000.'),

    IMPORT_DNS_URL: z
      .union([z.literal(''), address('https://cloudflare-dns.com/dns-query')], {
        error: 'write an address, such as "https://cloudflare-dns.com/dns-query", or "" for no check',
      })
      .describe('A DNS-over-HTTPS resolver that checks hostnames before an import fetches them. Blank: no check.'),
    DNS_URL: address('https://cloudflare-dns.com/dns-query').describe(
      'The resolver that custom domains are checked with.',
    ),
    CLOUDFLARE_URL: address('https://api.cloudflare.com/client/v4').describe(
      'Overrides the address of Cloudflare’s API.',
    ),

    SOCIAL_PROVIDER: oneOf('oidc', 'none').describe(
      'Oidc: sign-in with any OpenID Connect issuer, with the secret SOCIAL_CLIENT_SECRET. None: email and passwords only.',
    ),
    SOCIAL_ISSUER: address('https://accounts.google.com').describe('Defaults to Google’s.'),
    SOCIAL_NAME: words('Google').describe('The button’s label. Defaults to "Google".'),
    SOCIAL_CLIENT_ID: words('1234.apps.googleusercontent.com').describe(
      'What the issuer gave for the redirect address {app}/api/login/social/callback.',
    ),

    ANALYTICS_PROVIDER: oneOf('database', 'none').describe(
      'Where events on the product’s own pages are stored. Database: in D1, for 90 days. None: nowhere.',
    ),
    VISITS_PROVIDER: oneOf('durable-object', 'none').describe(
      'Where visits to published websites are counted. Durable-object: in one object for each website. None: nowhere.',
    ),
    GOOGLE_MEASUREMENT_ID: text(
      /^G-[A-Z0-9]{4,20}$/,
      'write an id of Google Analytics, such as "G-ABCDE12345"',
    ).describe('A Google Analytics id, used only with the visitor’s consent.'),
    CLARITY_PROJECT_ID: text(/^[a-z0-9]{4,20}$/i, 'write an id of Microsoft Clarity, such as "abcde12345"').describe(
      'Microsoft Clarity, which records sessions, likewise.',
    ),
    CLARITY_WHILE_EDITING: yesOrNo().describe('true: it also records the editor, which shows the owner’s content.'),

    TURNSTILE_SITE_KEY: words('0x4AAAAAAA').describe(
      'Cloudflare Turnstile for contact forms, with the secret TURNSTILE_SECRET. The widget’s hostname is preview.{websites}.',
    ),
    TURNSTILE_URL: address('https://challenges.cloudflare.com/turnstile/v0/siteverify').describe(
      'Overrides Turnstile’s address.',
    ),

    SIGN_UP: oneOf('open', 'closed').describe(
      'Closed: new accounts only for the addresses of INVITED_EMAILS and of operators. Defaults to "open".',
    ),
    INVITED_EMAILS: addresses('@').describe(
      'Who may create an account while SIGN_UP is "closed": addresses and whole domains ("ada@your-domain.com, @your-domain.com").',
    ),
    WEBSITE_LIMIT: count(1, 1000).describe('The largest number of websites of an account. Defaults to 5.'),
    DATABASE_LIMIT_MB: count(1, 100_000).describe(
      'The largest size of a database in megabytes, by the plan: 10240 by default, 500 on the free plan.',
    ),
    TRANSFORMATIONS_DAILY: count(0).describe(
      'Daily limit of picture transformations over all accounts: 6000 stop people without a verified account, four times as many stop everyone.',
    ),
    SIGN_IN_MAILS_DAILY: count(1).describe(
      'From how many sign-in emails a day to browsers that never signed in, a fifth as many an hour or a twentieth an hour to one domain, they are slowed down. Operators get an alert. Defaults to 2000.',
    ),
    PUBLICATIONS_HOURLY: count(1).describe(
      'At how many publications an hour, of all accounts, operators get an alert. Defaults to 500.',
    ),
    PEOPLE_AN_ADDRESS: count(1).describe(
      'Multiplies every limit per IP address, for networks that share one address. Defaults to 1.',
    ),
    OPERATOR_EMAILS: addresses().describe(
      'Who operates the product ("one@your-domain.com, two@your-domain.com"): alerts go there, and verified accounts of these addresses open /operate.',
    ),
  })
  .partial()

const secret = (least = 1) =>
  text(
    new RegExp(`^\\S{${least},2000}$`),
    `paste ${least > 1 ? `at least ${least}` : 'its'} characters, without spaces`,
  )

/** Variables of the deployment, or set with `wrangler secret put`; refused in the file. */
export const secrets = z
  .strictObject({
    PEXELS_KEY: secret().describe('Photo search of Pexels.'),
    UNSPLASH_KEY: secret().describe('Photo search of Unsplash.'),
    AI_KEY: secret().describe('The model’s key. Without one, the editor offers no picture descriptions.'),
    MAP_TILES_KEY: secret().describe('Stands for {key} in MAP_TILES_URL.'),
    SOCIAL_CLIENT_SECRET: secret().describe('What the issuer of SOCIAL_PROVIDER gave.'),
    CLOUDFLARE_TOKEN: secret().describe('May edit the SSL and certificates of the websites’ zone, for custom domains.'),
    TURNSTILE_SECRET: secret().describe('The secret of Turnstile’s widget.'),
    OPERATOR_TOKEN: secret(16).describe('Reads /api/health/deep. Without it, there is no such path.'),
    MAILBOX_TOKEN: secret(16).describe('Opens the mailbox of a trial. The first deployment makes it.'),
    AUTH_SECRET: secret(32).describe('Signs sessions. The first deployment makes it.'),
    AUTH_SECRET_PREVIOUS: secret(32).describe(
      'The secret before it, during a rotation: it verifies what it signed, and signs nothing.',
    ),
  })
  .partial()

export type Settings = z.output<typeof settings>
export type Secrets = z.output<typeof secrets>
export const isSecret = (name: string): boolean => name in secrets.shape

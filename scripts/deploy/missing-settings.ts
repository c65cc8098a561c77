// What an operator still has to say before a deployment can work: one sentence each.
import type { Unstable_Config as Config } from 'wrangler'
import { ownSettings, type Settings } from './settings.ts'

export type Installation = Settings & {
  product: { homepage: string; supportEmail: string }
  /** The operator's name and postal address. */
  operator: readonly string[]
  /** Whether the app's Worker serves visitors too. */
  oneWorker: boolean
}

/** Reserved example domains, which this repository's settings use. */
const example = /(^|[@./*])(example\.(com|net|org|site)|[a-z0-9-]+\.example)(?![a-z0-9-])/

const isMissing = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '' || example.test(value)

const place = `in ${ownSettings} or wrangler.toml`

/** Settings that are missing, or still those of the repository. */
export function missingSettings({ production, edge, product, operator, oneWorker }: Installation): string[] {
  const { vars } = production
  const sentence = (isWrong: boolean, text: string) => (isWrong ? [text] : [])
  return [
    ...sentence(
      isMissing(vars.APP_ORIGIN),
      `APP_ORIGIN: set the address of the app ${place}, such as "https://app.your-domain.com".`,
    ),
    ...sentence(
      isMissing(vars.SITES_ORIGIN),
      `SITES_ORIGIN: set the address that websites are served below ${place}, on another domain than the app's.`,
    ),
    ...sentence(
      isMissing(product.homepage),
      `homepage: set it in renderer/document/product.ts to the same address as APP_ORIGIN.`,
    ),
    ...sentence(
      isMissing(product.supportEmail),
      'supportEmail: set it in renderer/document/product.ts to an address where you read what customers write.',
    ),
    ...sentence(
      operator.length === 0,
      'operator: put your name and postal address into marketing/legal/operator.ts; the terms and the privacy notice show them.',
    ),
    ...sentence(
      vars.MAIL_PROVIDER === 'cloudflare' && isMissing(vars.MAIL_FROM),
      `MAIL_FROM: set the sender of emails ${place}, an address of a domain that is onboarded to Cloudflare Email Sending.`,
    ),
    ...sentence(
      vars.MAIL_PROVIDER !== 'cloudflare',
      `MAIL_PROVIDER: set it to "cloudflare" ${place}; the mailbox of development is refused in production.`,
    ),
    ...sentence(
      routesMissing(production),
      `routes: add the route of the app's host ${place}, above [vars] or in [env.production].`,
    ),
    ...sentence(
      !oneWorker && routesMissing(edge),
      `routes: add the route of the websites' hosts ${place}, in [env.edge].`,
    ),
    ...sentence(
      'AUTH_SECRET' in vars,
      'AUTH_SECRET: remove it from the vars, where anybody with access to the dashboard reads it; it has to be a secret.',
    ),
    ...neededBy.flatMap(({ name, value, vars: needed }) =>
      vars[name] === value
        ? needed
            .filter((one) => isMissing(vars[one]))
            .map((one) => `${one}: set it ${place}; ${name} = "${value}" needs it.`)
        : [],
    ),
  ]
}

const routesMissing = ({ routes }: Config): boolean =>
  !routes ||
  routes.length === 0 ||
  routes.some((route) => example.test(typeof route === 'string' ? route : JSON.stringify(Object.values(route))))

/** Secrets that the account lacks, each with the command that sets it. */
export function missingSecrets({ name: worker, vars }: Config, secrets: readonly string[]): string[] {
  const needed = [
    'AUTH_SECRET',
    ...neededBy.filter(({ name, value }) => vars[name] === value).flatMap((need) => need.secrets),
  ]
  return needed
    .filter((name) => !secrets.includes(name))
    .map(
      (name) =>
        `${name}: run \`npx wrangler secret put ${name} --name ${worker}\`${name === 'AUTH_SECRET' ? ' and enter at least 32 random characters, for example those of `openssl rand -base64 48`' : ''}.`,
    )
}

/** Settings that a provider needs. */
const neededBy: { name: string; value: string; vars: string[]; secrets: string[] }[] = [
  { name: 'AI_PROVIDER', value: 'openai', vars: [], secrets: ['AI_KEY'] },
  { name: 'PLACES_PROVIDER', value: 'geocoder', vars: ['GEOCODER_URL'], secrets: [] },
  { name: 'SOCIAL_PROVIDER', value: 'oidc', vars: ['SOCIAL_CLIENT_ID'], secrets: ['SOCIAL_CLIENT_SECRET'] },
  {
    name: 'HOSTNAMES_PROVIDER',
    value: 'cloudflare',
    vars: ['CLOUDFLARE_ZONE_ID', 'DOMAINS_TARGET'],
    secrets: ['CLOUDFLARE_TOKEN'],
  },
  { name: 'VISITS_PROVIDER', value: 'analytics-engine', vars: ['CLOUDFLARE_ACCOUNT_ID'], secrets: ['VISITS_TOKEN'] },
]

// Whether the services work that a deployment uses: email, pictures, models, photos, maps, sign-in.
import { planOf } from './account-checks.ts'
import type { Context } from './context.ts'
import { type Check, fine, fix, unsure, type Verdict } from './verdict.ts'

const group = 'Services'
/** Transformations of Images' free plan: 5,000 a month. */
const freeTransformations = 160
const usualModel = '@cf/meta/llama-3.3-70b-instruct-fp8-fast'

const setting = ({ environment: { app } }: Context, name: string) => String(app.vars[name] ?? '')
const hasSecret = async ({ secrets }: Context, name: string) => ((await secrets()) ?? []).includes(name)

export const serviceChecks: Check<Context>[] = [
  {
    ...{
      group,
      name: 'Email',
      byHand: 'In the dashboard, Email Service › Email Sending has to list the sender’s domain.',
    },
    run: checkSender,
  },
  {
    ...{
      group,
      name: 'Pictures',
      byHand: 'In the dashboard, Images › Plans shows how many transformations a month are included.',
    },
    run: async (context) => {
      if ((await context.subscriptions()).some((one) => /images/i.test(planOf(one)))) return fine('Images, paid plan')
      const daily = Number(setting(context, 'TRANSFORMATIONS_DAILY') || Number.NaN)
      return daily <= freeTransformations
        ? fine(`Images’ free plan, ${daily} transformations a day`)
        : unsure(
            'On Images’ free plan, uploads fail after 5,000 transformations a month: buy it, or set "TRANSFORMATIONS_DAILY": 150.',
          )
    },
  },
  { ...{ group, name: 'Model', byHand: 'In the dashboard, AI › Workers AI lists the models.' }, run: checkModel },
  {
    ...{ group, name: 'Photos' },
    run: async (context) => {
      if (setting(context, 'PHOTOS_PROVIDER') !== 'stock') return fine('none, owners upload photos')
      const keys = { PEXELS_KEY: 'Pexels', UNSPLASH_KEY: 'Unsplash' }
      const found = await context.secrets()
      const names = Object.entries(keys).flatMap(([key, name]) => (found?.includes(key) ? [name] : []))
      return fine(names.length > 0 ? names.join(', ') : 'Openverse, which needs no key')
    },
  },
  {
    ...{ group, name: 'Maps' },
    run: async (context) => {
      const url = setting(context, 'MAP_TILES_URL')
      if (url === '') return fine('none, no tile service')
      if (url.includes('{key}') && !(await hasSecret(context, 'MAP_TILES_KEY')))
        return fix(
          `Set the key of the tile service: \`npx wrangler secret put MAP_TILES_KEY --name ${context.environment.app.name}\`.`,
        )
      return fine(new URL(url.replace(/[{}]/g, '')).hostname)
    },
  },
  { ...{ group, name: 'Operators' }, run: checkOperators },
  { ...{ group, name: 'Social sign-in' }, run: checkIssuer },
  {
    ...{ group, name: 'Spam check' },
    run: async (context) => {
      const [site, secret] = [
        setting(context, 'TURNSTILE_SITE_KEY') !== '',
        await hasSecret(context, 'TURNSTILE_SECRET'),
      ]
      if (site === secret) return fine(site ? 'Turnstile' : 'without Turnstile')
      return site
        ? fix(
            `Set the widget’s secret: \`npx wrangler secret put TURNSTILE_SECRET --name ${context.environment.app.name}\`.`,
          )
        : fix('Add "TURNSTILE_SITE_KEY" to the settings: its secret alone does nothing.')
    },
  },
]

async function checkSender({ environment, zone, account }: Context): Promise<Verdict> {
  const { settings, zones, constants } = environment
  if (constants.isTrial) return fine(`kept in the mailbox, https://${settings.app}/mailbox`)
  const domain = settings.mailFrom.slice(settings.mailFrom.indexOf('@') + 1)
  const found = await zone(zones.mail)
  if (!found) return fix(`Add ${zones.mail} to the account, then onboard it in Email Service › Email Sending.`)
  const domains = await account.read<{ name: string; enabled: boolean }[]>(
    `/zones/${found.id}/email/sending/subdomains`,
  )
  const sender = domains.find(({ name }) => name === domain)
  if (!sender)
    return fix(
      `Onboard ${domain} in the dashboard (Email Service › Email Sending): until then nobody gets a sign-in code.`,
    )
  return sender.enabled
    ? fine(`${settings.mailFrom} may send`)
    : fix(`Add the DNS records that Email Service › Email Sending shows for ${domain}: they are not verified yet.`)
}

async function checkModel(context: Context): Promise<Verdict> {
  const provider = setting(context, 'AI_PROVIDER')
  const named = setting(context, 'AI_MODEL')
  if (provider === 'embedded') return fine('none, the composer writes')
  if (provider === 'openai') {
    const url = setting(context, 'AI_URL') || 'https://api.openai.com/v1'
    if (!(await hasSecret(context, 'AI_KEY')))
      return fix(`Set the key of the model: \`npx wrangler secret put AI_KEY --name ${context.environment.app.name}\`.`)
    // Without the key, which only the Worker has, any response shows that there is a service.
    const response = await context.visit(`${url.replace(/\/+$/, '')}/models`).catch(() => undefined)
    return response
      ? fine(`${named || 'a model'} at ${new URL(url).hostname}`)
      : fix(`Nothing responds at AI_URL (${url}): correct it.`)
  }
  const model = named || usualModel
  const query = new URLSearchParams({ search: model.split('/').at(-1) ?? model })
  const models = await context.account.read<{ name: string }[]>(`ai/models/search?${query}`)
  return models.some(({ name }) => name === model)
    ? fine(`Workers AI, ${model.split('/').at(-1)}`)
    : fix(`Workers AI has no model ${model}: correct AI_MODEL, or leave it out.`)
}

async function checkIssuer(context: Context): Promise<Verdict> {
  if (setting(context, 'SOCIAL_PROVIDER') !== 'oidc') return fine('off')
  const issuer = (setting(context, 'SOCIAL_ISSUER') || 'https://accounts.google.com').replace(/\/+$/, '')
  const response = await context.visit(`${issuer}/.well-known/openid-configuration`).catch(() => undefined)
  return response?.ok
    ? fine(setting(context, 'SOCIAL_NAME') || new URL(issuer).hostname)
    : fix(`${issuer} is not an OpenID Connect issuer: correct SOCIAL_ISSUER.`)
}

function checkOperators(context: Context): Verdict {
  const addresses = setting(context, 'OPERATOR_EMAILS')
  return addresses === ''
    ? unsure(
        'Nobody gets alerts, or decides on reported websites and those held for a review: add "OPERATOR_EMAILS": "you@your-domain.com" to "settings".',
      )
    : fine(addresses)
}

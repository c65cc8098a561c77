// Missing settings and secrets of the chosen services, one sentence each.
import type { Environment } from './environment.ts'
import { settingsFile } from './settings-file.mjs'
import { variableOf } from './variables.ts'

type Service = { name: string; value: string; vars: string[]; secrets: string[] }

/** A provider's required settings. */
const services: Service[] = [
  { name: 'AI_PROVIDER', value: 'openai', vars: [], secrets: ['AI_KEY'] },
  { name: 'PLACES_PROVIDER', value: 'geocoder', vars: ['GEOCODER_URL'], secrets: [] },
  { name: 'SOCIAL_PROVIDER', value: 'oidc', vars: ['SOCIAL_CLIENT_ID'], secrets: ['SOCIAL_CLIENT_SECRET'] },
  { name: 'HOSTNAMES_PROVIDER', value: 'cloudflare', vars: [], secrets: ['CLOUDFLARE_TOKEN'] },
]

/** Settings that a chosen provider needs. */
export function missingSettings({ name, app: { vars } }: Pick<Environment, 'name' | 'app'>): string[] {
  return services.flatMap((service) =>
    vars[service.name] === service.value
      ? service.vars
          .filter((one) => !vars[one])
          .map(
            (one) =>
              `${settingsFile}: add "${one}" to ${name}.settings, or set ${variableOf([one])}; "${service.name}": "${service.value}" needs it.`,
          )
      : [],
  )
}

/** The secrets that the settings need besides AUTH_SECRET. The first deployment makes that one, and a trial's MAILBOX_TOKEN. */
export function neededSecrets({ app: { vars } }: Pick<Environment, 'app'>): string[] {
  const maps = String(vars.MAP_TILES_URL ?? '').includes('{key}') ? ['MAP_TILES_KEY'] : []
  const turnstile = vars.TURNSTILE_SITE_KEY ? ['TURNSTILE_SECRET'] : []
  const mailbox = vars.TRIAL ? ['MAILBOX_TOKEN'] : []
  const chosen = services.filter(({ name, value }) => vars[name] === value)
  return [...chosen.flatMap(({ secrets }) => secrets), ...maps, ...turnstile, ...mailbox]
}

/** Secrets that neither the account nor this deployment has, each with the ways to set it. */
export const missingSecrets = (environment: Pick<Environment, 'app'>, secrets: readonly string[]): string[] =>
  neededSecrets(environment)
    .filter((name) => !secrets.includes(name))
    .map(
      (name) =>
        `${name}: set the variable ${variableOf([name])} for the deployment, or run \`npx wrangler secret put ${name} --name ${environment.app.name}\`.`,
    )

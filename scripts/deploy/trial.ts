// A trial runs both Workers at workers.dev, without a domain, an email service or settings. Websites are below paths of the second.
import type { Unstable_Config as Config } from 'wrangler'
import type { EnvironmentSettings } from './installation.ts'

/** Replaces the file of settings; variables such as SHINGLE_AI_PROVIDER override it. The account decides the hosts. */
export const trialInstallation = {
  supportEmail: 'nobody@trial.invalid',
  operator: ['This is a trial of the product.', 'It has no operator yet.'],
  production: {
    app: 'app.invalid',
    websites: 'websites.invalid',
    mailFrom: 'nobody@trial.invalid',
    jurisdiction: 'none',
    settings: {
      OPERATOR_EMAILS: 'operator@example.com',
      // Workers AI, D1 and Images include this much on any plan.
      AI_DAILY_BUDGET: 0.1,
      AI_DAILY_BUDGET_ALL: 0.1,
      DATABASE_LIMIT_MB: 500,
      TRANSFORMATIONS_DAILY: 150,
    },
  },
}

/** Workers Builds names the Worker that somebody chose beside the button. */
const trialName = () => process.env.WRANGLER_CI_OVERRIDE_NAME || 'shingle-trial'

/** `subdomain`: the account's name at workers.dev. */
export function onWorkersDev(settings: EnvironmentSettings, subdomain: string): EnvironmentSettings {
  const name = trialName()
  const hostOf = (worker: string) => `${worker}.${subdomain}.workers.dev`
  return { ...settings, name, app: hostOf(name), websites: hostOf(`${name}-edge`) }
}

type Created = Partial<Pick<Config, 'd1_databases' | 'kv_namespaces' | 'r2_buckets'>>

/** Resources that the button has created and written into wrangler.toml's top level. Empty in a clone. */
export function createdByButton({ d1_databases: [database], kv_namespaces: [store], r2_buckets }: Config): Created {
  const isReal = (id: string | undefined): id is string => id !== undefined && /[1-9a-f]/.test(id)
  if (!database || !store || !isReal(database.database_id) || !isReal(store.id)) return {}
  return { d1_databases: [database], kv_namespaces: [store], r2_buckets }
}

// The shared inputs of a deployment's checks. Each is fetched once, when first needed.
import type { CloudflareAccount } from '../deploy/cloudflare-account.ts'
import type { Environment } from '../deploy/environment.ts'
import { findResources, findZone, secretNames } from '../deploy/resources.ts'
import { lookUpOverHttps } from './look-up.ts'
import { acceptsOldTls } from './old-tls.ts'

/** Per request, in milliseconds. */
const timeoutMs = 10_000

export type Binding = { name: string; type: string; text?: string }
export type Subscription = { rate_plan?: { id?: string; public_name?: string } }

export type Context = ReturnType<typeof openContext>

/** `fetchPage` and `random` are other ones in tests. */
export function openContext({
  root,
  environment,
  account,
  random = () => Math.random().toString(36).slice(2, 10),
}: {
  root: string
  environment: Environment
  account: CloudflareAccount
  random?: () => string
}) {
  const { app } = environment
  const dnsUrl = String(app.vars.DNS_URL ?? 'https://cloudflare-dns.com/dns-query')
  const unused = `doctor-${random()}`
  const { websites } = environment.settings
  return {
    ...{ root, environment, account },
    deployAgain: `run \`npm run deploy${environment.name === 'production' ? '' : ` -- --env ${environment.name}`}\``,
    /** A host of the websites that nobody has, and its address. */
    unusedHost: `${unused}.${websites}`,
    unusedAddress: environment.constants.isTrial ? `https://${websites}/${unused}/` : `https://${unused}.${websites}/`,
    resources: once(() => findResources(account, app)),
    secrets: once(() => secretNames(account, app.name ?? '')),
    /** Undefined for a Worker that is not deployed. */
    bindings: perName(async (worker) => {
      const settings = await account.find<{ bindings: Binding[] }>(`workers/scripts/${worker}/settings`)
      return settings?.bindings
    }),
    schedules: once(() => account.find<{ schedules: { cron: string }[] }>(`workers/scripts/${app.name}/schedules`)),
    zone: perName((name) => findZone(account, name)),
    subscriptions: once(() => account.read<Subscription[]>('subscriptions')),
    lookUp: (name: string) => lookUpOverHttps(dnsUrl, name, timeoutMs),
    acceptsOldTls: (host: string) => acceptsOldTls(host, timeoutMs),
    /** Doesn't follow redirects. Throws if the address doesn't respond in time. */
    visit: (url: string) => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }),
  }
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => {
    answer ??= ask()
    return answer
  }
}

function perName<T>(ask: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const answers = new Map<string, Promise<T>>()
  return (name) => {
    const answer = answers.get(name) ?? ask(name)
    answers.set(name, answer)
    return answer
  }
}

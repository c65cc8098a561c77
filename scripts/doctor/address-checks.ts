// Whether the app and the websites are reachable: zones, routes, DNS, and what their hosts respond.
import type { Context } from './context.ts'
import { type Check, fine, fix, unsure, type Verdict } from './verdict.ts'

const group = 'Addresses'
const notInTrial = true as const

/** The address of a record that is meant to be proxied. A resolver returns it only if the proxy is off. */
const placeholder = /^100::$/

const minimumTls =
  'In the dashboard, SSL/TLS › Edge Certificates has to say TLS 1.2 as the Minimum TLS Version of both domains.'

export const addressChecks: Check<Context>[] = [
  {
    ...{ group, notInTrial, name: 'Domains', byHand: 'The dashboard lists the domains of the account.' },
    run: async ({ environment: { zones }, zone, account }) => {
      const names = [...new Set([zones.app, zones.websites, zones.mail])]
      const found = await Promise.all(names.map(async (name) => ({ name, zone: await zone(name) })))
      const absent = found.filter((one) => !one.zone).map(({ name }) => name)
      if (absent.length > 0)
        return fix(`Add ${absent.join(' and ')} to the account ${account.name} (dashboard, Onboard a domain).`)
      const waiting = found.filter((one) => one.zone?.status && one.zone.status !== 'active').map(({ name }) => name)
      if (waiting.length > 0)
        return fix(`Set Cloudflare’s nameservers for ${waiting.join(' and ')} where you bought the domain.`)
      return fine(names.join(', '))
    },
  },
  {
    ...{ group, notInTrial, name: 'App’s route' },
    run: async ({ environment: { settings, app }, account, deployAgain }) => {
      const domains = await account.read<{ hostname: string; service: string }[]>(
        `workers/domains?${new URLSearchParams({ hostname: settings.app })}`,
      )
      const found = domains.find(({ hostname }) => hostname === settings.app)
      if (!found) return fix(`${settings.app} leads to no Worker: ${deployAgain}.`)
      return found.service === app.name
        ? fine(`${settings.app} leads to ${found.service}`)
        : fix(`${settings.app} leads to the Worker ${found.service}: remove it there, then deploy again.`)
    },
  },
  {
    ...{ group, notInTrial, name: 'App’s DNS' },
    run: async ({ environment: { settings }, lookUp }) =>
      (await lookUp(settings.app)).length > 0
        ? fine(`${settings.app} resolves`)
        : fix(`${settings.app} has no DNS record: the deployment creates it, so wait some minutes or deploy again.`),
  },
  { ...{ group, name: 'App responds' }, run: checkHealth },
  { ...{ group, notInTrial, name: 'Websites’ route' }, run: checkWebsiteRoute },
  {
    ...{ group, notInTrial, name: 'Websites’ DNS' },
    run: async ({ environment: { settings }, unusedHost, lookUp }) => {
      const addresses = await lookUp(unusedHost)
      const record = `AAAA * 100:: (proxied) in the zone ${settings.websitesZone ?? settings.websites}`
      if (addresses.length === 0) return fix(`Websites have no DNS record: add ${record}.`)
      return addresses.some((address) => placeholder.test(address))
        ? fix(`The record of *.${settings.websites} is “DNS only”: turn its cloud orange (Proxied).`)
        : fine(`*.${settings.websites} resolves`)
    },
  },
  {
    ...{ group, name: 'Websites respond' },
    run: async ({ environment: { settings }, unusedAddress, visit }) => {
      const response = await visit(unusedAddress).catch(() => undefined)
      if (!response)
        return fix(
          `No website below ${settings.websites} responds: check its DNS and its certificate (SSL/TLS › Edge Certificates).`,
        )
      return response.status === 404 && /Nothing to see here/.test(await response.text())
        ? fine('an unused web address shows the page for it')
        : fix(
            `An unused web address responds ${response.status}: something else than Shingle serves *.${settings.websites}.`,
          )
    },
  },
  { ...{ group, notInTrial, name: 'TLS version', byHand: minimumTls }, run: checkTls },
  {
    ...{
      group,
      notInTrial,
      name: 'Custom domains',
      byHand: 'In the dashboard, SSL/TLS › Custom Hostnames shows the fallback origin.',
    },
    run: checkFallbackOrigin,
  },
]

async function checkHealth({ environment: { settings }, visit, deployAgain }: Context): Promise<Verdict> {
  const url = `https://${settings.app}/api/health`
  const response = await visit(url).catch(() => undefined)
  if (!response)
    return fix(`${url} does not respond: a new host takes some minutes; then run \`npm run doctor\` again.`)
  const text = await response.text()
  if (text.includes('development settings'))
    return fix(`${settings.app} leads to a Worker with development settings: ${deployAgain}.`)
  const body = healthOf(text)
  if (body.status === 'ok') return fine(url)
  const problems = body.problems ?? []
  if (problems.length === 1 && problems[0] === 'cron_late')
    return unsure('The cron has not run yet: look again in a minute or two.')
  return problems.length > 0
    ? fix(`${url} reports ${problems.join(', ')}: docs/deploying.md says what each means.`)
    : fix(
        `${url} responds ${response.status}, which is not Shingle’s: look at the route and the DNS of ${settings.app}.`,
      )
}

function healthOf(text: string): { status?: string; problems?: string[] } {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

async function checkTls({ environment: { settings }, unusedHost, lookUp, acceptsOldTls }: Context): Promise<Verdict> {
  const hosts = [
    { host: settings.app, zone: settings.app },
    { host: unusedHost, zone: settings.websites },
  ]
  const found = await Promise.all(hosts.map(async ({ host }) => (await lookUp(host)).length > 0))
  if (found.includes(false)) return unsure('Not checked, because the hosts do not resolve yet.')
  const old = await Promise.all(hosts.map(async ({ host, zone }) => ((await acceptsOldTls(host)) ? [zone] : [])))
  const zones = old.flat()
  return zones.length > 0
    ? fix(
        `TLS 1.0 or 1.1 works at ${zones.join(' and ')}: set that domain’s Minimum TLS Version to TLS 1.2 (SSL/TLS › Edge Certificates).`,
      )
    : fine('1.2 and newer')
}

async function checkWebsiteRoute({
  environment: { app, edge, zones },
  zone,
  account,
  deployAgain,
}: Context): Promise<Verdict> {
  const found = await zone(zones.websites)
  if (!found) return unsure(`Not checked, because ${zones.websites} is not in the account.`)
  const wanted = [...(app.routes ?? []), ...(edge?.routes ?? [])].flatMap((route) =>
    typeof route === 'object' && 'zone_name' in route ? [route.pattern] : [],
  )
  const worker = edge?.name ?? app.name
  const routes = await account.read<{ pattern: string; script?: string }[]>(`/zones/${found.id}/workers/routes`)
  const missing = wanted.find(
    (pattern) => !routes.some((route) => route.pattern === pattern && route.script === worker),
  )
  return missing
    ? fix(`${missing} does not lead to ${worker}: ${deployAgain}.`)
    : fine(`${wanted.join(', ')} lead${wanted.length === 1 ? 's' : ''} to ${worker}`)
}

async function checkFallbackOrigin({
  environment: { settings, zones },
  zone,
  account,
  lookUp,
}: Context): Promise<Verdict> {
  const { customDomains } = settings
  if (!customDomains) return fine('off')
  const { target } = customDomains
  if ((await lookUp(target)).length === 0)
    return fix(`${target} has no DNS record: add AAAA ${target} 100:: (proxied) in the zone ${zones.websites}.`)
  const found = await zone(zones.websites)
  if (!found) return unsure(`Not checked, because ${zones.websites} is not in the account.`)
  const origin = await account.find<{ origin?: string; status?: string }>(
    `/zones/${found.id}/custom_hostnames/fallback_origin`,
  )
  if (origin?.origin !== target)
    return fix(`Make ${target} the fallback origin of ${zones.websites} (SSL/TLS › Custom Hostnames).`)
  return origin.status === 'active'
    ? fine(`${target} is the fallback origin`)
    : unsure(`${target} is the fallback origin, and not active yet (${origin.status}).`)
}

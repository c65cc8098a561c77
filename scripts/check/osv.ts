// Asks the OSV database (https://google.github.io/osv.dev/api/) for the known vulnerabilities of npm packages.
import * as z from 'zod'
import type { LockedPackage } from './locked-packages.ts'

/** OSV's limit per request. */
const batchSize = 1000
/** Per request, in milliseconds. */
const timeoutMs = 30_000

export type Vulnerability = {
  id: string
  cve: string | undefined
  package: LockedPackage
  severity: string
  summary: string
  fixedVersions: string[]
}

/** Thrown when a request gets no response from the database. */
export class Unreachable extends Error {}

const batch = z.object({
  results: z.array(
    z.object({ vulns: z.array(z.object({ id: z.string() })).default([]), next_page_token: z.string().optional() }),
  ),
})

const record = z.object({
  id: z.string(),
  summary: z.string().optional(),
  details: z.string().default(''),
  aliases: z.array(z.string()).default([]),
  withdrawn: z.string().optional(),
  database_specific: z.object({ severity: z.string().optional() }).optional(),
  affected: z
    .array(
      z.object({
        package: z.object({ name: z.string(), ecosystem: z.string() }).optional(),
        ranges: z.array(z.object({ events: z.array(z.object({ fixed: z.string().optional() })) })).default([]),
      }),
    )
    .default([]),
})

/** All known vulnerabilities, in no order. Throws Unreachable, or an Error if the server at `origin` responds with something else. */
export async function findVulnerabilities(
  packages: readonly LockedPackage[],
  origin: string,
): Promise<Vulnerability[]> {
  const pairs = await findIds(packages, origin)
  const ids = [...new Set(pairs.map(({ id }) => id))]
  const records = new Map(
    await Promise.all(
      ids.map(async (id) => [id, await ask(record, `${origin}/v1/vulns/${encodeURIComponent(id)}`)] as const),
    ),
  )
  return pairs.flatMap((pair) => {
    const found = records.get(pair.id)
    return found && !found.withdrawn ? [vulnerabilityOf(pair.package, found)] : []
  })
}

type Query = { package: LockedPackage; token?: string }

/** A package with many vulnerabilities has several pages of them. */
async function findIds(packages: readonly LockedPackage[], origin: string) {
  const found: { package: LockedPackage; id: string }[] = []
  let open: Query[] = packages.map((one) => ({ package: one }))
  while (open.length > 0) {
    const asked = open.slice(0, batchSize)
    const { results } = await ask(batch, `${origin}/v1/querybatch`, { queries: asked.map(queryOf) })
    if (results.length !== asked.length)
      throw new Error(`${origin} gave ${results.length} results for ${asked.length} packages.`)
    const more = asked.flatMap((query, index) => {
      const { vulns = [], next_page_token: token } = results[index] ?? {}
      found.push(...vulns.map(({ id }) => ({ package: query.package, id })))
      return token ? [{ package: query.package, token }] : []
    })
    open = [...open.slice(batchSize), ...more]
  }
  return found
}

const queryOf = ({ package: { name, version }, token }: Query) => ({
  package: { name, ecosystem: 'npm' },
  version,
  ...(token && { page_token: token }),
})

function vulnerabilityOf(one: LockedPackage, found: z.infer<typeof record>): Vulnerability {
  const ranges = found.affected.flatMap((entry) =>
    entry.package?.name === one.name && entry.package.ecosystem === 'npm' ? entry.ranges : [],
  )
  const fixed = ranges.flatMap(({ events }) => events.flatMap((event) => event.fixed ?? []))
  return {
    id: found.id,
    cve: found.aliases.find((alias) => alias.startsWith('CVE-')),
    package: one,
    // GitHub's advisories say "moderate" for what SECURITY.md calls medium.
    severity: (found.database_specific?.severity ?? 'unknown').toLowerCase().replace('moderate', 'medium'),
    summary: found.summary ?? found.details.split('\n')[0] ?? '',
    fixedVersions: [...new Set(fixed)],
  }
}

async function ask<T extends z.ZodType>(shape: T, url: string, body?: object): Promise<z.infer<T>> {
  const { status, text } = await responseOf(url, body)
  if (status !== 200) throw new Error(`${url} responded ${status}.`)
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    throw new Error(`${url} responded with something other than OSV’s JSON.`)
  }
}

async function responseOf(url: string, body?: object) {
  const init: RequestInit = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    return { status: response.status, text: await response.text() }
  } catch {
    throw new Unreachable()
  }
}

import type { Env } from '../env.ts'
import type { CustomHostname, HostnameStage, Hostnames } from './hostnames.ts'
import { type Part, partOf, playedTarget } from './played-names.ts'

/** From when on a name is at a stage, in milliseconds after it was created. */
const usual: [HostnameStage, from: number][] = [
  ['ownership-pending', 0],
  ['ownership-verified', 3000],
  ['certificate-pending', 4000],
]
const ways: Record<Part, typeof usual> = {
  usual: [...usual, ['connected', 7000]],
  // Such a one is never created, unless somebody insists.
  'wrong-dns': [['ownership-pending', 0]],
  'no-certificate': [...usual, ['certificate-failed', 7000]],
  slow: [...usual, ['connected', 3 * 3600 * 1000]],
}

/**
 * Simulates serving names below custom.{sites domain}, which need no certificate on a developer's machine. Nothing is kept: a name's id says
 * when it was created, and all else follows from that.
 */
export function embeddedHostnames(env: Pick<Env, 'SITES_ORIGIN' | 'DOMAINS_TARGET'>): Hostnames {
  const made = (hostname: string, at: number): CustomHostname => ({
    ...{ id: `played.${at.toString(36)}.${hostname}`, hostname, stage: stageAt(hostname, Date.now() - at) },
    ...{ recordsWrong: partOf(hostname) === 'wrong-dns', problems: [], records: [] },
  })
  const read = async (id: string) => {
    const [, at, hostname] = /^played\.([0-9a-z]+)\.(.+)$/.exec(id) ?? []
    return at && hostname ? made(hostname, Number.parseInt(at, 36)) : undefined
  }
  return {
    ...{ target: playedTarget(env), addresses: [], read },
    create: async (hostname) => made(hostname, Date.now()),
    find: async () => undefined,
    restart: async (id) => {
      const known = await read(id)
      return known && made(known.hostname, Date.now())
    },
    remove: async () => {},
    quota: async () => undefined,
  }
}

const stageAt = (hostname: string, age: number): HostnameStage =>
  ways[partOf(hostname)].findLast(([, from]) => age >= from)?.[0] ?? 'ownership-pending'

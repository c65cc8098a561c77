import type { Env } from '../../env.ts'
import { chooseDns, chooseHostnames } from '../../providers/choose.ts'
import type { Dns } from '../../providers/dns.ts'
import { type Hostnames, HostnamesUnavailable } from '../../providers/hostnames.ts'
import { withinSeconds } from '../within-seconds.ts'

/** Who serves custom domains, and who looks them up. */
export type Outside = { hostnames: Hostnames; dns: Dns }

/** All that one look at a domain may wait for them, together. */
const patience = 20

/** Undefined where custom domains are not offered. Whatever takes too long, all in all, has given no answer. */
export function outsideOf(env: Env): Outside | undefined {
  const hostnames = chooseHostnames(env)
  return hostnames && patient({ hostnames, dns: chooseDns(env) }, Date.now() + patience * 1000)
}

function patient({ hostnames, dns }: Outside, until: number): Outside {
  const inTime = async <T>(ask: () => Promise<T>): Promise<T> => {
    const left = (until - Date.now()) / 1000
    if (left <= 0) throw new HostnamesUnavailable('no time is left to ask')
    return withinSeconds(left, ask())
  }
  return {
    hostnames: {
      target: hostnames.target,
      addresses: hostnames.addresses,
      create: (hostname) => inTime(() => hostnames.create(hostname)),
      read: (id) => inTime(() => hostnames.read(id)),
      find: (hostname) => inTime(() => hostnames.find(hostname)),
      restart: (id) => inTime(() => hostnames.restart(id)),
      remove: (hostname, id) => inTime(() => hostnames.remove(hostname, id)),
      quota: () => inTime(() => hostnames.quota()),
    },
    dns: {
      lookUp: (name, type) =>
        inTime(() => dns.lookUp(name, type)).catch(() => ({ status: 'unknown', values: [], aliases: [] })),
    },
  }
}

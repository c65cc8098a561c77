import type { Dns, DnsAnswer } from '../../../providers/dns.ts'

const unknown: DnsAnswer = { status: 'unknown', values: [], aliases: [] }

/** Asks each question once, and answers 'unknown' to all that has no answer by the end of its time. */
export function hurriedDns(dns: Dns, seconds: number): Dns {
  const asked = new Map<string, Promise<DnsAnswer>>()
  const end = new Promise<DnsAnswer>((resolve) => setTimeout(() => resolve(unknown), seconds * 1000))
  return {
    lookUp: (name, type) => {
      const question = `${name} ${type}`
      const answer = asked.get(question) ?? Promise.race([dns.lookUp(name, type), end])
      asked.set(question, answer)
      return answer
    },
  }
}

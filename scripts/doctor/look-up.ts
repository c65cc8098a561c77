// Public DNS over HTTPS, in the JSON form that Cloudflare's and Google's resolvers share.
import * as z from 'zod'

const answer = z.object({
  Status: z.number(),
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).default([]),
})

const addressTypes = { A: 1, AAAA: 28 } as const

/** The addresses of a name, IPv4 and IPv6. Empty if it has none. Throws if the resolver doesn't know. */
export async function lookUpOverHttps(url: string, name: string, timeoutMs: number): Promise<string[]> {
  const types = Object.entries(addressTypes)
  const found = await Promise.all(types.map(([type, code]) => addressesOf(url, { name, type, code, timeoutMs })))
  return found.flat()
}

type Question = { name: string; type: string; code: number; timeoutMs: number }

async function addressesOf(url: string, { name, type, code, timeoutMs }: Question): Promise<string[]> {
  const response = await fetch(`${url}?${new URLSearchParams({ name, type })}`, {
    headers: { accept: 'application/dns-json' },
    signal: AbortSignal.timeout(timeoutMs),
  })
  const { Status, Answer } = answer.parse(await response.json())
  // 3 means that the name doesn't exist.
  if (Status !== 0 && Status !== 3) throw new Error(`the DNS resolver answered with code ${Status}`)
  return Answer.filter((record) => record.type === code).map(({ data }) => data)
}

import type { makeSites } from './sites.mjs'

type Request = { method: string; target: string; fields: [name: string, value: string][]; body: string; ends: boolean }
type Answer = { status: number; headers: Map<string, string>; body: Buffer }

export function judgeOf(sites: ReturnType<typeof makeSites>): {
  judge: (request: Request, answer: Answer | undefined) => string | undefined
  tagsOf: (host: string, target: string) => string[]
}

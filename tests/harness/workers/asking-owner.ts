import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { app } from '../../../worker/api/app.ts'
import type { AskLine, Asks } from '../../../worker/asks/schema.ts'
import type { Draft } from '../../../worker/drafts/schema.ts'
import type { Env } from '../../../worker/env.ts'
import { siteWithGallery } from '../composed-site.ts'
import { newPerson } from './accounts/account.ts'
import type { Browser } from './accounts/browser.ts'

const site = siteWithGallery()

/** An owner of the plumber's website who uses the assistant. `changes` are bindings that differ from wrangler.toml's. */
export async function newAskingOwner(changes: Partial<Env> = {}, person?: Browser) {
  const browser = person ?? (await newPerson(changes))
  const { body } = await browser.post('/api/drafts', { websiteSettings: site })
  const path = `/api/drafts/${(body as Draft).draftId}/asks`
  const ask = async (message: string, websiteSettings = site) => {
    const { status, body } = await browser.post(path, { message, websiteSettings })
    const lines =
      typeof body === 'string'
        ? body
            .trim()
            .split('\n')
            .filter((line) => line.trim() !== '')
            .map((line) => JSON.parse(line) as AskLine)
        : []
    const last = lines.at(-1)
    return { status, body, lines, done: last?.type === 'done' ? last : undefined }
  }
  /** The raw response, which a signal or a cancellation may end, and a promise for the work that the Worker does later. */
  const open = async (message: string, signal?: AbortSignal) => {
    const ctx = createExecutionContext()
    const request = new Request(`${env.APP_ORIGIN}${path}`, {
      ...{ method: 'POST', body: JSON.stringify({ message, websiteSettings: site }), signal: signal ?? null },
      headers: {
        ...{ origin: env.APP_ORIGIN, 'content-type': 'application/json', 'cf-connecting-ip': '203.0.113.250' },
        cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
      },
    })
    const response = await app.fetch(request, { ...env, ...changes }, ctx)
    return { response, ended: () => waitOnExecutionContext(ctx) }
  }
  const turns = async () => ((await browser.get(path)).body as Asks).turns
  return { browser, path, ask, open, turns }
}

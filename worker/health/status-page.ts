import { html, raw } from 'hono/html'
import { product } from '../../renderer/document/product.ts'
import { chooseMail } from '../adapters/email/email.ts'
import type { Env } from '../env.ts'
import { pages } from '../platform/addresses/paths.ts'
import { withTimeout } from '../platform/concurrency.ts'
import { openContext, type ServiceContext } from '../platform/context.ts'
import { hashOf } from '../platform/crypto/hash.ts'
import { mark } from '../platform/http/site-not-found-page.ts'
import { failuresOfLastHour } from '../platform/log/failure-counts.ts'
import { logFailure } from '../platform/log/log.ts'
import { MINUTE } from '../platform/time.ts'
import { lastRun } from './job-runs.ts'
import { isLate, listWaiting, type QueueName } from './waiting.ts'

/** The areas that owners and visitors notice. */
const areas = {
  websites: { name: 'Websites', about: 'Published websites and their pictures' },
  publishing: { name: 'Publishing', about: 'Editing, publishing and going back to a version' },
  signIn: { name: 'Sign-in', about: 'Sign-in emails, passwords and accounts' },
  messages: { name: 'Messages', about: 'Contact forms and the emails about new messages' },
} as const
type Area = keyof typeof areas
type Status = { works: Record<Area, boolean>; checkedAt: Date }

/** In seconds. */
const timeoutSeconds = 3
const keptMs = 30_000
const maxPauseMs = 10 * MINUTE

let kept: { status: Promise<Status>; until: number; of: unknown } | undefined

/** The public status page: four lines without details. An isolate looks at most every 30 seconds. */
export async function serveStatus({ method }: Request, env: Env): Promise<Response> {
  const now = Date.now()
  if (!kept || kept.until <= now || kept.of !== env.DB)
    kept = { status: readStatus(env), until: now + keptMs, of: env.DB }
  const status = await kept.status
  styleHash ??= base64Of(await hashOf(style))
  return new Response(method === 'HEAD' ? null : String(draw(status)), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=30',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      ...(env.APP_ORIGIN.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
    },
  })
}

let styleHash: string | undefined
const base64Of = (hex: string) => Buffer.from(hex, 'hex').toString('base64')

async function readStatus(env: Env): Promise<Status> {
  const at = new Date()
  const ctx = openContext(env, () => {})
  const isFine = (what: Area, check: Promise<boolean>) =>
    withTimeout(timeoutSeconds, check).catch((error: unknown) => {
      logFailure('health.failed', error, { what })
      return false
    })
  const { isLateFor, failures, cronAt } = lookAround(ctx, at)
  const [websites, publishing, signIn, messages] = await Promise.all([
    isFine('websites', isStoreThere(env)),
    isFine(
      'publishing',
      Promise.all([isLateFor('hosts'), cronAt]).then(([isLate, ranAt]) => !isLate && isCronOnTime(env, ranAt, at)),
    ),
    isFine(
      'signIn',
      failures.then((failed) => chooseMail(env) !== undefined && (failed.get('mail.not_sent') ?? 0) <= 5),
    ),
    isFine(
      'messages',
      Promise.all([isLateFor('mail'), failures]).then(
        ([isLate, failed]) => !isLate && (failed.get('messages.not_stored') ?? 0) <= 2,
      ),
    ),
  ])
  return { works: { websites, publishing, signIn, messages }, checkedAt: at }
}

/** Each line waits only for what it needs. */
function lookAround(ctx: ServiceContext, at: Date) {
  const waiting = listWaiting(ctx, at)
  return {
    isLateFor: async (queue: QueueName) => (await waiting).some((one) => one.queue === queue && isLate(one, at)),
    failures: failuresOfLastHour(ctx.db, at),
    cronAt: lastRun(ctx.db, 'cron'),
  }
}

const isStoreThere = async ({ SITES, MEDIA }: Env): Promise<boolean> => {
  await Promise.all([SITES.get('health'), MEDIA.head('health')])
  return true
}

/** In development the cron runs only while the product does. */
const isCronOnTime = ({ ENVIRONMENT }: Env, cronAt: Date | undefined, at: Date): boolean =>
  ENVIRONMENT !== 'production' || (cronAt !== undefined && at.getTime() - cronAt.getTime() <= maxPauseMs)

const style = `:root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif;--line:#d9dedb;--well:#1d6350;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{--line:#3b423f;--well:#7fd1b5;--bad:#ffb4a9}}
*{box-sizing:border-box}body{margin:0;padding:32px 20px 48px}
.page{max-width:36rem;margin:0 auto}
header a{display:inline-flex;align-items:center;gap:10px;min-height:44px;color:inherit;font-weight:600;text-decoration:none}
h1{margin:40px 0 0;font-size:clamp(1.75rem,6vw,2.25rem);line-height:1.2;letter-spacing:-.02em;text-wrap:balance}
h1+p{margin:12px 0 32px;opacity:.75}
ul{margin:0;padding:0;list-style:none;border:1px solid var(--line);border-radius:14px}
li{display:flex;align-items:center;justify-content:space-between;gap:16px;padding:16px 20px}
li+li{border-top:1px solid var(--line)}
li strong{display:block;font-weight:600}li small{display:block;font-size:.85rem;opacity:.75}
li>span{display:flex;align-items:center;gap:8px;flex:none;color:var(--well);font-size:.95rem;font-weight:600}
li>.bad{color:var(--bad)}
@media(max-width:27rem){li{display:block}li>span{margin-top:8px}}
svg{flex:none}
footer{margin-top:24px;font-size:.9rem}footer p{margin:0 0 4px;opacity:.75}
footer a{display:inline-block;margin-right:20px;padding:11px 0;color:inherit}`

const well = raw(
  '<svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true"><circle cx="9" cy="9" r="9" fill="currentColor" opacity=".16"/><path d="m5.2 9.3 2.5 2.5 5-5.3" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg>',
)
const bad = raw(
  '<svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true"><circle cx="9" cy="9" r="9" fill="currentColor" opacity=".16"/><path d="M9 4.6v5.2M9 12.9v.1" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>',
)

function draw({ works, checkedAt }: Status) {
  const isWell = Object.values(works).every(Boolean)
  const heading = isWell ? 'Everything works' : 'Some things have problems'
  const lead = isWell ? `${product.name} runs as it should.` : 'We’re working on it. Please come back in a while.'
  const time = checkedAt.toISOString().slice(11, 16)
  const lines = Object.entries(areas).map(([area, { name, about }]) => {
    const isFine = works[area as Area]
    return html`<li><div><strong>${name}</strong><small>${about}</small></div><span${isFine ? '' : raw(' class="bad"')}>${isFine ? well : bad}${isFine ? 'Works' : 'Has problems'}</span></li>
`
  })
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} · ${product.name} status</title>
<style>${raw(style)}</style>
</head>
<body>
<div class="page">
<header><a href="${pages.home}">${raw(mark)}${product.name}</a></header>
<main>
<h1>${heading}</h1>
<p>${lead}</p>
<ul>
${lines}</ul>
</main>
<footer>
<p>Checked at <time datetime="${checkedAt.toISOString()}">${time} UTC</time></p>
<a href="${pages.support}">Help center</a><a href="${pages.status}">Check again</a>
</footer>
</div>
</body>
</html>
`
}

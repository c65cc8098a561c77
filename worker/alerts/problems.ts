import { isOldBackup, lastRun } from '../health/job-runs.ts'
import { isLate, listWaiting, type QueueName, type Waiting } from '../health/waiting.ts'
import { withTimeout } from '../platform/concurrency.ts'
import type { ServiceContext } from '../platform/context.ts'
import { readTotal } from '../platform/limits/count-attempt.ts'
import { mailTotals, totals } from '../platform/limits/limits.ts'
import { databaseLimit } from '../platform/limits/unverified-storage.ts'
import type { EventName } from '../platform/log/events.ts'
import { failuresOfLastHour } from '../platform/log/failure-counts.ts'
import { logFailure } from '../platform/log/log.ts'
import { DAY, HOUR, MINUTE } from '../platform/time.ts'

/** A problem in the alert email: what is wrong, how much, and what to do. `id` stays the same while it lasts. */
export type Problem = { id: string; what: string; detail: string; advice: string }

/** The most failures of these events within an hour that need no alert. */
type Limit = { id: string; events: readonly EventName[]; max: number; what: string; advice: string }

const limits: readonly Limit[] = [
  {
    ...{ id: 'errors', events: ['api.request', 'pages.failed'], max: 20 },
    what: 'The product responded with errors',
    advice: 'Look for lines with "outcome":"failed" in the log. After a deployment, roll it back.',
  },
  {
    ...{ id: 'edge', events: ['edge.not_served', 'edge.page_not_renewed'], max: 20 },
    what: 'Visitors of websites got errors',
    advice: 'Look at Cloudflare’s status of KV and R2. After a deployment of shingle-edge, roll it back.',
  },
  {
    ...{ id: 'visits', events: ['visits.not_sent', 'visits.dropped', 'suspensions.not_read'], max: 100 },
    what: 'The edge could not report visits',
    advice: 'Look at D1 and Durable Objects. Until then, suspended websites disappear more slowly.',
  },
  {
    ...{ id: 'mail', events: ['mail.not_sent'], max: 5 },
    what: 'Emails could not be sent',
    advice: 'Check the sending domain in Cloudflare’s dashboard (Email Service) and MAIL_FROM.',
  },
  {
    ...{ id: 'model', events: ['model.failed', 'model.not_asked', 'model.not_configured'], max: 10 },
    what: 'The model failed',
    advice: 'Check AI_PROVIDER, its key and its quota. Until then, websites get the texts that need no model.',
  },
  {
    ...{ id: 'photos', events: ['photos.failed'], max: 10 },
    what: 'The photo service failed',
    advice: 'The log has its status. Check PEXELS_KEY and UNSPLASH_KEY and their quotas.',
  },
  {
    ...{ id: 'places', events: ['places.failed'], max: 10 },
    what: 'Places could not be looked up',
    advice: 'Check GEOCODER_URL, or build again for the index of places.',
  },
  {
    ...{ id: 'hostnames', events: ['domains.not_checked', 'hostnames.strange'], max: 10 },
    what: 'Custom domains could not be checked',
    advice: 'Check CLOUDFLARE_TOKEN and the zone, then see “Domains that are stuck” in docs/operations.md.',
  },
  {
    ...{ id: 'domains-full', events: ['domains.full'], max: 0 },
    what: 'No more custom domains fit the plan',
    advice: 'Raise the quota of custom hostnames in Cloudflare’s dashboard.',
  },
  {
    ...{ id: 'dns', events: ['dns.failed'], max: 10 },
    what: 'The DNS resolver failed',
    advice: 'Check DNS_URL. The cron checks the domains again.',
  },
  {
    ...{ id: 'social', events: ['social.failed', 'social.no_issuer'], max: 5 },
    what: 'The social sign-in failed',
    advice: 'Check SOCIAL_ISSUER, SOCIAL_CLIENT_ID and SOCIAL_CLIENT_SECRET. Other ways to sign in still work.',
  },
  {
    ...{ id: 'turnstile', events: ['turnstile.failed'], max: 5 },
    what: 'Turnstile gave no verdict',
    advice: 'Check TURNSTILE_SECRET. Until then, messages count as checked.',
  },
  {
    ...{ id: 'images', events: ['images.failed', 'pictures.not_stored'], max: 5 },
    what: 'Pictures could not be stored',
    advice: 'Check the plan and quota of Cloudflare Images, and the bucket shingle-media.',
  },
  {
    ...{ id: 'messages', events: ['messages.not_stored', 'messages.form_not_found'], max: 2 },
    what: 'Visitors’ messages could not be stored',
    advice: 'Check D1 in Cloudflare’s dashboard. The visitors were asked to try again.',
  },
  {
    ...{ id: 'jobs', events: ['cron.part_failed', 'publishing.unfinished'], max: 2 },
    what: 'Jobs of the cron failed',
    advice: 'The log names the part and its cause.',
  },
]

const waitingWords: Record<QueueName, string> = {
  hosts: 'Published websites wait to be written',
  mail: 'Emails wait to be sent',
  'account-deletions': 'Deletions of accounts wait',
  schedules: 'Scheduled versions wait to go live',
  'release-removals': 'Old versions wait to be removed',
  'photo-removals': 'Photos of messages wait to be deleted',
  'picture-removals': 'Pictures wait to be deleted',
}

/** A run every minute, and one every hour. */
const maxGapMs = 10 * MINUTE
const maxSweepGapMs = 2 * HOUR + 10 * MINUTE

const minutesBetween = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / MINUTE)

/** `previousRun`: when the cron finished its run before this one; undefined on the first. */
type CronTimes = { at: Date; previousRun: Date | undefined }

/** Everything that is bad now. Throws if the database doesn't answer at all; that its queues can't be counted is one of the problems. */
export async function findProblems(ctx: ServiceContext, { at, previousRun }: CronTimes): Promise<Problem[]> {
  const { db } = ctx
  const [{ waiting, problems }, failures, totalProblems, sweptAt, backupAt] = await Promise.all([
    askQueues(ctx, at),
    failuresOfLastHour(db, at),
    findTotals(ctx),
    lastRun(db, 'sweep'),
    lastRun(db, 'backup'),
  ])
  return [
    ...cronProblems({ at, previousRun, sweptAt }),
    ...backupProblems(backupAt, at),
    ...totalProblems,
    ...problems,
    ...waiting.flatMap((one) => {
      if (!isLate(one, at) || !one.since) return []
      const { queue, count, since } = one
      const detail = `${count}, the oldest for ${minutesBetween(since, at)} minutes`
      const advice = 'See “What is waiting” in docs/operations.md.'
      return [{ id: `waiting-${queue}`, what: waitingWords[queue], detail, advice }]
    }),
    ...limits.flatMap(({ id, events, max, what, advice }) => {
      const count = Math.round(events.reduce((sum, event) => sum + (failures.get(event) ?? 0), 0))
      return count > max ? [{ id, what, detail: `${count} times in the last hour`, advice }] : []
    }),
  ]
}

/** Totals above their limits. Nothing failed, but it costs money or reputation. */
async function findTotals(ctx: ServiceContext): Promise<Problem[]> {
  const [publications, inHour, inDay] = await Promise.all([
    readTotal(ctx, 'publications'),
    readTotal(ctx, 'sign-in emails in an hour'),
    readTotal(ctx, 'sign-in emails in a day'),
  ])
  const mails = mailTotals(ctx)
  const problems = {
    publications: {
      id: 'publications',
      what: 'Many websites are published',
      detail: `${publications} times within an hour`,
      advice:
        'Each publication writes about eight values to KV. Look for an account that publishes again and again, or raise PUBLICATIONS_HOURLY.',
    },
    mails: {
      id: 'sign-in-mails',
      what: 'Many sign-in emails are requested',
      detail: `${inHour} within an hour, ${inDay} within a day`,
      advice:
        'People with a verified account get theirs; new ones may wait or have to pass a check. Set up Turnstile if you have not, or raise SIGN_IN_MAILS_DAILY.',
    },
  }
  return [
    ...(publications > (Number(ctx.env.PUBLICATIONS_HOURLY) || totals.publications.max) ? [problems.publications] : []),
    ...(inHour >= mails['sign-in emails in an hour'] || inDay >= mails['sign-in emails in a day']
      ? [problems.mails]
      : []),
  ]
}

/** In seconds. */
const timeoutSeconds = 10

async function askQueues(ctx: ServiceContext, at: Date): Promise<{ waiting: Waiting[]; problems: Problem[] }> {
  try {
    const [waiting, problems] = await withTimeout(
      timeoutSeconds,
      Promise.all([listWaiting(ctx, at), sizeProblems(ctx)]),
    )
    return { waiting, problems }
  } catch (error) {
    const id = 'database'
    logFailure('health.failed', error, { what: id })
    const detail = `not within ${timeoutSeconds} seconds`
    const advice = 'Look at D1 in Cloudflare’s dashboard. Websites stay online; their owners can’t edit them.'
    return { waiting: [], problems: [{ id, what: 'The database does not answer', detail, advice }] }
  }
}

const sizeSteps = [90, 80, 50]

/** Reports the highest step that the database has reached. Each step is a problem of its own, so each sends an alert. */
async function sizeProblems({ db, env }: ServiceContext): Promise<Problem[]> {
  const { meta } = await db.$client.prepare('select 1').run()
  const percent = Math.floor(((meta.size_after ?? 0) / databaseLimit(env)) * 100)
  const step = sizeSteps.find((one) => percent >= one)
  if (step === undefined) return []
  const detail = `${percent} % of the limit`
  const advice = 'See “When the database fills up” in docs/operations.md.'
  return [{ id: `database-size-${step}`, what: `The database is ${step} % full`, detail, advice }]
}

/** Sends no alert before the first backup; the operators' page shows that. */
function backupProblems(endedAt: Date | undefined, at: Date): Problem[] {
  if (!endedAt || !isOldBackup(endedAt, at)) return []
  const detail = `it ended ${Math.floor((at.getTime() - endedAt.getTime()) / DAY)} days ago`
  const advice =
    'Look at what runs npm run backup: its key, its place and its disk. See “Backups” in docs/operations.md.'
  return [{ id: 'backup', what: 'The last backup is old', detail, advice }]
}

function cronProblems({ at, previousRun, sweptAt }: CronTimes & { sweptAt: Date | undefined }): Problem[] {
  const advice = 'Look at the Worker’s cron events in Cloudflare’s dashboard.'
  const isLateRun = previousRun && at.getTime() - previousRun.getTime() > maxGapMs
  const isLateSweep = sweptAt && at.getTime() - sweptAt.getTime() > maxSweepGapMs
  return [
    ...(isLateRun
      ? [
          {
            id: 'cron',
            what: 'The cron paused',
            detail: `${minutesBetween(previousRun, at)} minutes without a run`,
            advice,
          },
        ]
      : []),
    ...(isLateSweep
      ? [
          {
            id: 'sweep',
            what: 'The hourly cleanup is late',
            detail: `last run ${minutesBetween(sweptAt, at)} minutes ago`,
            advice,
          },
        ]
      : []),
  ]
}

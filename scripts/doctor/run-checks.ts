// Runs all checks at once. A check that can't be done is a warning; only a certain problem counts as a failure.
import { AccountError, type CloudflareAccount } from '../deploy/cloudflare-account.ts'
import type { Environment } from '../deploy/environment.ts'
import { reasonOf } from '../deploy/reason-of.ts'
import { accountChecks } from './account-checks.ts'
import { addressChecks } from './address-checks.ts'
import { type Context, openContext } from './context.ts'
import { serviceChecks } from './service-checks.ts'
import { type Check, type Finding, fine, unsure, type Verdict } from './verdict.ts'

/** For one check with all its requests, in milliseconds. */
const timeoutMs = 45_000

const all = [...accountChecks, ...addressChecks, ...serviceChecks]

type Deployment = { root: string; environment: Environment; account: CloudflareAccount; random?: () => string }

/** Everything that is known about a deployment, in the order of the report. */
export async function runChecks(deployment: Deployment): Promise<Finding[]> {
  const context = openContext(deployment)
  const { account, environment } = deployment
  const { isTrial } = environment.constants
  const checks = all.filter(({ notInTrial }) => !(isTrial && notInTrial))
  const found = await Promise.all(checks.map((check) => verdictOf(check, context)))
  return [
    { group: 'Settings', name: 'Settings', ...fine('complete') },
    { group: 'Settings', name: 'Sign-in', ...fine(`account ${account.name}`) },
    ...found,
  ]
}

async function verdictOf(check: Check<Context>, context: Context): Promise<Finding> {
  const { group, name, byHand = '' } = check
  let late: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<Verdict>((done) => {
    late = setTimeout(() => done(unsure(`No answer in time. ${byHand}`.trim())), timeoutMs)
  })
  const work = async () => check.run(context)
  const verdict = await Promise.race([work().catch((error: unknown) => unanswered(error, byHand)), limit])
  clearTimeout(late)
  return { group, name, ...verdict }
}

function unanswered(error: unknown, byHand: string): Verdict {
  const isForbidden = error instanceof AccountError && (error.status === 401 || error.status === 403)
  const what = isForbidden ? 'Your sign-in may not read this' : `Could not be checked: ${reasonOf(error)}`
  return unsure(`${what.replace(/[.\s]+$/, '')}. ${byHand}`.trim())
}

import type { ServiceContext } from '../context.ts'
import { withinSeconds } from '../within-seconds.ts'
import { readPass } from './contact-token.ts'
import { type FormSite, findFormSite } from './form-site.ts'
import { readEntered } from './read-entered.ts'

const patience = 10

/**
 * The website of a form that is about to be sent, and whether it may be: nothing is wrong with it, and its token is good. Undefined where
 * there is no such website. Rejects when the database does not answer.
 */
export async function findReadyForm(
  ctx: ServiceContext,
  { hostname, form }: { hostname: string; form: URLSearchParams },
): Promise<{ site: FormSite; ready: boolean } | undefined> {
  const site = await withinSeconds(patience, findFormSite(ctx, hostname))
  if (!site) return undefined
  const { problems, token } = readEntered(form, site.fields)
  const pass = await readPass(ctx, token, site.draftId)
  return { site, ready: Object.keys(problems).length === 0 && pass !== undefined }
}

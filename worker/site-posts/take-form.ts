import type { Env } from '../env.ts'
import { isForm, readForm } from '../read-form.ts'
import { BodyRefused } from '../read-limited.ts'
import { visitorAddress } from '../services/visitor-address.ts'
import { plainPage } from './plain-page.ts'

/** What a form sent, or why nothing was read of it: too many from one visitor, no form, too large. Nothing is looked up for that. */
export async function takeForm(
  request: Request,
  { FORM_LIMIT }: Pick<Env, 'FORM_LIMIT'>,
): Promise<{ form: URLSearchParams } | { refusal: Response }> {
  const { success } = await FORM_LIMIT.limit({ key: visitorAddress(request.headers) })
  if (!success) return { refusal: plainPage('limited', request, { 'Retry-After': '60' }) }
  if (!isForm(request)) return { refusal: plainPage('noForm', request) }
  try {
    return { form: await readForm(request) }
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error
    return { refusal: plainPage(error.reason === 'too_large' ? 'tooLarge' : 'cutOff', request) }
  }
}

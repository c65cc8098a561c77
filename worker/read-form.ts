import { readLimited } from './read-limited.ts'

/** In bytes: many times what the longest message takes, however its letters are written. */
const most = 256 * 1024

const formType = /^application\/x-www-form-urlencoded\s*(;|$)/i

/** Whether a body says that it is what forms send. */
export const isForm = ({ headers }: { headers: Headers }): boolean => formType.test(headers.get('content-type') ?? '')

/** What a form or a token request sends. Throws BodyRefused. */
export const readForm = async (request: Request): Promise<URLSearchParams> =>
  new URLSearchParams(new TextDecoder().decode(await readLimited(request, most)))

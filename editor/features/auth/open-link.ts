import { answerOf, api } from '../../api/client.ts'
import { once } from './once.ts'

/** Signs in by what a mailed link carries, once. */
export const openLink = once((token) => answerOf(api.login.link.verify.$post({ json: { token } })))

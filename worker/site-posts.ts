import { notFound } from './sites/plain-answers.ts'

/** The app's answer to what forms on websites send, `POST /_/…`. No website has a form yet, so there is nothing to send to. */
export const answerSitePost = (): Response => notFound()

import * as z from 'zod'

/** An address that mails can be sent to, as a visitor left it; undefined for anything else. */
export const answerable = (email: string): string | undefined => z.email().safeParse(email.trim()).data

import type { Env } from '../env.ts'

/** The operators' addresses. */
export const operatorEmails = ({ OPERATOR_EMAILS = '' }: Pick<Env, 'OPERATOR_EMAILS'>): string[] =>
  OPERATOR_EMAILS.split(/[\s,;]+/)
    .map((address) => address.toLowerCase())
    .filter((address) => address !== '')

/** Whether a person is an operator: their verified address is in OPERATOR_EMAILS. */
export const isOperator = (
  env: Pick<Env, 'OPERATOR_EMAILS'>,
  { email, verified }: { email: string; verified: boolean },
): boolean => verified && operatorEmails(env).includes(email.toLowerCase())

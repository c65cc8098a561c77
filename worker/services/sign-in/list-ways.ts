import { chooseSocial } from '../../providers/choose.ts'
import type { ServiceContext } from '../context.ts'

/** The ways to sign in, beside those that everybody has. */
export const listWays = ({ env }: ServiceContext): { social: string | null } => ({
  social: chooseSocial(env)?.name ?? null,
})

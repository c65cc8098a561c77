import { and, eq, sql } from 'drizzle-orm'
import type { Env } from '../../env.ts'
import type { ServiceContext } from '../context.ts'
import type { Owner } from '../owner.ts'
import { MINUTE } from '../time.ts'
import { firstHome, type Home, openDatabase } from './database.ts'
import { accountHomes, nameHomes } from './tables.ts'

/*
 * An account's websites, and everything that belongs to them, are in one database: its home. The first database, the binding DB, is also the
 * directory: it has everybody's ways to sign in, the counts of most limits, and which home an account or a name has. No transaction spans
 * two databases.
 */

export type Databases = Pick<Env, 'DB' | `DB_${number}`>

/** Every home there is, in order. */
export function listHomes(env: Databases): Home[] {
  const homes = [firstHome]
  for (let home = firstHome + 1; env[`DB_${home}`]; home += 1) homes.push(home)
  return homes
}

/** Throws for a database that the Worker has no binding for. */
export function databaseAt(env: Databases, home: Home): D1Database {
  const binding = home === firstHome ? env.DB : env[`DB_${home}`]
  if (!binding) throw new Error(`there is no binding DB_${home}`)
  return binding
}

/** The same context, with another home's database. */
export const atHome = (ctx: ServiceContext, home: Home): ServiceContext =>
  home === ctx.home ? ctx : { ...ctx, home, db: openDatabase(databaseAt(ctx.env, home)) }

/** A context for each home. */
export const everyHome = (ctx: ServiceContext): ServiceContext[] => listHomes(ctx.env).map((home) => atHome(ctx, home))

/** The context of an account's home. */
export async function atHomeOf(ctx: ServiceContext, { userId }: Owner): Promise<ServiceContext> {
  if (listHomes(ctx.env).length === 1) return ctx
  const row = await ctx.directory.select().from(accountHomes).where(eq(accountHomes.userId, userId)).get()
  return atHome(ctx, row?.home ?? firstHome)
}

/** The context of the home that decides about a handle or a domain. */
export async function atHomeOfName(ctx: ServiceContext, name: string): Promise<ServiceContext> {
  return listHomes(ctx.env).length === 1 ? ctx : atHome(ctx, (await findName(ctx, name))?.home ?? firstHome)
}

const findName = ({ directory }: ServiceContext, name: string) =>
  directory.select().from(nameHomes).where(eq(nameHomes.name, name)).get()

/** Longer than it takes to use a name after taking it. */
const timeToUse = 10 * MINUTE

/**
 * Makes the context's home decide about a handle or a domain, before a website of this home uses it. Within a home, its own rows decide who
 * has the name. False if another home's websites have it, which `isUsedAt` says, or may be about to.
 */
export async function takeName(
  ctx: ServiceContext,
  name: string,
  isUsedAt: (there: ServiceContext) => Promise<boolean>,
): Promise<boolean> {
  const { directory, home, env } = ctx
  if (listHomes(env).length === 1) return true
  const now = ctx.now()
  const row = { name, home, takenAt: now }
  const found = await findName(ctx, name)
  const decides = found?.home ?? firstHome
  if (decides !== home) {
    if (found && now.getTime() - found.takenAt.getTime() < timeToUse) return false
    if (await isUsedAt(atHome(ctx, decides))) return false
  }
  // Only if nobody has taken it since it was read.
  const isUntouched = found ? eq(nameHomes.takenAt, found.takenAt) : sql`false`
  const isAsFound = and(eq(nameHomes.home, decides), decides === home ? undefined : isUntouched)
  const taken = await directory
    .insert(nameHomes)
    .values(row)
    .onConflictDoUpdate({ target: nameHomes.name, set: row, setWhere: isAsFound })
    .returning({ name: nameHomes.name })
    .get()
  return taken !== undefined
}

/** The homes that new accounts are spread over: ACCOUNT_DATABASES, or else the first. */
function homesOfNewAccounts(env: Env): Home[] {
  const asked = (env.ACCOUNT_DATABASES ?? '').split(',').map(Number)
  const homes = listHomes(env).filter((home) => asked.includes(home))
  return homes.length > 0 ? homes : [firstHome]
}

/** Where a new account will live: by a hash of its id, so that every home gets about as many. */
export async function chooseHome(env: Env, { userId }: Owner): Promise<Home> {
  const homes = homesOfNewAccounts(env)
  const hash = new DataView(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(userId))).getUint32(0)
  return homes[hash % homes.length] ?? firstHome
}

import { and, countDistinct, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { SpamReason } from '../../contract/messages.ts'
import { type Allowance, countEach, isSpent } from '../attempt-counts.ts'
import type { Database } from '../database.ts'
import { isAlive } from '../is-alive.ts'
import { noticeRow } from '../mail-outbox/outbox-rows.ts'
import { attemptCounts } from '../schema/accounts.ts'
import { customerContactForms } from '../schema/contact.ts'

type Row = typeof customerContactForms.$inferSelect
/** What visitors say of a message; the same with the same token is the same message. */
export type Said = Pick<Row, 'name' | 'email' | 'phone' | 'message' | 'preferredTime'>
export type NewMessage = Omit<Row, 'folder' | 'spamReasons' | 'readAt'> & {
  /** Suspected for these; clean without any. */
  spamReasons: SpamReason[]
}

/** What is counted of messages that are kept. `visitor`: every one. Of the others each message counts for one. */
export type Allowances = { visitor: Allowance[]; clean: Allowance; suspected: Allowance; flood: Allowance }

export type Stored =
  | { kind: 'stored'; folder: Row['folder'] }
  /** A message with that token is there already. */
  | { kind: 'known'; said: Said }
  /** No more is allowed until then. */
  | { kind: 'full'; until: Date }
  /** The website or its owner is. */
  | { kind: 'gone' }

const flooding: SpamReason[] = ['flood']

/**
 * Keeps a message with what is counted of it and the mail that tells its owner: one transaction, so that all of it is there or nothing,
 * and of many at once no more than allowed. A clean one more than a website may get is kept apart as a flood.
 */
export async function storeMessage(db: Database, message: NewMessage, allowed: Allowances): Promise<Stored> {
  const at = message.createdAt
  const { visitor, clean, suspected, flood } = allowed
  const keys = [...visitor, clean, suspected, flood].map(({ key }) => key)
  const { name, email, phone, message: text, preferredTime } = customerContactForms
  const [inserted, , , [known], counts] = await db.batch([
    insertMessage(db, message, allowed),
    countEach(
      db,
      [
        ...visitor.map((each) => ({ ...each, when: isKept(message, sql`true`) })),
        { ...clean, when: isKept(message, sql`folder = 'inbox'`) },
        { ...suspected, when: isKept(message, sql`folder = 'spam' and not ${isFlood}`) },
        { ...flood, when: isKept(message, sql`folder = 'spam' and ${isFlood}`) },
      ],
      at,
    ),
    noticeRow(db, { messageId: message.id, at }),
    db
      .select({ name, email, phone, message: text, preferredTime })
      .from(customerContactForms)
      .where(eq(customerContactForms.tokenId, message.tokenId)),
    db
      .select()
      .from(attemptCounts)
      .where(and(inArray(attemptCounts.key, keys), gt(attemptCounts.windowEndsAt, at))),
  ])
  const [stored] = inserted
  if (stored) return { kind: 'stored', folder: stored.folder }
  if (known) return { kind: 'known', said: known }
  const endOf = ({ key, most }: Allowance) => {
    const spent = counts.find((row) => row.key === key && row.count >= most)
    return spent ? [spent.windowEndsAt.getTime()] : []
  }
  const ofVisitor = visitor.flatMap(endOf)
  const until = ofVisitor.length > 0 ? ofVisitor : [message.spamReasons.length > 0 ? suspected : flood].flatMap(endOf)
  return until.length > 0 ? { kind: 'full', until: new Date(Math.max(...until)) } : { kind: 'gone' }
}

const isFlood = sql`spam_reasons = ${JSON.stringify(flooding)}`

const isKept = ({ id }: NewMessage, more: SQL) =>
  sql`exists (select 1 from customer_contact_forms where id = ${id} and ${more})`

function insertMessage(db: Database, { spamReasons, ...message }: NewMessage, allowed: Allowances) {
  const at = message.createdAt
  const isTooMuch = isSpent(allowed.clean, at)
  const [folder, reasons, mayBeKept] =
    spamReasons.length > 0
      ? [sql`'spam'`, sql`${JSON.stringify(spamReasons)}`, sql`not ${isSpent(allowed.suspected, at)}`]
      : [
          sql`case when ${isTooMuch} then 'spam' else 'inbox' end`,
          sql`case when ${isTooMuch} then ${JSON.stringify(flooding)} else '[]' end`,
          sql`not (${isTooMuch} and ${isSpent(allowed.flood, at)})`,
        ]
  const mayVisitor = allowed.visitor.map((each) => sql`and not ${isSpent(each, at)}`)
  return db
    .insert(customerContactForms)
    .select(
      sql`
      select ${message.id}, id, user_id, ${message.tokenId},
        ${message.name}, ${message.email}, ${message.phone}, ${message.message}, ${message.preferredTime},
        ${message.language}, ${message.hostname}, ${folder}, ${reasons}, ${message.textHash}, ${message.searchText},
        ${at.getTime()}, null
      from draft_websites
      where id = ${message.draftId} and user_id = ${message.userId} and ${isAlive(message.userId)}
        and ${mayBeKept} ${sql.join(mayVisitor, sql` `)}`,
    )
    .onConflictDoNothing({ target: customerContactForms.tokenId })
    .returning({ folder: customerContactForms.folder })
}

type Copies = { textHash: string; draftId: string; since: Date }

/** To how many other websites a text was sent since then. */
export async function countOtherWebsites(db: Database, { textHash, draftId, since }: Copies): Promise<number> {
  const row = await db
    .select({ websites: countDistinct(customerContactForms.draftId) })
    .from(customerContactForms)
    .where(
      and(
        eq(customerContactForms.textHash, textHash),
        gt(customerContactForms.createdAt, since),
        ne(customerContactForms.draftId, draftId),
      ),
    )
    .get()
  return row?.websites ?? 0
}

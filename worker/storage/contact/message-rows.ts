import { and, countDistinct, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { SpamReason } from '../../contract/messages.ts'
import { type Allowance, countEach, isSpent } from '../attempt-counts.ts'
import type { Database } from '../database.ts'
import { isAlive } from '../is-alive.ts'
import { noticeRow } from '../mail-outbox/outbox-rows.ts'
import { rawStatement } from '../raw-statement.ts'
import { attemptCounts } from '../schema/accounts.ts'
import { customerContactForms } from '../schema/contact.ts'

type Row = typeof customerContactForms.$inferSelect
/** What visitors say of a message; the same with the same token is the same message. */
export type Said = Pick<Row, 'name' | 'email' | 'phone' | 'message' | 'preferredTime'>
export type NewMessage = Omit<Row, 'folder' | 'spamReasons' | 'readAt'> & {
  /** Suspected for these; clean without any. */
  spamReasons: SpamReason[]
}

/** What decides whether and where a message is stored. */
export type Terms = {
  /** The ids that it may be stored under already. */
  ids: readonly string[]
  /** The visitor confirmed it on a page that asked. */
  confirmed: boolean
  /** The check for robots passed. */
  checked: boolean
  /** Limits of the visitor: each stored message counts. */
  visitor: Allowance[]
  /** How many clean messages arrive without any doubt. */
  usual: Allowance
  /** Beyond that: how many from one network, and how many in all, still get into the inbox. */
  fromNetwork: Allowance
  flood: Allowance
}

export type Stored =
  | { kind: 'stored'; folder: Row['folder'] }
  /** It is stored under one of its ids already. */
  | { kind: 'known'; said: Said }
  /** Not stored: the visitor has to confirm it first. */
  | { kind: 'doubtful' }
  /** This visitor may send no more until then. */
  | { kind: 'full'; until: Date }
  /** The website or its owner is. */
  | { kind: 'gone' }

const flooding: SpamReason[] = ['flood']
/** Spam that nobody has opened: an owner's newest ones are kept, so that no flood fills the database. */
const mostUnreadSpam = 2000

/**
 * Stores a message with its counts and the email for its owner in one transaction, so that all of it is there or nothing. Only the
 * visitor's own limits refuse one. More clean messages than a website usually gets are a flood: then a confirmed message gets into the
 * inbox where it passed the check or its network sent few, else into Spam; and none of them sends an email.
 */
export async function storeMessage(db: Database, message: NewMessage, terms: Terms): Promise<Stored> {
  const at = message.createdAt
  const { visitor, usual, fromNetwork, flood } = terms
  const keys = [...visitor, usual].map(({ key }) => key)
  const { name, email, phone, message: text, preferredTime } = customerContactForms
  const [inserted, , , , [known], counts] = await db.batch([
    insertMessage(db, message, terms),
    countEach(
      db,
      [
        ...visitor.map((each) => ({ ...each, when: isStored(message, sql`true`) })),
        { ...usual, when: isStored(message, sql`spam_reasons = '[]'`) },
        { ...fromNetwork, when: isStored(message, sql`spam_reasons in ('[]', ${JSON.stringify(flooding)})`) },
        { ...flood, when: isStored(message, sql`folder = 'inbox' and spam_reasons <> '[]'`) },
      ],
      at,
    ),
    noticeRow(db, { messageId: message.id, at }),
    dropOldestSpam(db, message),
    db
      .select({ name, email, phone, message: text, preferredTime })
      .from(customerContactForms)
      .where(inArray(customerContactForms.tokenId, [...terms.ids])),
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
  const until = visitor.flatMap(endOf)
  if (until.length > 0) return { kind: 'full', until: new Date(Math.max(...until)) }
  return endOf(usual).length > 0 && !terms.confirmed ? { kind: 'doubtful' } : { kind: 'gone' }
}

const isStored = ({ id }: NewMessage, more: SQL) =>
  sql`exists (select 1 from customer_contact_forms where id = ${id} and ${more})`

function insertMessage(db: Database, { spamReasons, ...message }: NewMessage, terms: Terms) {
  const at = message.createdAt
  const { ids, confirmed, checked, visitor, usual, fromNetwork, flood } = terms
  const isFlooded = isSpent(usual, at)
  const isTrusted = checked ? sql`true` : sql`not ${isSpent(fromNetwork, at)}`
  const [folder, reasons, mayBeStored] =
    spamReasons.length > 0
      ? [sql`'spam'`, sql`${JSON.stringify(spamReasons)}`, sql`true`]
      : [
          sql`case when not ${isFlooded} or (${isTrusted} and not ${isSpent(flood, at)}) then 'inbox' else 'spam' end`,
          sql`case when ${isFlooded} then ${JSON.stringify(flooding)} else '[]' end`,
          confirmed ? sql`true` : sql`not ${isFlooded}`,
        ]
  const mayVisitor = visitor.map((each) => sql`and not ${isSpent(each, at)}`)
  const isNew = ids.map((id) => sql`and not exists (select 1 from customer_contact_forms where token_id = ${id})`)
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
        and ${mayBeStored} ${sql.join([...mayVisitor, ...isNew], sql` `)}`,
    )
    .onConflictDoNothing({ target: customerContactForms.tokenId })
    .returning({ folder: customerContactForms.folder })
}

/** After spam was stored: deletes the owner's oldest beyond the limit. */
const dropOldestSpam = (db: Database, message: NewMessage) =>
  rawStatement(
    db,
    sql`
    delete from customer_contact_forms where ${isStored(message, sql`folder = 'spam'`)} and rowid in (
      select rowid from customer_contact_forms
      where user_id = ${message.userId} and folder = 'spam' and read_at is null
      order by created_at desc limit -1 offset ${mostUnreadSpam})`,
  )

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

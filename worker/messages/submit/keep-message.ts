import { and, countDistinct, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { tagOf } from '../../../renderer/document/values/languages.ts'
import { isAlive } from '../../accounts/user-rows.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { authSecret } from '../../platform/crypto/auth-secret.ts'
import { hexOf, keyedHash, newId } from '../../platform/crypto/hash.ts'
import { type Database, rawStatement, runBatch } from '../../platform/db/database.ts'
import { providerNetwork } from '../../platform/http/caller.ts'
import { type Allowance, allowanceOf, countEach, isSpent } from '../../platform/limits/count-attempt.ts'
import { attemptCounts } from '../../platform/limits/tables.ts'
import { DAY, HOUR } from '../../platform/time.ts'
import { foldText, searchTextOf } from '../fold-text.ts'
import { noticeRow } from '../outbox/rows.ts'
import {
  areAllWaiting,
  claimPhotos,
  countPhotosOf,
  countWebsitesWith,
  photosOfToken,
  type SentPhoto,
} from '../photos/photo-rows.ts'
import type { Answer, SpamReason } from '../schema.ts'
import { customerContactForms } from '../tables.ts'
import type { ContactPass, FormSite } from './form-site.ts'
import { scoreSpam, suspected } from './score-spam.ts'

/** The result of the bot check; 'none' if it isn't configured. */
export type Check = 'none' | 'passed' | 'failed'

type SubmittedMessage = {
  said: MessageContent
  /** Stored photos that this message will claim. */
  photos: readonly SentPhoto[]
  /** Whether a limit left out others. */
  photosLeftOut: boolean
  /** The claims of the confirmation page, if the form came from it. */
  pass: ContactPass | undefined
  trapped: boolean
  check: Check
  /** The key for rate limits. */
  visitor: string
}

/**
 * Scores a message and stores it once in the inbox or in Spam, even if resubmitted. Doubtful: not stored, because it looks like spam or
 * comes in a flood and the visitor hasn't confirmed it.
 */
export async function keepMessage(
  ctx: ServiceContext,
  site: FormSite,
  { said, photos, photosLeftOut, pass, trapped, check, visitor }: SubmittedMessage,
): Promise<Stored> {
  const { draftId, userId, hostname } = site
  const confirmed = pass?.asked === true
  const written = writtenIn(said)
  const textHash = await textHashOf(ctx, written)
  const hashes = photos.map(({ hash }) => hash)
  const now = ctx.now()
  const since = new Date(now.getTime() - DAY)
  const { language, formLanguage } = site.document.settings
  const { score, reasons } = scoreSpam({
    ...{ name: said.name, message: written, trapped, unchecked: confirmed && check === 'failed' },
    otherWebsites: Math.max(
      textHash === '' ? 0 : await countOtherWebsites(ctx.db, { textHash, draftId, since }),
      await countWebsitesWith(ctx.db, { hashes, draftId, since }),
    ),
    photos: photos.length,
    photosLately: photos.length === 0 ? 0 : photos.length + (await countPhotosOf(ctx.db, { ...said, draftId, since })),
    languages: [language, tagOf(formLanguage)],
    websiteText: JSON.stringify(site.document),
    ownHosts: [hostname.replace(/^www\./, '')],
  })
  const isSuspected = score >= suspected
  if (isSuspected && !confirmed) return { kind: 'doubtful' }
  const allowance = (name: Parameters<typeof allowanceOf>[1], who: string) => allowanceOf(ctx, name, who)
  const network = providerNetwork(visitor)
  const [toWebsite, fromVisitor, usual, fromNetwork, flood] = await Promise.all([
    allowance('messages from an address to a website', `${visitor} ${draftId}`),
    allowance('messages from an address', visitor),
    allowance('messages to a website', draftId),
    allowance('messages from a network to a website', `${network} ${draftId}`),
    allowance('messages to a flooded website', draftId),
  ])
  const ids = pass ? [pass.id] : await idsOf(ctx, { said, hashes, draftId, visitor, now })
  return storeMessage(
    ctx.db,
    {
      ...{ id: newId(), draftId, userId, tokenId: ids[0] ?? newId(), hostname, textHash, ...said },
      language: formLanguage,
      spamReasons: isSuspected ? reasons : [],
      searchText: searchTextOf(said),
      photosLeftOut,
      createdAt: now,
    },
    {
      photos,
      ids,
      confirmed,
      checked: check === 'passed',
      visitor: [toWebsite, fromVisitor],
      usual,
      fromNetwork,
      flood,
    },
  )
}

/** All text the visitor wrote. */
const writtenIn = ({ message, answers }: MessageContent) =>
  [message, ...(JSON.parse(answers) as Answer[]).filter(({ kind }) => kind.endsWith('Text')).map(({ value }) => value)]
    .filter(Boolean)
    .join('\n')

type Identified = { said: MessageContent; hashes: readonly string[]; draftId: string; visitor: string; now: Date }

/**
 * Identifies a message without a token: the same text from the same sender counts once for at least an hour, whether they pressed the
 * button twice or retried after an error. The first id is this hour's, the second the previous hour's.
 */
async function idsOf({ env }: ServiceContext, { said, hashes, draftId, visitor, now }: Identified): Promise<string[]> {
  const from = said.email || said.phone || visitor
  const window = Math.floor(now.getTime() / HOUR)
  const idAt = async (at: number) =>
    hexOf(
      (await keyedHash(authSecret(env), `message ${JSON.stringify([draftId, at, from, said, ...hashes])}`)).slice(
        0,
        16,
      ),
    )
  return Promise.all([idAt(window), idAt(window - 1)])
}

type Row = typeof customerContactForms.$inferSelect
/** What identifies a message: with equal tokens, equal content is the same message. */
export type MessageContent = Pick<Row, 'name' | 'email' | 'phone' | 'message' | 'preferredTime' | 'answers'>
type NewMessage = Omit<Row, 'folder' | 'spamReasons' | 'readAt'> & {
  /** Empty for a clean message. */
  spamReasons: SpamReason[]
}

/** A message that is already stored, with the hashes of its photos. */
export type KnownMessage = { said: MessageContent; hashes: readonly string[] }

/** What decides whether and where to store a message. */
type Terms = {
  /** If one of these is gone, nothing is stored. */
  photos: readonly SentPhoto[]
  /** Ids under which it may already be stored. */
  ids: readonly string[]
  /** The visitor confirmed it. */
  confirmed: boolean
  /** The bot check passed. */
  checked: boolean
  /** The visitor's own limits. Each stored message counts. */
  visitor: Allowance[]
  /** The number of clean messages accepted without doubt. */
  usual: Allowance
  /** Beyond that, the numbers per network and in total that still reach the inbox. */
  fromNetwork: Allowance
  flood: Allowance
}

type Stored =
  | { kind: 'stored'; folder: Row['folder'] }
  | ({ kind: 'known' } & KnownMessage)
  /** Not stored: some of its photos are gone. */
  | { kind: 'photos_gone' }
  /** Not stored: it needs confirmation. */
  | { kind: 'doubtful' }
  /** Not stored: the visitor reached a limit. */
  | { kind: 'full'; until: Date }
  | { kind: 'gone' }

const flooding: SpamReason[] = ['flood']
/** The newest unread spam kept per owner, so that a flood can't fill the database. */
const maxUnreadSpam = 2000

/**
 * Stores a message with its photos, counts and owner's email in one transaction. Only the visitor's own limits refuse it. Beyond a
 * website's usual number of clean messages, a confirmed one reaches the inbox only if it passed the check or its network sent few; the
 * others go to Spam. Flooded messages send no email.
 */
async function storeMessage(db: Database, message: NewMessage, terms: Terms): Promise<Stored> {
  const at = message.createdAt
  const { visitor, usual, fromNetwork, flood } = terms
  const keys = [...visitor, usual].map(({ key }) => key)
  const { name, email, phone, message: text, preferredTime, answers } = customerContactForms
  const claim = { photos: terms.photos, draftId: message.draftId, at }
  const {
    waiting,
    inserted: [stored],
    known: [known],
    knownPhotos,
    counts,
  } = await runBatch(db, {
    waiting: rawStatement(db, sql`select ${areAllWaiting(claim)} as complete`),
    inserted: insertMessage(db, message, terms),
    claimed: terms.photos.length > 0 ? [claimPhotos(db, { ...claim, messageId: message.id })] : [],
    counted: countEach(
      db,
      [
        ...visitor.map((each) => ({ ...each, when: isStored(message, sql`true`) })),
        { ...usual, when: isStored(message, sql`spam_reasons = '[]'`) },
        { ...fromNetwork, when: isStored(message, sql`spam_reasons in ('[]', ${JSON.stringify(flooding)})`) },
        { ...flood, when: isStored(message, sql`folder = 'inbox' and spam_reasons <> '[]'`) },
      ],
      at,
    ),
    notice: noticeRow(db, { messageId: message.id, at }),
    droppedSpam: dropOldestSpam(db, message),
    known: db
      .select({ name, email, phone, message: text, preferredTime, answers })
      .from(customerContactForms)
      .where(inArray(customerContactForms.tokenId, [...terms.ids])),
    knownPhotos: photosOfToken(db, terms.ids),
    counts: db
      .select()
      .from(attemptCounts)
      .where(and(inArray(attemptCounts.key, keys), gt(attemptCounts.windowEndsAt, at))),
  })
  if (stored) return { kind: 'stored', folder: stored.folder }
  if (known) return { kind: 'known', said: known, hashes: knownPhotos.map(({ hash }) => hash) }
  const [{ complete } = { complete: 1 }] = waiting.results as { complete: number }[]
  if (complete !== 1) return { kind: 'photos_gone' }
  const endOf = ({ key, max }: Allowance) => {
    const spent = counts.find((row) => row.key === key && row.count >= max)
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
        ${at.getTime()}, null, ${message.answers}, ${Number(message.photosLeftOut)}
      from draft_websites
      where id = ${message.draftId} and user_id = ${message.userId} and ${isAlive(message.userId)}
        and ${mayBeStored} and ${areAllWaiting({ photos: terms.photos, draftId: message.draftId, at })} ${sql.join([...mayVisitor, ...isNew], sql` `)}`,
    )
    .onConflictDoNothing({ target: customerContactForms.tokenId })
    .returning({ folder: customerContactForms.folder })
}

/** Deletes an owner's oldest spam beyond the limit. */
const dropOldestSpam = (db: Database, message: NewMessage) =>
  rawStatement(
    db,
    sql`
    delete from customer_contact_forms where ${isStored(message, sql`folder = 'spam'`)} and rowid in (
      select rowid from customer_contact_forms
      where user_id = ${message.userId} and folder = 'spam' and read_at is null
      order by created_at desc limit -1 offset ${maxUnreadSpam})`,
  )

type Copies = { textHash: string; draftId: string; since: Date }

/** The number of other websites that received a text since a time. */
async function countOtherWebsites(db: Database, { textHash, draftId, since }: Copies): Promise<number> {
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

/** In letters. Shorter messages are often alike. */
const minHashedLength = 40

/** A hash that recognizes a text on other websites despite changed numbers and punctuation. Blank for a short text. */
async function textHashOf({ env }: Pick<ServiceContext, 'env'>, message: string): Promise<string> {
  const words = foldText(message)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
  if (words.length < minHashedLength) return ''
  return hexOf((await keyedHash(authSecret(env), `message text ${words}`)).slice(0, 16))
}

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

/** The result of the challenge; none if it is not configured. */
export type Check = 'none' | 'passed' | 'failed'

type Sent = {
  said: Said
  /** Stored and waiting for it. */
  photos: readonly SentPhoto[]
  /** Whether a limit left out others. */
  photosLeftOut: boolean
  /** Of the page that the form came from, if it was not the website's own. */
  pass: ContactPass | undefined
  trapped: boolean
  check: Check
  /** The sender's key for rate limits. */
  visitor: string
}

/**
 * Scores a message and stores it in the inbox or in Spam, once however often it is posted. Doubtful: nothing is stored, since the
 * visitor has not confirmed a message that looks like spam, or that comes in a flood.
 */
export async function keepMessage(
  ctx: ServiceContext,
  site: FormSite,
  { said, photos, photosLeftOut, pass, trapped, check, visitor }: Sent,
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

/** Everything that a visitor wrote in their own words. */
const writtenIn = ({ message, answers }: Said) =>
  [message, ...(JSON.parse(answers) as Answer[]).filter(({ kind }) => kind.endsWith('Text')).map(({ value }) => value)]
    .filter(Boolean)
    .join('\n')

type Identified = { said: Said; hashes: readonly string[]; draftId: string; visitor: string; now: Date }

/**
 * What a message without a token is known by: the same one from the same person is one message for an hour at least, whether they
 * pressed the button twice or tried again after an error. The first id is this hour's, the second the hour's before.
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
/** What visitors say of a message; the same with the same token is the same message. */
export type Said = Pick<Row, 'name' | 'email' | 'phone' | 'message' | 'preferredTime' | 'answers'>
type NewMessage = Omit<Row, 'folder' | 'spamReasons' | 'readAt'> & {
  /** Suspected for these; clean without any. */
  spamReasons: SpamReason[]
}

/** A message that is stored already, with the hashes of its photos. */
export type KnownMessage = { said: Said; hashes: readonly string[] }

/** What decides whether and where a message is stored. */
type Terms = {
  /** Without all of these, nothing is stored. */
  photos: readonly SentPhoto[]
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

type Stored =
  | { kind: 'stored'; folder: Row['folder'] }
  /** Already stored under one of its ids. */
  | ({ kind: 'known' } & KnownMessage)
  /** Not stored: not all of its photos are there any more. */
  | { kind: 'photos_gone' }
  /** Not stored: the visitor has to confirm it first. */
  | { kind: 'doubtful' }
  /** This visitor may send no more until then. */
  | { kind: 'full'; until: Date }
  /** The website or its owner is gone. */
  | { kind: 'gone' }

const flooding: SpamReason[] = ['flood']
/** Spam that nobody has opened: an owner's newest ones are kept, so that no flood fills the database. */
const mostUnreadSpam = 2000

/**
 * Stores a message with its photos, its counts and the email for its owner in one transaction, so that all of it is there or nothing. Only the
 * visitor's own limits refuse one. More clean messages than a website usually gets are a flood: then a confirmed message gets into the
 * inbox where it passed the check or its network sent few, else into Spam; and none of them sends an email.
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
        ${at.getTime()}, null, ${message.answers}, ${Number(message.photosLeftOut)}
      from draft_websites
      where id = ${message.draftId} and user_id = ${message.userId} and ${isAlive(message.userId)}
        and ${mayBeStored} and ${areAllWaiting({ photos: terms.photos, draftId: message.draftId, at })} ${sql.join([...mayVisitor, ...isNew], sql` `)}`,
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

/** To how many other websites of the same home a text was sent since then. */
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

/** In letters: many people say the same in fewer. */
const shortest = 40

/** What the same text is known by on other websites, however its numbers and signs differ. Blank for a short one. */
async function textHashOf({ env }: Pick<ServiceContext, 'env'>, message: string): Promise<string> {
  const words = foldText(message)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
  if (words.length < shortest) return ''
  return hexOf((await keyedHash(authSecret(env), `message text ${words}`)).slice(0, 16))
}

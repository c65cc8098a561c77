import { makeZip } from 'client-zip'
import { and, asc, eq } from 'drizzle-orm'
import { product } from '../../renderer/document/product.ts'
import type { ServiceContext } from '../platform/context.ts'
import { type Database, runBatch } from '../platform/db/database.ts'
import { countAttempt } from '../platform/limits/count-attempt.ts'
import { type ArchiveFile, type ArchiveOf, type ArchiveParts, distinctNames, fileNameOf, jsonFile } from './parts.ts'
import type { SignedIn } from './sessions/sessions.ts'
import { accounts, emailChanges, otpSessions, reauthentications, sessions, users } from './tables.ts'

type Parts = { parts: ArchiveParts }

/** All files in a person's archive. Reads each file only after the previous one was sent. */
async function* archiveFiles(ctx: ServiceContext, { parts, ...of }: ArchiveOf & Parts): AsyncGenerator<ArchiveFile> {
  yield { name: 'README.txt', lastModified: of.at, input: readme(of.at, parts) }
  yield await accountFile(ctx, { ...of, ...parts })
  const distinct = distinctNames()
  for (const { id, name } of await parts.listWebsites(ctx, of.userId)) {
    const folder = `websites/${distinct(name === null ? 'deleted-website' : fileNameOf(name) || id)}`
    for (const files of parts.ofWebsite) yield* files(ctx, { draftId: id, folder, of })
  }
  for (const files of parts.ofPerson) yield* files(ctx, of)
}

type Archive = { fileName: string; body: ReadableStream<Uint8Array> }

/** All data about a person as a ZIP archive, created while it's being sent. Throws too_many_requests. */
export async function exportAccount(
  ctx: ServiceContext,
  { user, parts }: Pick<SignedIn, 'user'> & Parts,
): Promise<Archive> {
  await countAttempt(ctx, 'archives of an account', user.uid)
  const at = ctx.now()
  const fileName = `${product.name.toLowerCase().replace(/\W+/g, '-')}-${at.toISOString().slice(0, 10)}.zip`
  return { fileName, body: makeZip(archiveFiles(ctx, { userId: user.uid, at, parts })) }
}

/** Explains the archive to its reader. */
export const readme = (
  at: Date,
  { releasesKept }: { releasesKept: number },
): string => `Everything that ${product.name} holds about you, as of ${at.toISOString()}.

The files that end in .json are text: any editor opens them, and any program reads them.

account.json
  Your name and email address, and when you joined. Your ways to sign in, the browsers that are signed in, the codes and links
  that were mailed to you lately, another address that you asked for. The web addresses that you have left and that nobody else can take yet. Passwords and
  everything else that would let somebody in are left out: we hold them only in a form that cannot be read.

websites/
  One folder for each website, named after the business. "deleted-website" is one that you deleted and of which something
  is still kept for a while.

  draft.json       The website as you work on it, with all its texts, and whether you have made private preview links.
  asks.json        The last changes that you asked for in a sentence, the steps they led to, and which you accepted.
  published.json   Where it is online, if it is, and whether search engines may list it.
  scheduled.json   What goes online at a time that you have set, and which release that is.
  releases/        The website each time it was published, the first being 1.json: why ("cause": published, moved to another
                   address, gone back to release "restoredFrom"), what had changed, and its "state": stored, or removing
                   when it is about to go. We keep the last ${releasesKept}. "unfinished" is one that never went online.
  site/            The website as files: upload this folder to any static host and it works there, from the host's root. It
                   is what visitors see now, and its contact form sends messages to us as long as the website is online here.
                   A website that isn't online is as it would be published, without the form. The pages
                   name the web address they have now (https://example.com, if they never had one): when you move,
                   replace it in the files that end in .html, .txt, .xml and .md, but not before /_/contact.
  pictures/        Your pictures, each in the largest size that we keep. What a camera writes into a photo was removed
                   when it was uploaded.
  pictures.json    What each picture is: its description, its tags, its file.
  messages.json    What visitors sent by the contact form, spam with why we took it for that ("spamReasons"), and your replies:
                   sent, still waiting to be sent, or failed when we gave up.
  inbox-settings.json
                   How we email you about messages, how long we keep them, and the time zone of the website.
  visits.json      How many visitors there were on each day, where they came from, and with what kind of device. Nothing
                   in it is of a single visitor.

domains.json
  Your custom domains: which website each one belongs to, the state of the connection, and its history
  ("history"), also of those that you have deleted.

creations/
  What you answered when a website was made for you, what it was at first, and which pictures were found on the
  page that you named.

ai-prompts.json
  What was written for you by a language model, and what that cost us. What it was asked is not kept. Goes after 90 days.

assistants.json
  The assistants that you have connected, what each may do, and what they did for you in the last 90 days ("calls").

Questions? ${product.supportEmail}
`

type Which = ArchiveOf & Pick<ArchiveParts, 'listReservedAddresses'>

/** The account: name and email, ways to sign in, and the web addresses reserved for it. */
export async function accountFile(
  ctx: ServiceContext,
  { userId, at, listReservedAddresses }: Which,
): Promise<ArchiveFile> {
  const [{ emailChanges, ...record }, keptWebAddresses] = await Promise.all([
    findAccountRecord(ctx.db, userId),
    listReservedAddresses(ctx, userId),
  ])
  return jsonFile('account.json', { ...record, keptWebAddresses, emailChanges }, at)
}

/** A person's account, ways to sign in, browsers and reauthentications, without secrets. */
async function findAccountRecord(db: Database, userId: string) {
  const {
    user: [user],
    ...others
  } = await runBatch(db, {
    user: db.select().from(users).where(eq(users.id, userId)),
    waysIn: db
      .select({
        provider: accounts.providerId,
        accountId: accounts.accountId,
        scope: accounts.scope,
        createdAt: accounts.createdAt,
        updatedAt: accounts.updatedAt,
      })
      .from(accounts)
      .where(eq(accounts.userId, userId)),
    sessions: db
      .select({
        ipAddress: sessions.ipAddress,
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        updatedAt: sessions.updatedAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt)),
    mailedCodesAndLinks: db
      .select({
        kind: otpSessions.kind,
        email: otpSessions.email,
        guesses: otpSessions.guesses,
        createdAt: otpSessions.createdAt,
        expiresAt: otpSessions.expiresAt,
        usedAt: otpSessions.usedAt,
      })
      .from(otpSessions)
      .innerJoin(users, and(eq(users.id, userId), eq(users.email, otpSessions.email)))
      .orderBy(asc(otpSessions.createdAt)),
    reauthentications: db
      .select({
        act: reauthentications.act,
        status: reauthentications.status,
        expiresAt: reauthentications.expiresAt,
      })
      .from(reauthentications)
      .innerJoin(sessions, and(eq(sessions.id, reauthentications.sessionId), eq(sessions.userId, userId))),
    emailChanges: db
      .select({
        newEmail: emailChanges.newEmail,
        createdAt: emailChanges.createdAt,
        expiresAt: emailChanges.expiresAt,
      })
      .from(emailChanges)
      .where(eq(emailChanges.userId, userId)),
  })
  return { user, ...others }
}

import type { FormLanguage } from '../../../renderer/document/enumerations.ts'
import { authSecret } from '../../providers/choose.ts'
import { countOtherWebsites, type Said, type Stored, storeMessage } from '../../storage/contact/message-rows.ts'
import type { ServiceContext } from '../context.ts'
import { hexOf } from '../hash-of.ts'
import { searchTextOf } from '../inbox/fold-text.ts'
import { keyedHash } from '../keyed-hash.ts'
import { allowanceOf } from '../limits/count-attempt.ts'
import { newId } from '../new-id.ts'
import { providerNetwork } from '../visitor-address.ts'
import type { ContactPass } from './contact-token.ts'
import type { FormSite } from './form-site.ts'
import { scoreSpam, suspected } from './score-spam.ts'
import { textHashOf } from './text-hash.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

const languageCodes: Record<FormLanguage, string> = {
  ...{ english: 'en', spanish: 'es', french: 'fr', italian: 'it', german: 'de', japanese: 'ja', korean: 'ko' },
}

/** What the check for robots found; none where no check is configured. */
export type Check = 'none' | 'passed' | 'failed'

type Sent = {
  said: Said
  /** Of the page that the form came from, if it was not the website's own. */
  pass: ContactPass | undefined
  trapped: boolean
  check: Check
  /** Who sent it, as far as limits count. */
  visitor: string
}

/**
 * Scores a message and stores it in the inbox or in Spam, once however often it is posted. Doubtful: nothing is stored, since the
 * visitor has not confirmed a message that looks like spam, or that comes in a flood.
 */
export async function keepMessage(
  ctx: ServiceContext,
  site: FormSite,
  { said, pass, trapped, check, visitor }: Sent,
): Promise<Stored> {
  const { draftId, userId, hostname } = site
  const confirmed = pass?.asked === true
  const textHash = await textHashOf(ctx, said.message)
  const now = ctx.now()
  const since = new Date(now.getTime() - day)
  const { language, formLanguage } = site.document.settings
  const { score, reasons } = scoreSpam({
    ...{ name: said.name, message: said.message, trapped, unchecked: confirmed && check === 'failed' },
    otherWebsites: textHash === '' ? 0 : await countOtherWebsites(ctx.db, { textHash, draftId, since }),
    languages: [language, languageCodes[formLanguage]],
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
  const ids = pass ? [pass.id] : await idsOf(ctx, { said, draftId, visitor, now })
  return storeMessage(
    ctx.db,
    {
      ...{ id: newId(), draftId, userId, tokenId: ids[0] ?? newId(), hostname, textHash, ...said },
      language: formLanguage,
      spamReasons: isSuspected ? reasons : [],
      searchText: searchTextOf(said),
      createdAt: now,
    },
    { ids, confirmed, checked: check === 'passed', visitor: [toWebsite, fromVisitor], usual, fromNetwork, flood },
  )
}

/**
 * What a message without a token is known by: the same one from the same person is one message for an hour at least, whether they
 * pressed the button twice or tried again after an error. The first id is this hour's, the second the hour's before.
 */
async function idsOf(
  { env }: ServiceContext,
  { said, draftId, visitor, now }: { said: Said; draftId: string; visitor: string; now: Date },
): Promise<string[]> {
  const from = said.email || said.phone || visitor
  const window = Math.floor(now.getTime() / hour)
  const idAt = async (at: number) =>
    hexOf((await keyedHash(authSecret(env), `message ${JSON.stringify([draftId, at, from, said])}`)).slice(0, 16))
  return Promise.all([idAt(window), idAt(window - 1)])
}

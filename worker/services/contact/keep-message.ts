import type { FormLanguage } from '../../../renderer/document/enumerations.ts'
import { countOtherWebsites, type Said, type Stored, storeMessage } from '../../storage/contact/message-rows.ts'
import type { ServiceContext } from '../context.ts'
import { searchTextOf } from '../inbox/fold-text.ts'
import { allowanceOf } from '../limits/count-attempt.ts'
import { newId } from '../new-id.ts'
import type { ContactPass } from './contact-token.ts'
import type { FormSite } from './form-site.ts'
import { scoreSpam, suspected } from './score-spam.ts'
import { textHashOf } from './text-hash.ts'

const day = 24 * 60 * 60 * 1000

const languageCodes: Record<FormLanguage, string> = {
  ...{ english: 'en', spanish: 'es', french: 'fr', italian: 'it', german: 'de', japanese: 'ja', korean: 'ko' },
}

type Sent = {
  said: Said
  pass: ContactPass
  trapped: boolean
  /** Whether a check was asked for and not passed. */
  unchecked: boolean
  /** Who sent it, as far as limits count. */
  visitor: string
}

/**
 * Scores a message and keeps it, in the inbox or apart from it. What comes of it is in the database when this has resolved, or else
 * nothing of it; asked again with the same token it is kept once.
 */
export async function keepMessage(ctx: ServiceContext, site: FormSite, sent: Sent): Promise<Stored> {
  const { said, pass, visitor } = sent
  const { draftId, userId, hostname } = site
  const textHash = await textHashOf(ctx, said.message)
  const now = ctx.now()
  const since = new Date(now.getTime() - day)
  const { language, formLanguage } = site.document.settings
  const { score, reasons } = scoreSpam({
    ...{ name: said.name, message: said.message, unchecked: sent.unchecked },
    trapped: sent.trapped || pass.trapped,
    milliseconds: now.getTime() - pass.at,
    otherWebsites: textHash === '' ? 0 : await countOtherWebsites(ctx.db, { textHash, draftId, since }),
    languages: [language, languageCodes[formLanguage]],
    websiteText: JSON.stringify(site.document),
    ownHosts: [hostname.replace(/^www\./, '')],
  })
  const allowance = (name: Parameters<typeof allowanceOf>[1], who: string) => allowanceOf(ctx, name, who)
  const [toWebsite, fromVisitor, clean, apart, flood] = await Promise.all([
    allowance('messages from an address to a website', `${visitor} ${draftId}`),
    allowance('messages from an address', visitor),
    allowance('messages to a website', draftId),
    allowance('suspected messages to a website', draftId),
    allowance('flooding messages to a website', draftId),
  ])
  return storeMessage(
    ctx.db,
    {
      ...{ id: newId(), draftId, userId, tokenId: pass.id, hostname, textHash, ...said },
      language: formLanguage,
      spamReasons: score >= suspected ? reasons : [],
      searchText: searchTextOf(said),
      createdAt: now,
    },
    { visitor: [toWebsite, fromVisitor], clean, suspected: apart, flood },
  )
}

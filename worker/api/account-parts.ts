import { deletingAccount } from '../accounts/deletion/delete-account.ts'
import type { AccountParts } from '../accounts/parts.ts'
import { asksFile } from '../asks/account.ts'
import { creationFiles, deletingCreations, promptFile } from '../creation/account.ts'
import { deletingDomains, domainFile } from '../domains/account.ts'
import { draftFile, listWebsites } from '../drafts/account.ts'
import { deletingMessages, inboxFiles } from '../messages/account.ts'
import { assistantFile } from '../owner-assistants/account.ts'
import { deletingPictures, pictureFiles } from '../pictures/account.ts'
import { deletingWebsites, listReservedAddresses, publishedFiles } from '../publishing/account.ts'
import { releasesKept } from '../publishing/schema.ts'
import { staticSiteFiles } from '../publishing/static-site.ts'
import { visitFiles } from '../visits/visits-of.ts'

/** Each feature's part in deleting and exporting an account. */
export const accountParts: AccountParts = {
  // Public data first, since a deletion may be interrupted; the person last, since the cron needs their row to continue.
  deletion: [
    deletingWebsites.sites,
    deletingAccount.waysBack,
    // Early, to give the provider until the end to confirm that the domains are gone.
    deletingDomains.names,
    // Before the websites, which lead to the creations.
    deletingCreations,
    deletingWebsites.websites,
    deletingMessages,
    deletingWebsites.handles,
    deletingWebsites.releases,
    deletingWebsites.suspensions,
    deletingPictures,
    deletingDomains.domains,
    deletingAccount.goodbye,
    deletingAccount.person,
  ],
  archive: {
    releasesKept,
    listReservedAddresses,
    listWebsites,
    ofWebsite: [draftFile, asksFile, publishedFiles, staticSiteFiles, pictureFiles, inboxFiles, visitFiles],
    ofPerson: [domainFile, creationFiles, promptFile, assistantFile],
  },
}

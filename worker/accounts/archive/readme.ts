import { product } from '../../../renderer/document/product.ts'

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
  published.json   Where it is online, if it is, and whether search engines are told of it.
  scheduled.json   What goes online by itself at a time that you have set, and which release that is.
  releases/        The website each time it was published, the first being 1.json: why ("cause": published, moved to another
                   address, gone back to release "restoredFrom"), what had changed, and its "state": stored, or removing
                   when it is about to go. We keep the last ${releasesKept}. "unfinished" is one that never went online.
  pictures/        Your pictures, each in the largest size that we keep. What a camera writes into a photo was removed
                   when it was uploaded.
  pictures.json    What each picture is: its description, its tags, its file.
  messages.json    What visitors sent by the contact form, spam with why we took it for that ("spamReasons"), and your replies:
                   sent, still waiting to be sent, or failed when we gave up.
  inbox-settings.json
                   How you want to hear of messages, how long they are kept, and the time zone of the website.
  visits.json      How many visitors there were on each day, where they came from, and with what kind of device. Nothing
                   in it is of a single visitor.

domains.json
  Your custom domains: which website each one belongs to, how far connecting it is, and everything that became of it since
  ("history"), also of those that you have deleted.

creations/
  What you answered when a website was made for you, what it was at first, and which pictures were found on the
  page that you named.

ai-prompts.json
  What was written for you by a language model, and what that cost us. What it was asked is not kept. Goes after 90 days.

Questions? ${product.supportEmail}
`

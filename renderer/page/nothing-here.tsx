import type { WebsiteSettings } from '../document/website-settings.ts'
import { pageWords } from '../elements/page-words.ts'
import { ShortPage } from './short-page.tsx'
import { Ways } from './ways.tsx'

/** What a visitor sees at an address that the site does not have, however deep: its links are whole paths. */
export function NothingHere({ document, home }: { document: WebsiteSettings; home?: string }) {
  const { nothingToSee, lost, homepage, orReachUs } = pageWords(document.settings.language)
  return (
    <ShortPage heading={nothingToSee} text={lost} button={homepage} home={home}>
      <Ways document={document} before={orReachUs} />
    </ShortPage>
  )
}

import { useAtomValue } from 'jotai'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { useDrawnCard } from '../cards/use-drawn.ts'
import { documentAtom } from '../document/session.ts'
import { pageFactsAtom } from './page-facts.ts'
import classes from './previews.module.css'
import { SiteHost } from './site-host.tsx'

/** The website as a chat or a social network shows a link to it. */
export function SocialPreview() {
  const facts = useAtomValue(pageFactsAtom)
  const document = useAtomValue(documentAtom)
  if (!facts || !document) return null
  const { title, siteName, description } = facts
  return (
    <figure className={classes.preview}>
      <figcaption className={classes.caption}>When shared in a chat</figcaption>
      <div className={classes.card}>
        <Card document={document} name={siteName} />
        <div className={classes.cardWords}>
          <p className={classes.cardTitle}>{title || siteName}</p>
          {description && <p className={classes.cardText}>{description}</p>}
          <p className={classes.host}>
            <SiteHost unpublished="The web address you publish at" />
          </p>
        </div>
      </div>
      <p className={classes.note}>
        This picture is made from your name, heading, location, colors, fonts and first picture. It updates each time
        you publish.
      </p>
    </figure>
  )
}

/** Its picture as publishing would draw it now; in its place the room for it. */
function Card({ document, name }: { document: WebsiteSettings; name: string }) {
  const address = useDrawnCard(document)
  if (address === null) return null
  return (
    <div className={classes.cardPicture}>
      {address && <img src={address} alt={`Link preview of ${name || 'your website'}`} />}
    </div>
  )
}

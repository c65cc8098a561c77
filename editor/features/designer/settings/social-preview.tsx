import { useAtomValue } from 'jotai'
import { pageFactsAtom } from './page-facts.ts'
import classes from './previews.module.css'
import { SiteHost } from './site-host.tsx'

/** The website as a chat or a social network shows a link to it. */
export function SocialPreview() {
  const facts = useAtomValue(pageFactsAtom)
  if (!facts) return null
  const { picture, title, siteName, description } = facts
  return (
    <figure className={classes.preview}>
      <figcaption className={classes.caption}>When shared in a chat</figcaption>
      <div className={classes.card}>
        {picture && <img className={classes.cardPicture} src={picture.url} alt={picture.description} />}
        <div className={classes.cardWords}>
          <p className={classes.cardTitle}>{title || siteName}</p>
          {description && <p className={classes.cardText}>{description}</p>}
          <p className={classes.host}>
            <SiteHost unpublished="The web address you publish under" />
          </p>
        </div>
      </div>
      {!picture && (
        <p className={classes.note}>The first photo of the page would be shown too. Drawn pictures are not.</p>
      )}
    </figure>
  )
}

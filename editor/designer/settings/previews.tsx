import { useAtomValue } from 'jotai'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { useDrawnCard } from '../cards/use-drawn.ts'
import { documentAtom } from '../document/session.ts'
import { pageFactsAtom } from './page-facts.ts'
import classes from './previews.module.css'
import { SiteHost } from './site-host.tsx'
import { useSetting } from './use-setting.ts'

export function SearchPreview() {
  const facts = useAtomValue(pageFactsAtom)
  const [keywords] = useSetting('seoKeywords')
  const [indexed] = useSetting('searchIndexing')
  if (!facts) return null
  return (
    <figure className={classes.preview}>
      <figcaption className={classes.caption}>In search results</figcaption>
      {indexed ? (
        <div className={classes.result}>
          <div className={classes.source}>
            <img className={classes.icon} src={facts.icon} alt="" width={20} height={20} />
            <span>
              <span className={classes.siteName}>{facts.siteName}</span>
              <span className={classes.host}>
                <SiteHost unpublished="The web address you publish at" />
              </span>
            </span>
          </div>
          <p className={classes.resultTitle}>{facts.title}</p>
          {facts.description && (
            <p className={classes.resultText}>
              {searchedWords(facts.description, keywords).map(({ text, searched }, index) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
                searched ? <b key={index}>{text}</b> : <span key={index}>{text}</span>,
              )}
            </p>
          )}
        </div>
      ) : (
        <p className={classes.unlisted}>Search engines won’t list this website</p>
      )}
    </figure>
  )
}

const minWordLength = 4

/** Splits a text and marks the owner's keywords, which search results show in bold. */
export function searchedWords(text: string, keywords: string): { text: string; searched: boolean }[] {
  const wanted = new Set(wordsOf(keywords).filter((word) => word.length >= minWordLength))
  const parts: { text: string; searched: boolean }[] = []
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    const searched = wanted.has(piece.toLowerCase())
    const last = parts.at(-1)
    if (last && last.searched === searched) last.text += piece
    else if (piece !== '') parts.push({ text: piece, searched })
  }
  return parts
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

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
        This picture looks like the top of your website: the same words, colors, fonts and shapes, and your first
        picture. It updates each time you publish.
      </p>
    </figure>
  )
}

/** The card as publishing would draw it, or an empty space while loading. */
function Card({ document, name }: { document: WebsiteSettings; name: string }) {
  const address = useDrawnCard(document)
  if (address === null) return null
  return (
    <div className={classes.cardPicture}>
      {address && <img src={address} alt={`Link preview of ${name || 'your website'}`} />}
    </div>
  )
}

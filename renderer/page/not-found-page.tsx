import type { WebsiteSettings } from '../document/website-settings.ts'
import { pageWords } from '../elements/page-words.ts'
import { OtherPage, type OtherPageProps } from './other-page.tsx'
import { type WayToReach, waysToReach } from './ways-to-reach.ts'

/** What a visitor sees at an address that the site does not have, however deep: its links are whole paths. */
export function NotFoundPage(props: OtherPageProps) {
  return (
    <OtherPage {...props} name={pageWords(props.document.settings.language).nothingToSee}>
      <NothingHere document={props.document} home={props.target.home} />
    </OtherPage>
  )
}

/** Built as an introduction without a picture is, so that each style has its own way with it. */
function NothingHere({ document, home = '' }: { document: WebsiteSettings; home?: string }) {
  const words = pageWords(document.settings.language)
  const { phone, email } = waysToReach(document)
  const ways = [phone, email].filter((way): way is WayToReach => way !== undefined)
  return (
    <section className="section plain even hero nothing">
      <div className="inner">
        <div className="pitch">
          <h1>{words.nothingToSee}</h1>
          <p className="lead">{words.lost}</p>
          <div className="actions">
            <a className="button primary" href={`${home}/`}>
              {words.homepage}
            </a>
          </div>
          {ways.length > 0 && (
            <p className="ways">
              <span>{words.orReachUs}</span>{' '}
              {ways.map(({ text, href }) => (
                <a key={href} href={href}>
                  {text}
                </a>
              ))}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

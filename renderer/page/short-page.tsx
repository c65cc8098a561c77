import type { ReactNode } from 'react'

type ShortPageProps = {
  heading: string
  text: string
  button: string
  /** The website's path on its host, without a trailing slash. */
  home?: string
  /** Language of the whole text, if not the page's. */
  language?: { lang?: string; dir?: 'ltr' }
  children?: ReactNode
}

/**
 * A page with little text and a link to the home page. Structured like an introduction without a picture, so each style
 * applies.
 */
export function ShortPage({ heading, text, button, home = '', language, children }: ShortPageProps) {
  return (
    <section className="section plain even hero nothing" {...language}>
      <div className="inner">
        <div className="pitch">
          <h1>{heading}</h1>
          <p className="lead">{text}</p>
          <div className="actions">
            <a className="button primary" href={`${home}/`}>
              {button}
            </a>
          </div>
          {children}
        </div>
      </div>
    </section>
  )
}

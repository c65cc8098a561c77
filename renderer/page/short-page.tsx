import type { ReactNode } from 'react'

type ShortPageProps = {
  heading: string
  text: string
  button: string
  /** The website's path on its host, without a slash at its end. */
  home?: string
  /** Of all of it, where that is not the page's. */
  language?: { lang?: string; dir?: 'ltr' }
  children?: ReactNode
}

/** A page of few words and the way to the index. Built as an introduction without a picture is, so that each style has its own way with it. */
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

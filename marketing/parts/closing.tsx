import { wizardLink } from '#worker/platform/addresses/paths.ts'

type ClosingProps = {
  heading: string
  text: string
  button?: string
  /** Default: the wizard. */
  href?: string
}

/** The last section of a page, with one call to action. */
export function Closing({ heading, text, button = 'Create your website', href = wizardLink() }: ClosingProps) {
  return (
    <section className="closing">
      <div className="closing-panel">
        <h2>{heading}</h2>
        <p className="lead">{text}</p>
        <a className="button light" href={href} data-click="start-closing">
          {button}
        </a>
        <p className="fine">No account needed to see it. No card, ever.</p>
      </div>
    </section>
  )
}

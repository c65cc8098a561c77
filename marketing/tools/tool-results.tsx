import type { ReactNode } from 'react'

type ToolResultsProps = {
  /** The request that the examples answer. */
  about: string
  /** Shown before the first request. */
  examples: readonly ReactNode[]
  /** An empty result, which the script fills in. */
  blank: ReactNode
  more: string
  atOnce: number
}

/** A tool's results. Shows examples at first. */
export function ToolResults({ about, examples, blank, more, atOnce }: ToolResultsProps) {
  return (
    <section className="tool-results" aria-labelledby="results-heading">
      <div className="results-head">
        <h2 id="results-heading" tabIndex={-1}>
          For example
        </h2>
        <p className="results-about" id="results-about">
          {about}
        </p>
      </div>
      <ul className="results" id="results">
        {examples}
      </ul>
      <template id="blank">{blank}</template>
      <template id="awaited">
        <li className="result awaited" aria-hidden="true">
          <span />
        </li>
      </template>
      <div className="results-foot">
        <p className="results-said" id="said" role="status" />
        <button className="button quiet-button" id="more" type="button" hidden data-at-once={atOnce} data-more={more}>
          {more}
        </button>
      </div>
    </section>
  )
}

import type { SampleSite } from './sample-sites.ts'

/** A sample site with the file that it is. */
export type DrawnSample = SampleSite & { html: string }

export type PublicPageProps = {
  /** The address of the pages' one stylesheet. */
  stylesheet: string
  samples: readonly DrawnSample[]
}

import { createContext, type ReactNode, useContext } from 'react'

/** What differs between the preview and the published files. No view knows more of where it runs. */
export type RenderTarget = {
  /**
   * In the editor: parts carry `data-field`, the path of their text, picture or link in the section's content
   * (`items.0.heading`), and items of lists `data-item`, their id. An element of a line or prose field holds its text and
   * nothing else, unless it is marked `data-drawn`: opening hours as a table, a video in place of its address.
   */
  editing: boolean
  /** Files are: nothing is compared with a drawing before. */
  drawnOnce?: boolean
  /** The page's own path; '/' where it is left out. */
  home?: string
  /** Whether it is the index page, which has the sections: a link to one leads there from any other. Default true. */
  onIndex?: boolean
  /** Where the contact form is sent; null where it is drawn and sends nothing, as in a preview. Without one, no form is drawn. */
  formEndpoint?: string | null
  /** Which links report that they were followed. Without it none does, as in a preview. */
  pings?: Pings
  /** In the editor: the time, in milliseconds since 1970, so that it can say what visitors do not see now. */
  now?: () => number
}

/** Beside calls and mails: `bookings` are the addresses at which appointments are booked. */
export type Pings = { bookings: ReadonlySet<string> }

const RenderTargetContext = createContext<RenderTarget>({ editing: false })

export const useRenderTarget = () => useContext(RenderTargetContext)

export function TargetProvider({ target, children }: { target: RenderTarget; children?: ReactNode }) {
  return <RenderTargetContext value={target}>{children}</RenderTargetContext>
}

const visited: RenderTarget = { editing: false, formEndpoint: null }
const edited: RenderTarget = { ...visited, editing: true, now: Date.now }

/** The editor's wrapper of a `SiteView`: during editing, every part is marked. */
export function PreviewTarget({ editing, children }: { editing: boolean; children?: ReactNode }) {
  return <TargetProvider target={editing ? edited : visited}>{children}</TargetProvider>
}

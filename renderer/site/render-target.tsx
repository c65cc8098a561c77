import { createContext, type ReactNode, useContext } from 'react'

/** Differences between the preview and published files. Views depend on nothing else about where they run. */
export type RenderTarget = {
  /**
   * In the editor, elements have `data-field`, the path of their text, picture or link in the section's content
   * (`items.0.heading`), and list items have `data-item`, their id. An element of a line or prose field contains only
   * its text, unless it has `data-drawn`: opening hours as a table, a video instead of its URL.
   */
  editing: boolean
  /** For files, which aren't compared with an earlier rendering. */
  isStatic?: boolean
  /** The page's own path. Default: '/'. */
  home?: string
  /** Whether it's the home page, whose sections other pages link to. Default: true. */
  onIndex?: boolean
  /**
   * Where the contact form posts. Null renders a form that can't be sent, as in a preview. Undefined omits the form.
   */
  formEndpoint?: string | null
  /** Links that send pings. Undefined for none, as in a preview. */
  pings?: Pings
  /** In the editor: the current time in milliseconds since 1970, to mark what visitors don't see now. */
  now?: () => number
}

/** Calls and emails always send pings. `bookings`: the URLs of booking pages. */
export type Pings = { bookings: ReadonlySet<string> }

const RenderTargetContext = createContext<RenderTarget>({ editing: false })

export const useRenderTarget = () => useContext(RenderTargetContext)

export function TargetProvider({ target, children }: { target: RenderTarget; children?: ReactNode }) {
  return <RenderTargetContext value={target}>{children}</RenderTargetContext>
}

const visited: RenderTarget = { editing: false, formEndpoint: null }
const edited: RenderTarget = { ...visited, editing: true, now: Date.now }

/** The editor's wrapper of a `SiteView`. While editing, all parts are marked. */
export function PreviewTarget({ editing, children }: { editing: boolean; children?: ReactNode }) {
  return <TargetProvider target={editing ? edited : visited}>{children}</TargetProvider>
}

import { createContext, useContext } from 'react'
import type { WebsiteSettings } from './document/website-settings.ts'
import type { Layout, SiteStyle } from './styles/site-style.ts'

/** What an element may ask about the page it stands on. */
export type Site = {
  document: WebsiteSettings
  style: SiteStyle
  /** The ids of the sections on the page: a link to any other leads nowhere. */
  sectionIds: ReadonlySet<string>
  /** Whether the logo is the page's first heading, because the page does not begin with an introduction that gives one. */
  logoIsTitle: boolean
}

export const SiteContext = createContext<Site | undefined>(undefined)

/** Whether the section stands at the top of the page, where pictures are wanted at once. */
export const TopOfPageContext = createContext(false)

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('A site element outside a SiteView')
  return site
}

export const useTopOfPage = () => useContext(TopOfPageContext)

/** How the website's style builds a section type up. */
export function useLayout<T extends keyof Layout>(type: T): Layout[T] {
  return useSite().style.layout[type]
}

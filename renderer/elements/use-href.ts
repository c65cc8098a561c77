import { hrefOnPage, type Link } from '../document/link.ts'
import { useSite } from '../site-context.ts'

/** Where a link leads from this page; undefined when nowhere, as when its section is not on the page. */
export function useHref(): (link: Pick<Link, 'type' | 'value'>) => string | undefined {
  const { sections } = useSite()
  return (link) => hrefOnPage(link, sections)
}

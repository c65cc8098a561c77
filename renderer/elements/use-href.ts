import { hrefOnPage, type Link } from '../document/values/link.ts'
import { useRenderTarget } from '../site/render-target.tsx'
import { useSite } from '../site/site-context.ts'

/** Where a link leads from this page; undefined when nowhere, as when its section is not on the website's index page. */
export function useHref(): (link: Pick<Link, 'type' | 'value'>) => string | undefined {
  const { sections } = useSite()
  const { home = '', onIndex = true } = useRenderTarget()
  return (link) => {
    const href = hrefOnPage(link, sections)
    return onIndex || !href?.startsWith('#') ? href : `${home}/${href}`
  }
}

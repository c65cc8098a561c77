import { hrefOnPage, type Link } from '../document/values/link.ts'
import { useRenderTarget } from '../site/render-target.tsx'
import { useSite } from '../site/site-context.ts'

/**
 * Resolves a link on this page. Undefined without a target, for example if its section isn't on the website's home
 * page.
 */
export function useHref(): (link: Pick<Link, 'type' | 'value'>) => string | undefined {
  const { sections } = useSite()
  const { home = '', onIndex = true } = useRenderTarget()
  return (link) => {
    const href = hrefOnPage(link, sections)
    return onIndex || !href?.startsWith('#') ? href : `${home}/${href}`
  }
}

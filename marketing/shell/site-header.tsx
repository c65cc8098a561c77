import { product } from '#renderer/document/product.ts'
import { Mark } from '#ui/bars/mark.tsx'
import { pages, wizardLink } from '#worker/platform/addresses/paths.ts'

const entries = [
  { name: 'Tools', path: '/tools', holds: ['/business-name-creator', '/business-idea-creator'] },
  { name: 'Pricing', path: '/pricing' },
  { name: 'Support', path: '/support' },
  { name: 'Blog', path: '/blog' },
] as const

const isWithin = (path: string, entry: { path: string; holds?: readonly string[] }) =>
  path === entry.path || path.startsWith(`${entry.path}/`) || (entry.holds ?? []).includes(path)

/** The header bar. On phones, a button opens its links without a script. */
export function SiteHeader({ path, bare }: { path: string; bare: boolean }) {
  return (
    <header className="bar">
      <a className="brand" href="/" data-click="brand">
        <Mark />
        {product.name}
      </a>
      {!bare && (
        <>
          <button className="menu-button" type="button" popoverTarget="menu">
            Menu
          </button>
          <nav className="menu" id="menu" popover="auto" aria-label="Main">
            {entries.map((entry) => (
              <a key={entry.path} href={entry.path} aria-current={isWithin(path, entry) ? 'page' : undefined}>
                {entry.name}
              </a>
            ))}
            <a href={pages.login} data-click="sign-in">
              Sign In
            </a>
            <a className="button small" href={wizardLink()} data-click="start-header">
              Get Started
            </a>
          </nav>
        </>
      )}
    </header>
  )
}

import { product } from '#renderer/document/product.ts'
import { Mark } from '#ui/bars/mark.tsx'
import { pages, wizardLink } from '#worker/platform/addresses/paths.ts'
import { industryPath } from '#worker/platform/addresses/public-paths.ts'

const legal = [
  ['Terms', '/terms'],
  ['Privacy', '/privacy'],
] as const

const columns = [
  {
    name: 'Product',
    links: [
      ['Create your website', wizardLink()],
      ['Sample websites', '/samples'],
      ['Pricing', '/pricing'],
      ['About', '/about'],
      ['Sign In', pages.login],
    ],
  },
  {
    name: 'Trades',
    links: [
      ['Electricians', industryPath('electrician')],
      ['Barber shops', industryPath('barber-shop')],
      ['Restaurants', industryPath('restaurant')],
      ['Therapists', industryPath('therapist')],
      ['All trades', '/industries'],
    ],
  },
  {
    name: 'Tools',
    links: [
      ['Business name creator', '/business-name-creator'],
      ['Business idea creator', '/business-idea-creator'],
      ['A closed Google website', '/google-business-website'],
    ],
  },
  {
    name: 'Help',
    links: [
      ['Support', '/support'],
      ['Blog', '/blog'],
      ['Status', pages.status],
    ],
  },
] as const

export function SiteFooter({ bare }: { bare: boolean }) {
  return (
    <footer className="foot">
      {!bare && (
        <nav className="ways-on" aria-label="Footer">
          {columns.map(({ name, links }) => (
            <div key={name}>
              <h2>{name}</h2>
              <ul>
                {links.map(([label, path]) => (
                  <li key={label}>
                    <a href={path}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      )}
      <div className="small-print">
        <p className="signature">
          <Mark /> {product.name}. {product.tagline}
        </p>
        <ul>
          {legal.map(([label, path]) => (
            <li key={label}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

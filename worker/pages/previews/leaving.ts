import { decodeHTML } from 'entities'
import { html } from 'hono/html'
import { product } from '../../../renderer/document/product.ts'
import { productPage } from '../../platform/http/site-not-found-page.ts'

/** The file below a preview's path that tells visitors where a link leads. */
export const leavePath = 'leave'
const target = 'to'

/** Links to other hosts, in the form that React writes them. */
const outsideLinks = /(<a\b[^>]*?\shref=")(https?:\/\/[^"]*)(?=")/g

/** Where a rendered page links to on other hosts. */
export const outsideAddresses = (page: string): string[] =>
  [...page.matchAll(outsideLinks)].map(([, , address = '']) => decodeHTML(address))

/** Makes a page's links to other hosts lead to a notice first. */
export const announceLeaving = (page: string, { token }: { token: string }): string =>
  page.replace(outsideLinks, (link, start: string, address: string) => {
    if (address === product.homepage) return link
    const query = new URLSearchParams({ [target]: decodeHTML(address) })
    return `${start}/${token}/${leavePath}?${query}`
  })

/** The address that a notice is for. */
export const leavingTo = (url: string): string => new URL(url).searchParams.get(target) ?? ''

/** Names the address that a link of a preview leads to, before a visitor goes there. */
export const leavePage = (address: string): Response =>
  productPage({
    status: 200,
    title: 'You are leaving this preview',
    text: String(html`Nobody has checked this website yet. The link leads to ${address}`),
    link: { href: String(html`${address}`), label: `Go to ${new URL(address).hostname}` },
  })

import { decodeHTML } from 'entities'
import { html } from 'hono/html'
import { product } from '../../renderer/document/product.ts'
import { productPage } from '../platform/http/site-not-found-page.ts'

/** Path of the notice below a preview’s own path. */
export const leavePath = 'leave'
const target = 'to'

/** Links to other hosts, in the form that React writes them. */
const outsideLinks = /(<a\b[^>]*?\shref=")(https?:\/\/[^"]*)(?=")/g

/** Returns the addresses on other hosts that a rendered page links to. */
export const outsideAddresses = (page: string): string[] =>
  [...page.matchAll(outsideLinks)].map(([, , address = '']) => decodeHTML(address))

/** Puts a notice in front of a page's links to other hosts. */
export const announceLeaving = (page: string, { token }: { token: string }): string =>
  page.replace(outsideLinks, (link, start: string, address: string) => {
    if (address === product.homepage) return link
    const query = new URLSearchParams({ [target]: decodeHTML(address) })
    return `${start}/${token}/${leavePath}?${query}`
  })

/** The address that a notice is for. */
export const leavingTo = (url: string): string => new URL(url).searchParams.get(target) ?? ''

/** Shows the address of a link before a visitor leaves a preview. */
export const leavePage = (address: string): Response =>
  productPage({
    status: 200,
    title: 'You are leaving this preview',
    text: String(html`Nobody has checked this website yet. The link leads to ${address}`),
    link: { href: String(html`${address}`), label: `Go to ${new URL(address).hostname}` },
  })

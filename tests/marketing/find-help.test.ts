import { describe, expect, test } from 'vitest'
import { createHelpSearch } from '#marketing/scripts/find-help-search.ts'
import { helpEntries, helpIndexFile } from '#marketing/support/help-index.ts'
import { publicPaths } from '#worker/platform/addresses/public-path-list.ts'
import { type HelpSlug, helpPath } from '#worker/platform/addresses/public-paths.ts'

const search = createHelpSearch(helpEntries())

/** Queries of shop owners, and the article that should come first. */
const first: [typed: string, article: HelpSlug][] = [
  ['password', 'use-a-password'],
  ['pasword', 'use-a-password'],
  ['forgot my password', 'use-a-password'],
  ['how do I undo', 'undo-a-change'],
  ['invalid code', 'code-does-not-arrive'],
  ['Email link expired', 'email-link-expired'],
  ['device not supported', 'device-not-supported'],
  ['connection not established', 'connection-not-established'],
  ['website not found', 'website-not-found'],
  ['delete my account', 'delete-your-account'],
  ['qr code', 'share-your-website'],
  ['crop', 'crop-a-picture'],
  ['favicon', 'how-a-shared-link-looks'],
  ['opening hours', 'set-opening-hours'],
  ['price list', 'show-prices'],
  ['business details', 'enter-your-business-details'],
  ['privacy policy', 'add-privacy-and-terms-pages'],
  ['cookie banner', 'measure-visits'],
  ['dns records', 'add-dns-records'],
  ['youtube', 'show-a-video'],
  ['domain', 'connect-your-own-domain'],
]

/** Queries, and the article that should be among the first three. */
const amongFirst: [typed: string, article: HelpSlug][] = [
  ['godaddy', 'connect-your-own-domain'],
  ['upload a photo', 'add-a-picture'],
  ['picture too large', 'picture-not-uploaded'],
  ['heic', 'picture-not-uploaded'],
  ['change colour', 'change-colors'],
  ['font', 'change-fonts'],
  ['logo', 'set-up-header-and-footer'],
  ['menu', 'set-up-header-and-footer'],
  ['instagram', 'set-up-header-and-footer'],
  ['google analytics', 'measure-visits'],
  ['not showing on google', 'be-found-in-search'],
  ['seo', 'be-found-in-search'],
  ['how to publish', 'publish-your-website'],
  ['schedule', 'publish-at-a-set-time'],
  ['holiday hours', 'publish-at-a-set-time'],
  ['change my phone number', 'enter-your-business-details'],
  ['phone number', 'say-how-to-reach-you'],
  ['lunch break', 'set-opening-hours'],
  ['per hour', 'show-prices'],
  ['license number', 'enter-your-business-details'],
  ['made up reviews', 'use-real-reviews-and-people'],
  ['old version', 'go-back-to-an-earlier-version'],
  ['remove made with', 'what-free-includes'],
  ['how much does it cost', 'what-free-includes'],
  ['changes not showing', 'changes-not-visible'],
  ['edit on my phone', 'edit-on-a-phone'],
  ['designed for larger screens', 'edit-on-a-phone'],
  ['web address already in use', 'choose-or-change-a-web-address'],
  ['maximum uploaded images reached', 'picture-not-uploaded'],
  ['maximum number of websites reached', 'delete-a-website'],
  ['there was a problem creating your website', 'website-could-not-be-created'],
  ['looks different on my phone', 'looks-different-on-a-phone'],
  ['booking calendar', 'take-bookings'],
  ['calendly', 'take-bookings'],
  ['reviews', 'use-real-reviews-and-people'],
  ['add a section', 'add-or-remove-a-section'],
  ['chage email', 'change-your-email'],
  ['code does not arrive', 'code-does-not-arrive'],
  ['copy website', 'manage-your-websites'],
  ['translate', 'rewrite-a-text'],
  ['alt text', 'describe-a-picture'],
  ['backup', 'download-your-data'],
  ['certificate', 'wait-for-the-certificate'],
  ['preview link', 'share-a-private-preview'],
  ['offline', 'take-your-website-offline'],
  ['unsaved changes', 'save-your-website'],
  ['business name', 'change-the-company-name'],
  ['name ideas', 'find-a-name-or-an-idea'],
  ['import old website', 'begin-from-a-page-you-have'],
]

describe('the help search', () => {
  test.each(first)('shows first for “%s”: %s', (typed, article) => {
    expect(search(typed)[0]).toBe(helpPath(article))
  })

  test.each(amongFirst)('shows among the first three results for “%s”: %s', (typed, article) => {
    expect(search(typed).slice(0, 3)).toContain(helpPath(article))
  })

  test('matches words still being typed', () => {
    for (const prefix of ['cer', 'certi', 'certific'])
      expect(search(prefix)).toContain(helpPath('wait-for-the-certificate'))
  })

  test('finds every article by its title', () => {
    const lost = helpEntries().filter(({ title, path }) => !search(title).slice(0, 2).includes(path))
    expect(lost.map(({ title }) => title)).toEqual([])
  })

  test('finds nothing about an unknown subject', () => {
    expect(search('zzzqqq')).toEqual([])
  })

  test('ignores filler words in a longer query', () => {
    expect(search('how do I')).toEqual([])
    expect(search('how do I crop it')).toEqual(search('crop'))
  })

  test('returns at most twelve results, each on its own page', () => {
    const found = search('website')
    expect(found).toHaveLength(12)
    for (const path of found) expect(publicPaths).toContain(path)
  })

  test('uses an index small enough to load while the person types', () => {
    const [, write] = helpIndexFile
    const content = write()
    expect(JSON.parse(content)).toEqual(helpEntries())
    expect(content.length).toBeLessThan(118_000)
    expect(content).not.toMatch(/\{product\}|\*\*|\]\(/)
  })
})

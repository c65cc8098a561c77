import { expect, it } from 'vitest'
import { shareTargets } from '../../../../../editor/features/publish/published/share-targets.ts'

const url = 'https://oak-and-ember.sites.example/'
const targets = Object.fromEntries(shareTargets(url, 'Oak & Ember + Co').map(({ name, href }) => [name, new URL(href)]))

it('names the website and its address wherever it is shared', () => {
  expect(Object.keys(targets)).toEqual(['Email', 'WhatsApp', 'Facebook', 'X', 'LinkedIn'])
  expect(targets.Email?.searchParams.get('body')).toBe(url)
  expect(targets.Email?.searchParams.get('subject')).toContain('Oak & Ember + Co')
  expect(targets.WhatsApp?.searchParams.get('text')).toMatch(new RegExp(`^Oak & Ember \\+ Co.* ${url}$`))
  expect(targets.Facebook?.searchParams.get('u')).toBe(url)
  expect(targets.X?.searchParams.get('url')).toBe(url)
  expect(targets.LinkedIn?.searchParams.get('url')).toBe(url)
})

it('puts no plus where a mail program would show one', () => {
  expect(targets.Email?.href).not.toContain('our+new')
})

import { describe, expect, test } from 'vitest'
import { carriedNames, pages } from '#worker/platform/addresses/paths.ts'
import { all, htmlOf } from './drawn-site.ts'

describe('the page for owners of closed Google websites', () => {
  const html = htmlOf('/google-business-website')

  test('asks only for what the wizard accepts', () => {
    const [form = ''] = all(html, /(<form.*?<\/form>)/gs)
    expect(form).toContain(`action="${pages.create}"`)
    const names = all(form, / name="(\w+)"/g)
    expect(names).toContain('businessActivities')
    expect(names.filter((name) => !(carriedNames as readonly string[]).includes(name))).toEqual([])
  })

  test('doesn’t cut off pasted text', () => {
    const [textarea = ''] = all(html, /(<textarea[^>]*>)/g)
    expect(textarea).toContain('name="businessActivities"')
    expect(textarea).not.toContain('maxLength')
  })

  test('appears in the footer of other pages', () => {
    const home = htmlOf('/')
    expect(home.slice(home.indexOf('<footer'))).toContain('href="/google-business-website"')
  })
})

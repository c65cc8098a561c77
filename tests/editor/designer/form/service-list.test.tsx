// @vitest-environment happy-dom
import { Notifications } from '@mantine/notifications'
import { cleanup, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { businessAtom } from '#editor/designer/document/business.ts'
import { documentAtom, timelineAtom } from '#editor/designer/document/session.ts'
import { setFieldAtom } from '#editor/designer/document/use-field.ts'
import { business } from '#renderer/document/business.ts'
import { ContentForm, InDesigner, openedWith, type Store, websiteWith } from '../../in-designer.tsx'

/** The default of one second is too short on a busy machine. */
configure({ asyncUtilTimeout: 20_000 })

const gbp = (amount: number) => ({ amount, currency: 'GBP' })
let store: Store
let user: ReturnType<typeof userEvent.setup>

beforeEach(() => {
  user = userEvent.setup()
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(null)
  const services = [
    { id: 'massage', name: 'Sports massage', price: gbp(55) },
    { id: 'pilates', name: 'Pilates', price: gbp(18) },
  ]
  const items = services.map(({ id, name }) => ({ id: `item-${id}`, heading: name, service: id }))
  const website = websiteWith({ id: 'services', type: 'Services', content: { items } })
  store = openedWith({ ...website, business: business.parse({ services }) })
  render(
    <InDesigner store={store}>
      <ContentForm type="Services" id="services" />
      <Notifications />
    </InDesigner>,
  )
})
afterEach(cleanup)

const choose = async (item: string, action: string) => {
  await user.click(screen.getByRole('button', { name: `${item}: more` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}
const prices = () => store.get(businessAtom).services.map(({ name, price }) => [name, price?.amount])
const itemsNow = () =>
  store.get(documentAtom)?.sections.flatMap((one) => (one.type === 'Services' ? one.content.items : [])) ?? []
const steps = () => store.get(timelineAtom)?.past.length

describe('the list of services', () => {
  it('duplicates a service with its own, independent price', async () => {
    await choose('Sports massage', 'Duplicate')
    expect(itemsNow().map(({ heading }) => heading)).toEqual(['Sports massage', 'Sports massage 2', 'Pilates'])
    expect(steps()).toBe(1)
    store.set(setFieldAtom, { path: `business.services.${itemsNow()[1]?.service}.price.amount`, value: 65 })
    expect(prices()).toEqual([
      ['Sports massage', 55],
      ['Sports massage 2', 65],
      ['Pilates', 18],
    ])
  })

  it('removes a service from the business, and one Undo restores it', async () => {
    const before = store.get(documentAtom)
    await choose('Pilates', 'Remove')
    expect(prices()).toEqual([['Sports massage', 55]])
    expect(itemsNow()).toHaveLength(1)
    expect(await screen.findByText('Pilates removed')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(store.get(documentAtom)).toEqual(before)
  })
})

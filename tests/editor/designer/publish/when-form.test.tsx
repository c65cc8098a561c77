// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { PublishFoot } from '#editor/designer/publish/publish-foot.tsx'
import { useWhen } from '#editor/designer/publish/when/use-when.ts'
import { daysAfter, wallTime } from '#renderer/dates/wall-time.ts'
import { ownClock } from '#ui/words/when-words.ts'
import { InDesigner, openedWith } from '../../in-designer.tsx'
import { stubApi } from '../../stub-api.ts'
import { draftOf, websiteOf } from '../../website.ts'

function Foot() {
  const when = useWhen(draftOf(websiteOf()))
  return (
    <PublishFoot
      when={when}
      progress={undefined}
      error={null}
      isReady
      moves={false}
      choosing
      onChoosing={() => undefined}
    />
  )
}

/** Opens the dialog for a website of that country, in an American English browser. */
async function schedule(country: string) {
  stubApi({ 'GET /api/drafts/draft-1/releases': () => ({ releases: [], schedules: [] }) })
  const website = websiteOf()
  const place = { ...website.business.place, country }
  render(
    <InDesigner store={openedWith({ ...website, business: { ...website.business, place } })}>
      <Foot />
    </InDesigner>,
  )
  await userEvent.setup().click(screen.getByText('Schedule', { selector: 'span' }))
  return {
    day: screen.getByLabelText<HTMLInputElement>('Goes online'),
    time: screen.getByLabelText<HTMLSelectElement>('Goes online: time'),
  }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('the schedule form uses the website country’s formats and the owner’s time zone', async () => {
  const { day, time } = await schedule('GB')
  fireEvent.change(day, { target: { value: '2026-12-14' } })
  fireEvent.change(time, { target: { value: '13:25' } })
  expect(time.selectedOptions[0]?.textContent).toBe('13:25')
  expect(screen.getByText('Mon, 14 Dec 2026')).toBeTruthy()
  expect(screen.getByText(/^Times are in your time zone: /)).toBeTruthy()
})

it('the schedule form shows American times for an American website', async () => {
  const { time } = await schedule('US')
  expect(time.selectedOptions[0]?.textContent).toMatch(/^8:00\sAM$/)
})

it('the schedule form rejects a time in the past and an empty day', async () => {
  const { day } = await schedule('GB')
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Schedule' })
  expect(button().disabled).toBe(false)
  fireEvent.change(day, { target: { value: daysAfter(wallTime(Date.now(), ownClock().zone), -1).slice(0, 10) } })
  expect(screen.getByRole('alert').textContent).toBe('Choose a time at least 5 minutes from now.')
  fireEvent.change(day, { target: { value: '' } })
  expect(screen.getByRole('alert').textContent).toBe('Choose a date and a time.')
  expect(button().disabled).toBe(true)
})

import { describe, expect, it } from 'vitest'
import { applySteps, makeStep, type Step } from '../../../../renderer/document/tools/steps.ts'
import { composedSite } from '../../../harness/composed-site.ts'

const site = composedSite()
const stepFor = (tool: Step['tool'], input: Record<string, unknown>) => makeStep(site, { id: 's', tool, input }) as Step

describe('Applying steps', () => {
  it('names a moved section by its new neighbor, and moves it there', () => {
    const step = stepFor('move-section', { sectionId: 'team', place: 'above', otherId: 'gallery' })
    const { document } = applySteps(site, [step])
    const ids = document.sections.map(({ id }) => id)
    expect([step.title, step.sectionIds]).toEqual(['Team above Gallery', ['team']])
    expect(ids[ids.indexOf('gallery') - 1]).toBe('team')
  })

  it('refuses a step that changes nothing, with a sentence, and runs the others', () => {
    const shown = stepFor('hide-section', { sectionId: 'gallery', hidden: false })
    const hidden = stepFor('hide-section', { sectionId: 'team', hidden: true })
    const { document, applied, refused } = applySteps(site, [shown, hidden])
    expect(refused.map(({ problem }) => problem)).toEqual(['Gallery is on the page already.'])
    expect(applied).toEqual([hidden])
    expect(document.sections.find(({ id }) => id === 'team')?.hidden).toBe(true)
  })

  it('never removes the header or the footer', () => {
    const steps = ['header', 'footer'].map((sectionId) => stepFor('remove-section', { sectionId }))
    expect(applySteps(site, steps)).toMatchObject({ document: site, applied: [] })
  })

  it('refuses an input that its tool does not take', () => {
    const step: Step = { id: 's', tool: 'set-field', input: { path: 7 }, title: '', sectionIds: [] }
    expect(applySteps(site, [step])).toMatchObject({ document: site, refused: [{ step }] })
  })

  it('refuses colors in which a text would be hard to read', () => {
    const step = stepFor('choose-colors', { name: 'Yellow text', colors: { primaryTextColor: '#f2c230' } })
    expect(applySteps(site, [step]).refused[0]?.problem).toBe('Text would be hard to read in these colors.')
  })
})

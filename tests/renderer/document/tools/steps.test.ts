import { describe, expect, it } from 'vitest'
import { applySteps, makeStep, type Step } from '../../../../renderer/document/tools/steps.ts'
import { composedSite } from '../../../harness/composed-site.ts'

const site = composedSite()
const stepFor = (tool: Step['tool'], input: Record<string, unknown>) => makeStep(site, { id: 's', tool, input }) as Step

describe('applying steps', () => {
  it('moves a section, and names the step after its new neighbor', () => {
    const step = stepFor('move-section', { sectionId: 'team', place: 'above', otherId: 'services' })
    const { document } = applySteps(site, [step])
    const ids = document.sections.map(({ id }) => id)
    expect([step.title, step.sectionIds]).toEqual(['Team above Services', ['team']])
    expect(ids[ids.indexOf('services') - 1]).toBe('team')
  })

  it('rejects a step without effect, with a reason, and runs the remaining steps', () => {
    const shown = stepFor('hide-section', { sectionId: 'services', hidden: false })
    const hidden = stepFor('hide-section', { sectionId: 'team', hidden: true })
    const { document, applied, refused } = applySteps(site, [shown, hidden])
    expect(refused.map(({ problem }) => problem)).toEqual(['Services is on the page already.'])
    expect(applied).toEqual([hidden])
    expect(document.sections.find(({ id }) => id === 'team')?.hidden).toBe(true)
  })

  it('never removes the header or the footer', () => {
    const steps = ['header', 'footer'].map((sectionId) => stepFor('remove-section', { sectionId }))
    expect(applySteps(site, steps)).toMatchObject({ document: site, applied: [] })
  })

  it('rejects an input that its tool does not accept', () => {
    const step: Step = { id: 's', tool: 'set-field', input: { path: 7 }, title: '', sectionIds: [] }
    expect(applySteps(site, [step])).toMatchObject({ document: site, refused: [{ step }] })
  })

  it.each([
    ['choose-layout', { sectionId: 'introduction', layout: 'PaneOfLight' }],
    ['set-field', { path: 'introduction.layout', value: 'PaneOfLight' }],
  ] as const)('rejects another style’s opening, with a reason: %s', (tool, input) => {
    const { refused } = applySteps(site, [stepFor(tool, input)])
    expect(refused.map(({ problem }) => problem)).toEqual([
      'Introduction has no layout “pane of light” in the style Common.',
    ])
  })

  it('accepts the style’s own opening, even if the style is chosen in the same batch', () => {
    const number = stepFor('choose-layout', { sectionId: 'introduction', layout: 'Number' })
    expect(number.title).toBe('Introduction as phone number')
    const [pane, style] = [
      stepFor('choose-layout', { sectionId: 'introduction', layout: 'PaneOfLight' }),
      stepFor('choose-style', { style: 'Elegant' }),
    ]
    const layoutAfter = (...steps: Step[]) =>
      applySteps(site, steps).document.sections.find(({ id }) => id === 'introduction')?.content
    expect(layoutAfter(number)).toMatchObject({ layout: 'Number' })
    expect(layoutAfter(style, pane)).toMatchObject({ layout: 'PaneOfLight' })
  })

  it('rejects colors with hard-to-read text', () => {
    const step = stepFor('choose-colors', { name: 'Yellow text', colors: { primaryTextColor: '#f2c230' } })
    expect(applySteps(site, [step]).refused[0]?.problem).toBe('Text would be hard to read in these colors.')
  })
})

describe('rewritten texts', () => {
  const reword = (input: object, document = composedSite()) => {
    const made = makeStep(document, { id: 's', tool: 'reword-section', input: { ...input } })
    return made && { title: made.title, ...applySteps(document, [made]) }
  }
  const texts = [{ path: 'services.heading', text: 'Servicios' }]

  it('form one change per section, with its language', () => {
    const done = reword({ sectionId: 'services', way: 'translate', language: 'es', texts })
    expect(done?.title).toBe('Services in Spanish')
    expect(JSON.stringify(done?.document.sections)).toContain('Servicios')
    expect(reword({ sectionId: 'services', way: 'shorter', texts })?.title).toBe('Services made shorter')
  })

  it.each([
    ['a deleted section', { sectionId: 'gone', way: 'shorter', texts }],
    ['a fact', { sectionId: 'contact', way: 'shorter', texts: [{ path: 'contact.phone', text: '0900' }] }],
    ['another section', { sectionId: 'team', way: 'shorter', texts }],
  ])('change nothing for %s', (_what, input) => {
    expect(reword(input)?.refused).toHaveLength(1)
  })

  it('need a valid language', () => {
    expect(reword({ sectionId: 'services', way: 'translate', language: 'klingon!', texts })).toBeUndefined()
  })
})

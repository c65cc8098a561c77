import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SectionForm } from '../../../editor/fields/section-form.tsx'
import { sectionTypes } from '../../../renderer/document/section-types.ts'

it('the contact form’s settings ask for a phone number and an email address with the keyboards for them', () => {
  const { content } = sectionTypes.Contact
  const html = renderToStaticMarkup(
    <MantineProvider>
      <SectionForm
        schema={content as never}
        path="contact"
        value={content.parse({}) as Record<string, unknown>}
        onChange={() => undefined}
      />
    </MantineProvider>,
  )
  const input = (id: string) => html.match(/<input[^>]*>/g)?.find((tag) => tag.includes(`id="contact.${id}"`))
  expect(input('phone')).toContain('type="tel"')
  expect(input('email')).toContain('type="email"')
})

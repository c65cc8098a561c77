import type { ReactElement } from 'react'
import { HomePage } from './home-page.tsx'
import type { PublicPageProps } from './public-page-props.ts'
import { SamplesPage } from './samples-page.tsx'
import { SupportPage } from './support-page.tsx'

/** The pages that anyone may read, as files of plain HTML. */
export const publicPages: readonly { file: string; page: (props: PublicPageProps) => ReactElement }[] = [
  { file: 'home.html', page: HomePage },
  { file: 'samples.html', page: SamplesPage },
  { file: 'support.html', page: SupportPage },
]

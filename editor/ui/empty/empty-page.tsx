import type { ComponentProps } from 'react'
import pageTitle from '../page-title.module.css'
import classes from './empty-page.module.css'
import { EmptyState } from './empty-state.tsx'

type EmptyPageProps = ComponentProps<typeof EmptyState> & { pageName: string; pageNameId?: string }

export const EmptyPage = ({ pageName, pageNameId, ...state }: EmptyPageProps) => (
  <main className={classes.page}>
    <h1 id={pageNameId} className={pageTitle.title} tabIndex={pageNameId === undefined ? undefined : -1}>
      {pageName}
    </h1>
    <EmptyState {...state} />
  </main>
)

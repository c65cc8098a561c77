import { Fragment } from 'react'
import { legalKinds } from '../../document/legal.ts'
import { usePageWords } from '../../elements/words/use-page-words.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useImprint } from '../../site/site-context.ts'

export function LegalLinks() {
  const { legal } = useImprint()
  const { home = '' } = useRenderTarget()
  const words = usePageWords()
  const kinds = legalKinds.filter((kind) => legal[kind])
  if (kinds.length === 0) return null
  return (
    <p lang={words.lang}>
      {kinds.map((kind, index) => (
        <Fragment key={kind}>
          {index > 0 && ' · '}
          <a href={`${home}/${kind}/`}>{words[kind]}</a>
        </Fragment>
      ))}
    </p>
  )
}

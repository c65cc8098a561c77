import { Fragment } from 'react'
import { photoServices } from '../../document/values/photo-services.ts'
import { useHref } from '../../elements/use-href.ts'
import { usePageWords } from '../../elements/words/use-page-words.ts'
import { type PhotoCredit, useImprint } from '../../site/site-context.ts'

/** Photographers and photo services, with the links that the services' terms require. */
export function PhotoCredits() {
  const { credits } = useImprint()
  const { photos, lang } = usePageWords()
  if (credits.length === 0) return null
  return (
    <p lang={lang}>
      {photos}:{' '}
      {credits.map((credit, index) => (
        <Fragment key={credit.service ?? ''}>
          {index > 0 && ' · '}
          <ServiceCredit {...credit} />
        </Fragment>
      ))}
    </p>
  )
}

/** 'Ana Silva, Jo Lee (Pexels)', or only the service without photographers. */
function ServiceCredit({ service, photographers }: PhotoCredit) {
  const hrefOf = useHref()
  const source = service && <a href={photoServices[service]}>{service}</a>
  if (photographers.length === 0) return source
  return (
    <>
      {photographers.map(({ name, url }, index) => {
        const href = hrefOf({ type: 'Web', value: url })
        return (
          <Fragment key={name}>
            {index > 0 && ', '}
            {href ? <a href={href}>{name}</a> : name}
          </Fragment>
        )
      })}
      {source && <> ({source})</>}
    </>
  )
}

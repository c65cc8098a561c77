import { type PhotoServiceName, photoServices } from '../../../../renderer/document/photo-services.ts'
import type { PhotoSource } from '../../../../worker/adapters/photos/schema.ts'
import classes from './search.module.css'

/** The service that the photos are from, as its terms ask. Nothing for drawings. */
export function ProvidedBy({ source }: { source: PhotoSource | undefined }) {
  if (!isService(source)) return null
  return (
    <p className={classes.provided}>
      Photos provided by{' '}
      <a href={photoServices[source]} target="_blank" rel="noreferrer">
        {source}
      </a>
    </p>
  )
}

const isService = (source: PhotoSource | undefined): source is PhotoServiceName =>
  source !== undefined && source in photoServices

import type { Image } from '../../renderer/document/image.ts'
import classes from './fields.module.css'

/** Who took a photo that is from elsewhere. Nothing for a picture of the owner's own. */
export function PictureCredit({ picture: { credit, provider } }: { picture: Image }) {
  if (!credit) return null
  return (
    <p className={classes.quiet}>
      Photo by{' '}
      <a href={credit.url} target="_blank" rel="noreferrer">
        {credit.name}
      </a>
      {provider === 'Custom' ? '' : ` on ${provider}`}
    </p>
  )
}

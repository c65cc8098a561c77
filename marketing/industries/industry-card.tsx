import { industryPath } from '#worker/platform/addresses/public-paths.ts'
import { picturePath } from '../pictures/picture-paths.ts'
import type { IndustryCopy } from './industry-copy.ts'

export function IndustryCard({ copy: { slug, plural, card } }: { copy: IndustryCopy }) {
  return (
    <li className="card">
      <img src={picturePath(slug)} alt="" width="600" height="400" loading="lazy" />
      <h3>
        <a href={industryPath(slug)}>{plural}</a>
      </h3>
      <p>{card}</p>
    </li>
  )
}

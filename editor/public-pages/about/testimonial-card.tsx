import { samplePath } from '../../../worker/pages/sample-paths.ts'
import { picturePath } from '../pictures/picture-paths.ts'
import { sampleSite } from '../samples/sample-sites.ts'
import type { Testimonial } from './testimonials.ts'

/** One of them, marked as what it is, with the way to the website of the business. */
export function TestimonialCard({ testimonial: { industry, style, person, text } }: { testimonial: Testimonial }) {
  const { business } = sampleSite(style, industry)
  return (
    <li>
      <figure className="testimonial">
        <blockquote>
          <p>“{text}”</p>
        </blockquote>
        <figcaption>
          <img src={picturePath(industry)} width="600" height="400" alt="" loading="lazy" />
          <span>
            <span className="person">{person}</span>
            <a href={samplePath(style, industry)}>{business.name}</a>
          </span>
          <span className="sample-tag">Sample</span>
        </figcaption>
      </figure>
    </li>
  )
}

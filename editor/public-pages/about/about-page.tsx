import { product } from '../../../renderer/document/product.ts'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { Closing } from '../parts/closing.tsx'
import { Points } from '../parts/points.tsx'
import { picturePath } from '../pictures/picture-paths.ts'
import type { PublicPage } from '../public-page.ts'
import { beliefs } from './beliefs.ts'
import { HowMade } from './how-made.tsx'
import { TestimonialCard } from './testimonial-card.tsx'
import { testimonials } from './testimonials.ts'

/** Why there is such a thing, and what it is held to. */
export const aboutPage: PublicPage = {
  path: pages.about,
  title: `About · ${product.name}`,
  description: `To hang out your shingle is to open your door for business. Why ${product.name} exists, what it believes in and how it is made.`,
  data: [{ '@type': 'AboutPage', name: `About ${product.name}`, url: product.homepage + pages.about }],
  body: AboutBody,
}

const shownTrades = ['bike-repair', 'restaurant', 'barber-shop', 'landscaping'] as const

function AboutBody() {
  return (
    <>
      <section className="about-head">
        <div className="about-words">
          <h1>Hang out your {product.name.toLowerCase()}</h1>
          <p className="lead">
            It’s an old way of saying that somebody has opened for business: they’ve painted their name on a wooden
            board and hung it over the door. Nowadays the board is a website. It shouldn’t take longer than the paint
            takes to dry.
          </p>
        </div>
        <div className="collage" aria-hidden="true">
          {shownTrades.map((trade) => (
            <img key={trade} src={picturePath(trade)} width="600" height="400" alt="" />
          ))}
        </div>
      </section>

      <section className="band beside" aria-labelledby="why">
        <div className="beside-head">
          <h2 id="why">Why it exists</h2>
        </div>
        <div className="telling">
          <p>
            The people who fix our boilers, cut our hair and teach our children the violin are very good at it. Many of
            them have no website, or one that a nephew made and that still wishes everyone a happy new year from some
            time ago.
          </p>
          <p>
            It isn’t for lack of tools. There are plenty, and they tend to begin with an empty page, a few hundred
            templates and the question which plan you’d like. If you’re a plumber, that’s an evening you’d rather spend
            on anything else, and having it done costs money that was meant for the van.
          </p>
          <p>
            So {product.name} begins at the other end. You say what you do, where, and for how much, as you’d say it to
            a neighbor. It designs a page around that, asks what customers will want to know next, and leaves out what
            nobody told it. A short page that is true is a good one to begin with.
          </p>
        </div>
      </section>

      <section className="band sunken" aria-labelledby="beliefs">
        <h2 id="beliefs">What we won’t bargain over</h2>
        <Points items={beliefs} />
      </section>

      <HowMade />

      <section className="band" aria-labelledby="samples">
        <h2 id="samples">What people might say</h2>
        <p className="lead">
          These six are samples: invented people who run invented businesses, here to show what a testimonial looks
          like. As soon as real ones exist, and their authors agree, they’ll hang in this place. The websites behind the
          names are real, in so far as you can click on them.
        </p>
        <ul className="testimonials">
          {testimonials.map((testimonial) => (
            <TestimonialCard key={testimonial.industry} testimonial={testimonial} />
          ))}
        </ul>
      </section>

      <section className="band beside" aria-labelledby="whom">
        <div className="beside-head">
          <h2 id="whom">Whom to write to</h2>
        </div>
        <div className="telling">
          <p>
            Write to <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a> and tell us what got in your
            way, in as many words as you like. Most questions have an answer under <a href={pages.support}>Support</a>,
            which is open all night. The <a href={pages.terms}>terms</a> name the operator of this installation.
          </p>
        </div>
      </section>

      <Closing
        heading="Your turn to hang one out"
        text="Bring your name and what you do. The rest can be changed later."
      />
    </>
  )
}

import { product } from '#renderer/document/product.ts'
import { samplePath } from '#worker/pages/sample-paths.ts'
import { Closing } from '../parts/closing.tsx'
import { Points } from '../parts/points.tsx'
import { picturePath } from '../pictures/picture-paths.ts'
import type { PublicPage } from '../public-page.ts'
import { sampleSite } from '../samples/sample-sites.ts'
import { HowMade } from './how-made.tsx'
import { type Testimonial, testimonials } from './testimonials.ts'

const principles = [
  {
    title: 'A page opens instantly',
    text: 'Your customer is standing in a street with one bar of signal. So a published page is plain HTML, a dozen kilobytes of it, with nothing that has to start up first.',
  },
  {
    title: 'Nothing is made up',
    text: 'What you don’t say isn’t on your page: no slogan, no price, no happy customer. A section with nothing to say waits until it has. That goes for this page, too: the invented people below are marked.',
  },
  {
    title: 'It’s yours to take away',
    text: 'Your words, your pictures and every version you published come as a download, whenever you like. Leaving should be as easy as arriving. That’s why people can stay without worrying.',
  },
  {
    title: 'The door is held open',
    text: 'Everything works with keys alone, can be read aloud, and stands out from its background whatever colors you choose. Not as an extra. It’s what manners look like on the web.',
  },
  {
    title: 'Visitors are guests',
    text: 'Nobody is followed around on your page unless you switch that on yourself, and then they’re asked first. We set no cookies on it; you learn how many came, and overnight we forget who.',
  },
  {
    title: 'Less, but finished',
    text: 'No shop, no blog, no forum. One page for a business that works with people, done properly. There are good tools for the rest, and we’ll tell you when you need one.',
  },
] as const

export default {
  path: '/about',
  title: `About · ${product.name}`,
  description: `To hang out your shingle is to open your door for business. Why ${product.name} exists, what it believes in and how it is made.`,
  data: [{ '@type': 'AboutPage', name: `About ${product.name}`, url: `${product.homepage}/about` }],
  body: AboutBody,
} satisfies PublicPage

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
        <Points items={principles} />
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
            <TestimonialCard key={testimonial.trade} testimonial={testimonial} />
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
            way, in as many words as you like. Most questions have an answer under <a href="/support">Support</a>, which
            is open all night. The <a href="/terms">terms</a> name the operator of this installation.
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

/** A testimonial, marked as a sample, with a link to the business's website. */
function TestimonialCard({ testimonial: { trade, style, person, text } }: { testimonial: Testimonial }) {
  const { business } = sampleSite(style, trade)
  return (
    <li>
      <figure className="testimonial">
        <blockquote>
          <p>“{text}”</p>
        </blockquote>
        <figcaption>
          <img src={picturePath(trade)} width="600" height="400" alt="" loading="lazy" />
          <span>
            <span className="person">{person}</span>
            <a href={samplePath(style, trade)}>{business.name}</a>
          </span>
          <span className="sample-tag">Sample</span>
        </figcaption>
      </figure>
    </li>
  )
}

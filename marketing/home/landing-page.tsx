import { product } from '#renderer/document/product.ts'
import { wizardLink } from '#worker/platform/addresses/paths.ts'
import type { PublicPage } from '../public-page.ts'
import { SampleStage } from '../samples/sample-frame.tsx'
import { heroSample } from '../samples/sample-sites.ts'

export default {
  path: '/start',
  title: `Your Website in Minutes · ${product.name}`,
  description:
    'Answer a few questions about your business and see your website, finished, before you sign up. Free, fast and yours.',
  bare: true,
  body: () => (
    <section className="landing">
      <h1>Your Website in Minutes</h1>
      <p className="lead">
        Five short steps: your business, fonts, colors, sections, done. You see it before you sign up, and it costs
        nothing.
      </p>
      <a className="button large" href={wizardLink()} data-click="start-landing">
        Get Started
      </a>
      <SampleStage {...heroSample} first />
    </section>
  ),
} satisfies PublicPage

import { aboutPage } from './about/about-page.tsx'
import { blogPage } from './blog/blog-page.tsx'
import { blogPosts } from './blog/blog-posts.ts'
import { postPage } from './blog/post-page.tsx'
import { homePage } from './home/home-page.tsx'
import { landingPage } from './home/landing-page.tsx'
import { industriesPage } from './industries/industries-page.tsx'
import { industryCopies } from './industries/industry-copies.ts'
import { industryPage } from './industries/industry-page.tsx'
import { privacyPage } from './legal/privacy-page.tsx'
import { termsPage } from './legal/terms-page.tsx'
import { pricingPage } from './pricing/pricing-page.tsx'
import type { PublicPage } from './public-page.ts'
import { samplesPage } from './samples/samples-page.tsx'
import { helpArticles } from './support/help-articles.ts'
import { helpPage } from './support/help-page.tsx'
import { supportPage } from './support/support-page.tsx'
import { ideaCreatorPage } from './tools/idea-creator-page.tsx'
import { nameCreatorPage } from './tools/name-creator-page.tsx'
import { toolsPage } from './tools/tools-page.tsx'

/** The pages that anyone may read: one for each of `publicPaths`, which a test and the build see to. */
export const publicPages: readonly PublicPage[] = [
  homePage,
  landingPage,
  samplesPage,
  industriesPage,
  ...industryCopies.map(industryPage),
  toolsPage,
  nameCreatorPage,
  ideaCreatorPage,
  pricingPage,
  aboutPage,
  supportPage,
  ...helpArticles.map(helpPage),
  blogPage,
  ...blogPosts.map(postPage),
  termsPage,
  privacyPage,
]

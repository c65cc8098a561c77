import type { ReactNode } from 'react'
import type { SectionOf, SectionType } from '../document/section-types.ts'
import type { ThemeColors } from '../document/theme.ts'
import { isShown, type PictureFrame } from '../elements/pictures/pictures.ts'
import type { LayoutBusiness } from '../facts/layouts/layout-business.ts'
import type { Layout } from '../styles/site-style.ts'
import { contactLayout } from './contact/contact-layout.ts'
import { formOnlyFields } from './contact/form-spec.ts'
import { contactStyles } from './contact/styles.ts'
import { ContactView } from './contact/view.tsx'
import { reviewsLayout } from './customer-reviews/reviews-layout.ts'
import { customerReviewsStyles } from './customer-reviews/styles.ts'
import { CustomerReviewsView } from './customer-reviews/view.tsx'
import { footerStyles } from './footer/styles.ts'
import { FooterView } from './footer/view.tsx'
import { frequentlyAskedQuestionsStyles } from './frequently-asked-questions/styles.ts'
import { FrequentlyAskedQuestionsView } from './frequently-asked-questions/view.tsx'
import { galleryFrame, galleryLayout } from './gallery/gallery-frame.ts'
import { galleryRules, galleryStyles } from './gallery/styles.ts'
import { GalleryView } from './gallery/view.tsx'
import { darkLogoRules, hasPictureLogo, headerRules, headerStyles } from './header/styles.ts'
import { HeaderView } from './header/view.tsx'
import { imageBannerLayout, isOnBannerPicture } from './image-banner/image-banner-layout.ts'
import { imageBannerFloor, imageBannerRules, imageBannerStyles } from './image-banner/styles.ts'
import { ImageBannerView } from './image-banner/view.tsx'
import { introductionFrame, introductionLayout, isIntroducedOnPicture } from './introduction/introduction-layout.ts'
import { introductionFloor, introductionRules, introductionStyles } from './introduction/styles.ts'
import { IntroductionView } from './introduction/view.tsx'
import { quoteBannerStyles } from './quote-banner/styles.ts'
import { textBannerLayout } from './quote-banner/text-banner-layout.ts'
import { QuoteBannerView } from './quote-banner/view.tsx'
import { schedulingStyles } from './scheduling/styles.ts'
import { SchedulingView } from './scheduling/view.tsx'
import { serviceFrame, serviceLayout, showsPictures } from './services/service-layout.ts'
import { servicesStyles } from './services/styles.ts'
import { ServicesView } from './services/view.tsx'
import { teamStyles } from './team/styles.ts'
import { teamLayout } from './team/team-layout.ts'
import { TeamView } from './team/view.tsx'
import { videoStyles } from './video/styles.ts'
import { VideoView } from './video/view.tsx'

export type SectionRenderer<T extends SectionType> = {
  View: (props: { section: SectionOf<T> }) => ReactNode
  /** Included once per page that has the section type. */
  styles: string
  rules?: (section: SectionOf<T>, colors: ThemeColors, layout: Layout) => string
  /** Additional rules for a dark page whose owner `picked` light colors. Can be blank. */
  darkRules?: (section: SectionOf<T>, picked: ThemeColors, drawn: ThemeColors) => string
  /** The owner's layout, with 'Auto' resolved. Omitted without a layout field. */
  layoutOf?: (section: SectionOf<T>, layout: Layout, business: LayoutBusiness) => string
  onPicture?: (section: SectionOf<T>, layout: Layout) => boolean
  idle?: (section: SectionOf<T>, layout: Layout, business: LayoutBusiness) => readonly string[]
  /** Minimum effective values of range fields on the page. */
  floors?: (section: SectionOf<T>, colors: ThemeColors, layout: Layout) => Readonly<Record<string, number>>
  /** The frame of the pictures in its content. Omitted if they have no frame, or if it has no pictures. */
  frame?: (section: SectionOf<T>, layout: Layout, business: LayoutBusiness) => PictureFrame
}

export const sectionRenderers: { [T in SectionType]: SectionRenderer<T> } = {
  Header: {
    View: HeaderView,
    styles: headerStyles,
    rules: headerRules,
    darkRules: darkLogoRules,
    // Choosing the first picture makes it the logo.
    idle: ({ content }) => [
      ...(content.logoType === 'Text' && content.logoImage ? ['logoImage'] : []),
      ...(hasPictureLogo(content) ? [] : ['logoSize']),
    ],
  },
  Introduction: {
    View: IntroductionView,
    styles: introductionStyles,
    rules: introductionRules,
    layoutOf: introductionLayout,
    onPicture: isIntroducedOnPicture,
    floors: (section, colors) => ({ overlay: introductionFloor(section, colors) }),
    idle: (section) => (isIntroducedOnPicture(section) ? [] : ['overlay']),
    frame: introductionFrame,
  },
  Services: {
    View: ServicesView,
    styles: servicesStyles,
    layoutOf: ({ content }, { Services }, business) => serviceLayout(content, Services, business),
    idle: ({ content }, { Services }, business) =>
      content.items.some(({ image }) => isShown(image)) && showsPictures(serviceLayout(content, Services, business))
        ? []
        : ['frame'],
    frame: ({ content }, { Services }, business) => serviceFrame(content, Services, business),
  },
  Gallery: {
    View: GalleryView,
    styles: galleryStyles,
    rules: galleryRules,
    layoutOf: ({ content }) => galleryLayout(content),
    // In columns, each picture has a frame close to its own ratio.
    idle: ({ content }) => (galleryLayout(content) === 'Masonry' ? ['frame'] : []),
    frame: ({ content }, { Gallery }) => galleryFrame(content, Gallery),
  },
  QuoteBanner: { View: QuoteBannerView, styles: quoteBannerStyles, layoutOf: textBannerLayout },
  ImageBanner: {
    View: ImageBannerView,
    styles: imageBannerStyles,
    rules: imageBannerRules,
    layoutOf: imageBannerLayout,
    onPicture: isOnBannerPicture,
    floors: (section, colors, layout) => ({ overlay: imageBannerFloor(section, colors, layout) }),
    idle: (section, layout) => (isOnBannerPicture(section, layout) ? [] : ['overlay']),
    frame: (section, layout) =>
      imageBannerLayout(section, layout) === 'Split'
        ? { frame: layout.ImageBanner.frame, loose: true }
        : { frame: 'Wide' },
  },
  Team: {
    View: TeamView,
    styles: teamStyles,
    layoutOf: ({ content }, { Team }) => teamLayout(content, Team),
    frame: ({ content: { frame } }) => ({ frame }),
  },
  Scheduling: { View: SchedulingView, styles: schedulingStyles, frame: (_, { Scheduling }) => Scheduling },
  Video: { View: VideoView, styles: videoStyles, frame: () => ({ frame: 'Wide' }) },
  CustomerReviews: {
    View: CustomerReviewsView,
    styles: customerReviewsStyles,
    layoutOf: ({ content }, { CustomerReviews }) => reviewsLayout(content, CustomerReviews),
  },
  FrequentlyAskedQuestions: { View: FrequentlyAskedQuestionsView, styles: frequentlyAskedQuestionsStyles },
  Contact: {
    View: ContactView,
    styles: contactStyles,
    layoutOf: ({ content }, _, business) => contactLayout(content, business),
    // The form or the map replaces the picture.
    idle: ({ content }, { Contact }, business) => [
      ...(content.showForm ? [] : formOnlyFields),
      ...(!Contact.isBento && (content.showForm || contactLayout(content, business) !== 'Details') ? ['image'] : []),
    ],
    frame: (_, { Contact }) => Contact,
  },
  // The badge is a setting, beside the explanation for why it can't be hidden.
  Footer: { View: FooterView, styles: footerStyles },
}

export const rendererOf = <T extends SectionType>({ type }: { type: T }): SectionRenderer<T> => sectionRenderers[type]

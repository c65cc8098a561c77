import {
  IconCalendar,
  IconHelpCircle,
  IconHome,
  IconLayoutBottombar,
  IconLayoutNavbar,
  IconMail,
  IconPhoto,
  IconPlayerPlay,
  IconPolaroid,
  type IconProps,
  IconQuote,
  IconStar,
  IconTools,
  IconUsers,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { SectionType } from '#renderer/document/section-types.ts'

export const sectionIcons: Record<SectionType, ComponentType<IconProps>> = {
  Header: IconLayoutNavbar,
  Introduction: IconHome,
  Services: IconTools,
  Gallery: IconPhoto,
  QuoteBanner: IconQuote,
  ImageBanner: IconPolaroid,
  Team: IconUsers,
  Scheduling: IconCalendar,
  Video: IconPlayerPlay,
  CustomerReviews: IconStar,
  FrequentlyAskedQuestions: IconHelpCircle,
  Contact: IconMail,
  Footer: IconLayoutBottombar,
}

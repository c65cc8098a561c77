import {
  IconBan,
  IconForms,
  IconHash,
  IconLayoutRows,
  IconLink,
  IconMail,
  IconPhone,
  type IconProps,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { LinkKind } from './change-link.ts'

export const linkIcons: Record<LinkKind, ComponentType<IconProps>> = {
  None: IconBan,
  Section: IconLayoutRows,
  Web: IconLink,
  Email: IconMail,
  Phone: IconPhone,
  Form: IconForms,
  Social: IconHash,
}

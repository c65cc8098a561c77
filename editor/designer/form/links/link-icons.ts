import { IconBan, IconHash, IconLayoutRows, IconLink, IconMail, IconPhone, type IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Link } from '#renderer/document/values/link.ts'

/** A sign for each kind of link. */
export const linkIcons: Record<Link['type'], ComponentType<IconProps>> = {
  None: IconBan,
  Section: IconLayoutRows,
  Web: IconLink,
  Email: IconMail,
  Phone: IconPhone,
  Social: IconHash,
}

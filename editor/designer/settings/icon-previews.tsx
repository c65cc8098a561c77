import { IconX } from '@tabler/icons-react'
import classes from './previews.module.css'

type IconPreviewsProps = { title: string; name: string; tabIcon: string; phoneIcon: string }

/** The page's tab as a browser shows it, and its icon on a phone's home screen. */
export function IconPreviews({ title, name, tabIcon, phoneIcon }: IconPreviewsProps) {
  return (
    <div className={classes.icons}>
      <div className={classes.tabs}>
        <div className={classes.tab}>
          <img className={classes.tabIcon} src={tabIcon} alt="" width={16} height={16} />
          <span className={classes.tabTitle}>{title}</span>
          <IconX size={12} aria-hidden />
        </div>
      </div>
      <div className={classes.home}>
        <img className={classes.homeIcon} src={phoneIcon} alt="" width={52} height={52} />
        <span className={classes.homeName}>{name}</span>
      </div>
    </div>
  )
}

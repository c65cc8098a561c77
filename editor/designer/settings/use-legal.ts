import type { LegalSettings } from '../../../renderer/document/legal.ts'
import { today } from '../document/business.ts'
import { useSetting } from './use-setting.ts'

type ChangeLegal = (change: Partial<LegalSettings>, typing?: string) => void

/** What the pages about the law are made of, and how to change some of it: the day on which that was is part of every change. */
export function useLegal(): [LegalSettings, ChangeLegal] {
  const [legal, change] = useSetting('legal')
  return [legal, (part, typing) => change({ ...legal, ...part, asOf: today() }, typing)]
}

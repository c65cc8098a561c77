import { isOver, stateOf } from '#renderer/dates/page-dates.ts'
import { exceptionProblem } from '../../form/facts/exceptions-field.tsx'
import type { Check, Finding } from './finding.ts'

/** Announcements and holiday hours that visitors won't see or would misread. */
export const checkDates: Check = (site) => [...checkAnnouncement(site), ...checkExceptions(site)]

const checkAnnouncement: Check = ({ draft }) => {
  const { announcement, timeZone } = draft.settings
  const finding = (sentence: string, part: string): Finding[] => [
    { severity: 'worth a look', place: 'Announcement', sentence, path: `settings.announcement.${part}` },
  ]
  switch (stateOf(announcement, timeZone, Date.now())) {
    case 'never':
      return finding('It will never appear, because its last day comes before its first.', 'lastDay')
    case 'over':
      return finding('It won’t appear, because its last day is over.', 'lastDay')
    case 'off':
      return announcement.enabled ? finding('It has no text, so it won’t appear.', 'text') : []
    default:
      return []
  }
}

const checkExceptions: Check = ({ draft: { business, settings } }) => {
  const { exceptions } = business.hours
  return exceptions.flatMap((exception) => {
    if (exception.firstDay !== '' && isOver(exception, settings.timeZone, Date.now())) return []
    const problem =
      exception.firstDay === '' && exception.lastDay === ''
        ? 'It has no day, so it won’t appear.'
        : exceptionProblem(exception, exceptions)
    if (!problem) return []
    const place = exception.label.trim() || 'Holiday hours'
    return [{ severity: 'must look at' as const, place, sentence: problem, path: 'business.hours' }]
  })
}

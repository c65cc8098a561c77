import type { Check } from './finding.ts'

/** A website that search engines are asked to leave alone. */
export const checkIndexing: Check = ({ draft }) =>
  draft.settings.searchIndexing
    ? []
    : [
        {
          severity: 'worth a look',
          place: 'Search indexing',
          sentence: 'It is off, so people will not find this website by searching.',
          path: 'settings.searchIndexing',
        },
      ]
